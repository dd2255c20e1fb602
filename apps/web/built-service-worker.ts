import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/**
 * Writes the service worker into the client's folder, as one file with the name of the build in it. The name is taken
 * from what the server runs, which knows every asset and every text: whatever changes, the worker is another one.
 */
export async function buildServiceWorker(buildFolder: string): Promise<void> {
  const server = await readFile(join(buildFolder, 'server/index.js'))
  const buildId = createHash('sha256').update(server).digest('base64url').slice(0, 12)
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { buildId: JSON.stringify(buildId) },
    build: {
      outDir: join(buildFolder, 'client'),
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'service-worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}
