import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

/** One namespace of one language; `messages.ts` only gathers them. */
const namespaceFile =
  /\/packages\/locales\/src\/(?:pt|en|es|es-es)\/(?:console\/)?(?!(?:[\w-]+-)?messages\.)[\w-]+\.ts$/

type Texts = { readonly [key: string]: string | Texts }

/**
 * Parses every message while building: neither the browser nor a render carries a parser, nor parses anything.
 * The texts in the sources stay plain, so tests read them as they are, with the formatter that parses.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    }),
    async load(id) {
      if (!namespaceFile.test(id)) return undefined
      // In development the time makes an edited file another module for Node.
      const edition = this.meta.watchMode ? `?${statSync(id).mtimeMs}` : ''
      const namespaces: Record<string, Texts> = await import(`${pathToFileURL(id)}${edition}`)
      return Object.entries(namespaces)
        .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compiled(texts))}`)
        .join('\n')
    },
  }
}

function compiled(texts: Texts): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compiled(text)]),
  )
}
