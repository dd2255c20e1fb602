import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

const maxKb = { 'shell and list': 150, form: 60, 'text editor': 130 } as const

/** Modules that stand for a part of the app; what they import comes with them. */
const parts = {
  list: [
    '/app/entry.tsx',
    '/locales/src/pt/console/frame-messages.ts',
    '/app/resource/list/list-page.tsx',
    '/app/resources/content/news.resource.tsx',
  ],
  form: [
    '/app/resource/form/editor-page.tsx',
    '/app/resources/content/news.fields.ts',
    '/locales/src/pt/console/editor-messages.ts',
    '/locales/src/pt/console/entry-messages.ts',
  ],
  text: ['/packages/editor/src/content/content-sheet.tsx'],
}

/** Refuses a build whose JavaScript weighs more than the office may cost, compressed (docs/decisions/0182). */
export function bundleBudget(): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])),
      )
      const list = findFiles(chunks, parts.list)
      const form = findFiles(chunks, parts.form).difference(list)
      const text = findFiles(chunks, parts.text).difference(list).difference(form)
      const files = { 'shell and list': list, form, 'text editor': text }
      for (const [name, limit] of Object.entries(maxKb)) {
        const kb = weigh(chunks, files[name as keyof typeof maxKb])
        this.info(`${name}: ${kb.toFixed(1)} of ${limit} KB`)
        if (kb > limit) this.error(`${name} weigh ${kb.toFixed(1)} KB compressed, more than ${limit}`)
      }
    },
  }
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** The files that hold the modules, and all that they import at once. */
export function findFiles(chunks: Chunks, modules: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const imported of chunks.get(file)?.imports ?? []) visit(imported)
  }
  for (const module of modules) {
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`${module} is in no file of the build`)
    visit(chunk.fileName)
  }
  return found
}

function weigh(chunks: Chunks, files: ReadonlySet<string>): number {
  const bytes = [...files].map((file) => gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).length)
  return bytes.reduce((sum, size) => sum + size, 0) / 1000
}
