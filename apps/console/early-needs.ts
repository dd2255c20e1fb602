import type { Plugin, Rolldown } from 'vite'
import { locales } from '../../packages/contract/src/locale.ts'
import { findFiles } from './bundle-budget.ts'

/** Modules and the call that the first screen of a visit needs. */
interface EarlyNeeds {
  /** Modules that the screen is loaded by; `{locale}` stands for the reader's language. */
  readonly modules: readonly string[]
  /** The call that its rows come from. */
  readonly call?: string
}

const list = '/app/resource/list/list-page.tsx'
const ordered = '/app/resource/list/ordered/ordered-list-page.tsx'
const texts = (part: string) => `/locales/src/{locale}/console/${part}-messages.ts`

/** Screens that a visit begins with most, by their address. */
export const earlyNeeds: Readonly<Record<string, EarlyNeeds>> = {
  '/': {
    modules: [
      '/app/features/home/home-page.tsx',
      '/app/resources/content/news.resource.tsx',
      texts('home'),
      texts('start'),
    ],
  },
  '/content/news': {
    modules: [list, '/app/resources/content/news.resource.tsx'],
    call: '/conteudo/noticia/?ordem=-dataPublicacao',
  },
  '/site/services': {
    modules: [list, '/app/resources/church/services.resource.tsx', texts('site')],
    call: '/escritorio/culto/?ordem=diaSemana',
  },
  '/site/banners': { modules: [ordered, '/app/resources/church/banners.resource.tsx', texts('site')] },
  '/site/menu': { modules: [ordered, '/app/resources/church/menu.resource.tsx', texts('site')] },
}

/**
 * Writes for the server what screens ask for, the largest first, by language and address: it names them in the answer of the
 * document, and the browser asks for all of them at once, not one wave after the other.
 */
export function writeEarlyNeeds(): Plugin {
  return {
    name: 'early-needs',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])),
      )
      const written = locales.map((locale) => [locale, readNeeds(chunks, locale)] as const)
      this.emitFile({
        type: 'asset',
        fileName: 'early-needs.json',
        source: JSON.stringify(Object.fromEntries(written)),
      })
    },
  }
}

const readNeeds = (chunks: ReadonlyMap<string, Rolldown.OutputChunk>, locale: string) =>
  Object.fromEntries(
    Object.entries(earlyNeeds).map(([address, { modules, call }]) => {
      const named = ['/app/entry.tsx', texts('frame'), ...modules].map((module) => module.replace('{locale}', locale))
      const size = (file: string) => chunks.get(file)?.code.length ?? 0
      const files = [...findFiles(chunks, named)].toSorted((a, b) => size(b) - size(a)).map((file) => `/${file}`)
      return [address, { files, calls: call ? [`/api/v1${call}`] : [] }]
    }),
  )
