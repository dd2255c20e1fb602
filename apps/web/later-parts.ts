import type { Plugin, Rolldown } from 'vite'

const id = 'virtual:later-parts'

/** Parts that the app loads after it woke, by the module that begins each. */
const parts = {
  buying: '/app/features/tickets/flow/buying-flow.tsx',
  chat: '/app/features/chat/chat.tsx',
  places: '/app/features/bible/picker/place-dialog.tsx',
} as const

let built: Readonly<Record<string, readonly string[]>> | undefined

/**
 * `virtual:later-parts` names the files of parts that a page loads as soon as it is awake, for the server: written into
 * the page, they are asked for with its own modules instead of one wave after the other. The browser's side is built
 * first; while developing there are none.
 */
export function laterParts(): Plugin {
  let isServe = false
  return {
    name: 'later-parts',
    configResolved({ command }) {
      isServe = command === 'serve'
    },
    // What is written: a file of styles alone has gone by then.
    writeBundle(_, bundle) {
      if (this.environment.name === 'client') built = readParts(bundle)
    },
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load(name) {
      if (name !== `\0${id}`) return undefined
      if (!isServe && !built) throw new Error("The browser's side is not built")
      const files = built ?? Object.fromEntries(Object.keys(parts).map((part) => [part, []]))
      return `export const laterParts = ${JSON.stringify(files)}`
    },
  }
}

function readParts(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  return Object.fromEntries(Object.entries(parts).map(([part, module]) => [part, listFiles(chunks, module)]))
}

/** The addresses of a module's file and of all that it imports. Throws where no file has the module. */
export function listFiles(
  chunks: readonly Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>[],
  module: string,
): string[] {
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!first) throw new Error(`The build has no ${module}`)
  const files = new Set<string>()
  const open = [first.fileName]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue
    files.add(file)
    open.push(...(chunks.find(({ fileName }) => fileName === file)?.imports ?? []))
  }
  return [...files].map((file) => `/${file}`)
}
