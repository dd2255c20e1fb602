import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const id = 'virtual:enhancer'
const source = join(import.meta.dirname, 'enhancer/main.ts')

let built: Promise<{ fileName: string; source: string }> | undefined

/**
 * Bundles the enhancer as a file of its own, so that no page loads a chunk of the app for it. `virtual:enhancer` is its
 * address, for the server, which writes it into pages.
 */
export function enhancer(): Plugin {
  let isServe = false
  return {
    name: 'enhancer',
    configResolved({ command }) {
      isServe = command === 'serve'
    },
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    async load(name) {
      if (name !== `\0${id}`) return undefined
      const address = isServe ? '/enhancer/main.ts' : `/${(await bundled()).fileName}`
      return `export const enhancerAddress = ${JSON.stringify(address)}`
    },
    async generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', ...(await bundled()) })
    },
  }
}

function bundled() {
  built ??= bundle()
  return built
}

async function bundle() {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'es', codeSplitting: false } },
    },
  })
  const { code } = (result as Rolldown.RolldownOutput).output[0]
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { fileName: `assets/enhancer-${hash}.js`, source: code }
}
