import type { MediaKind } from '@narthex/contract/media/file.schemas'
import { fileKinds } from '@narthex/contract/media/file-address'

export const libraryKinds = ['IMAGEM', ...fileKinds] as const satisfies readonly MediaKind[]

export const shownParts = ['all', 'unused', 'noText', 'trash'] as const
export type ShownPart = (typeof shownParts)[number]
export const libraryOrders = ['newest', 'oldest', 'name', 'largest'] as const
export type LibraryOrder = (typeof libraryOrders)[number]

/** Filters and order of the media library. */
export interface LibraryView {
  readonly term: string
  readonly kind: MediaKind | undefined
  readonly part: ShownPart
  readonly order: LibraryOrder
}

const names = { term: 'q', kind: 'tipo', part: 'mostrar', order: 'ordem' } as const

/** Reads the view from an address; what it does not know is the usual. */
export function readView(query: URLSearchParams): LibraryView {
  return {
    term: query.get(names.term) ?? '',
    kind: libraryKinds.find((kind) => kind === query.get(names.kind)),
    part: shownParts.find((part) => part === query.get(names.part)) ?? 'all',
    order: libraryOrders.find((order) => order === query.get(names.order)) ?? 'newest',
  }
}

/** Writes a view into an address; the usual is left out, and other parameters stay. */
export function writeView(view: LibraryView, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query)
  const values = {
    [names.term]: view.term,
    [names.kind]: view.kind ?? '',
    [names.part]: view.part === 'all' ? '' : view.part,
    [names.order]: view.order === 'newest' ? '' : view.order,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value) written.set(name, value)
    else written.delete(name)
  }
  return written
}

const orders = { newest: '-criadoEm', oldest: 'criadoEm', name: 'nome', largest: '-bytes' } as const

/** The query of the call that lists a view. */
export const toLibraryQuery = ({ term, kind, part, order }: LibraryView) => ({
  ordem: orders[order],
  ...(term.trim() && { term: term.trim() }),
  ...(kind && { tipo: kind }),
  ...(part === 'unused' && { semUso: 'true' as const }),
  ...(part === 'noText' && { semTexto: 'true' as const }),
  ...(part === 'trash' && { lixeira: 'true' as const }),
})
