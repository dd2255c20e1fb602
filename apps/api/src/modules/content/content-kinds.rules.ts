import type { ModuleCode } from '@narthex/contract/church-codes'
import type { SearchKind } from '@narthex/contract/search/search-kinds'

interface Kind {
  /** Module that the church needs to show this kind. */
  readonly module?: ModuleCode
  /** Kind of search result. Items without a page of their own have none. */
  readonly search?: SearchKind
  readonly parent?: ContentKind
  /** The item is shown only on or under its parent's page, so it is hidden and deleted with the parent. */
  readonly livesBelow?: true
  /** Kind of child that lists count. */
  readonly counts?: ContentKind
  /** Name space of the slugs of its pages. Kinds with the same name share their addresses. */
  readonly addresses?: string
  /** The item has a position among its siblings, and previous and next are siblings. */
  readonly numbered?: true
  /** `recent`: newest first. `arranged`: the church's own order (`ordem`). */
  readonly order: 'recent' | 'arranged'
}

/** The kinds of content that a church publishes and how they differ. */
export const contentKinds = {
  DEVOCIONAL: { module: 'MOD_DEVOCIONAL', search: 'DEVOCIONAL', order: 'recent' },
  NOTICIA: { module: 'MOD_NOTICIA', search: 'NOTICIA', order: 'recent' },
  MINISTERIO: { search: 'MINISTERIO', order: 'arranged' },
  PROJETO: { search: 'PROJETO', parent: 'MINISTERIO', livesBelow: true, order: 'arranged' },
  EBD_CURSO: { module: 'MOD_EBD', search: 'EBD', counts: 'EBD_LICAO', addresses: 'EBD', order: 'arranged' },
  EBD_TURMA: { module: 'MOD_EBD', parent: 'EBD_CURSO', livesBelow: true, order: 'arranged' },
  EBD_LICAO: {
    module: 'MOD_EBD',
    search: 'EBD',
    parent: 'EBD_CURSO',
    livesBelow: true,
    addresses: 'EBD',
    numbered: true,
    order: 'arranged',
  },
  PUBLICACAO_TIPO: { module: 'MOD_PUBLICACAO', counts: 'PUBLICACAO', addresses: 'PUBLICACAO_TIPO', order: 'arranged' },
  PUBLICACAO: {
    module: 'MOD_PUBLICACAO',
    search: 'PUBLICACAO',
    parent: 'PUBLICACAO_TIPO',
    addresses: 'PUBLICACAO',
    order: 'recent',
  },
  ESTUDO_SERIE: { module: 'MOD_CELULA', counts: 'ESTUDO', addresses: 'ESTUDO_SERIE', order: 'arranged' },
  ESTUDO: { module: 'MOD_CELULA', search: 'ESTUDO', parent: 'ESTUDO_SERIE', numbered: true, order: 'recent' },
} as const satisfies Record<string, Kind>

export type ContentKind =
  | 'DEVOCIONAL'
  | 'NOTICIA'
  | 'MINISTERIO'
  | 'PROJETO'
  | 'EBD_CURSO'
  | 'EBD_TURMA'
  | 'EBD_LICAO'
  | 'PUBLICACAO_TIPO'
  | 'PUBLICACAO'
  | 'ESTUDO_SERIE'
  | 'ESTUDO'

export const getKind = (tipo: ContentKind): Kind => contentKinds[tipo]

export const kindsLivingBelow = (Object.keys(contentKinds) as ContentKind[]).filter((tipo) => getKind(tipo).livesBelow)

/** The kinds whose slugs must differ from those of this kind, itself among them. */
export const listSharingSlugs = (tipo: ContentKind): ContentKind[] =>
  (Object.keys(contentKinds) as ContentKind[]).filter((other) => getKind(other).addresses === getKind(tipo).addresses)
