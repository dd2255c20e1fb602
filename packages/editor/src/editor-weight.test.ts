import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type OutputChunk, rolldown } from 'rolldown'
import { expect, test } from 'vitest'

/** Packages that every form of the office has already loaded. */
const loadedBefore = /^(?:react|react-dom|use-intl|zod)(?:\/|$)/

/** Compressed kilobytes of scripts that a file brings with it. */
async function weigh(file: string): Promise<number> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, file),
    external: loadedBefore,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    moduleTypes: { '.css': 'empty' },
  })
  const { output } = await bundle.generate({ minify: true })
  const chunks = output.filter((part): part is OutputChunk => part.type === 'chunk' && part.isEntry)
  return chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000
}

test('all that writing needs weighs less than the editor of the office may', async () => {
  const kilobytes = await weigh('content/content-sheet.tsx')
  expect(kilobytes).toBeLessThan(120)
  expect(kilobytes, 'control: the library is counted').toBeGreaterThan(80)
})

test('a form brings next to nothing of it, and neither does a text that is read', async () => {
  expect(await weigh('content-editor.tsx')).toBeLessThan(6)
  expect(await weigh('content-view.tsx')).toBeLessThan(6)
})
