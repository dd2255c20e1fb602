import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|svg|json|webmanifest)$/
const smallest = 512

/** Writes each asset's brotli and gzip form beside it, once and at their best, so that the server only sends files. */
export function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((name) => compressible.test(name))
      await Promise.all(files.map((name) => compress(join(dir ?? '.', name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallest) return
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
