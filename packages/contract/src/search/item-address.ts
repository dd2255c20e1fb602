import { type SearchKind, searchKinds } from './search-kinds.ts'

/**
 * The path of each kind; `*` stands for the item's key (`chave`): its slug or its id, and for a project the ministry's key
 * and its own (`3/5`).
 */
const pages: Readonly<Record<SearchKind, string>> = {
  DEVOCIONAL: '/devotionals/*',
  NOTICIA: '/news/*',
  MINISTERIO: '/ministries/*',
  PROJETO: '/ministries/*/projects/*',
  EBD: '/ebds/*',
  PUBLICACAO: '/publications/*',
  ESTUDO: '/studies/*',
  VIDEO: '/videos/*',
  PODCAST: '/podcast?episode=*',
  LOUVOR: '/praises/*',
  EVENTO: '/event/*',
  CELULA: '/groups/*',
  PLAY: '/play/video/*',
}

/** The path of an item's page. */
export function itemPath(tipo: SearchKind, chave: string): string {
  const names = chave.split('/').map(encodeURIComponent)
  return pages[tipo].replaceAll('*', () => names.shift() ?? '')
}

const patterns = searchKinds.map((tipo) => {
  const page = pages[tipo].replace(/[?]/g, '\\$&').replaceAll('*', '([a-z0-9-]{1,100})')
  return { tipo, pattern: new RegExp(`^${page}$`) }
})

/** The inverse of `itemPath`; undefined for any other path. */
export function itemAt(path: string): { tipo: SearchKind; chave: string } | undefined {
  for (const { tipo, pattern } of patterns) {
    const found = pattern.exec(path)
    if (found) return { tipo, chave: found.slice(1).join('/') }
  }
  return undefined
}
