import type { ModuleCode } from '@narthex/contract/churches/codes'
import type { SearchKind } from '@narthex/contract/search/search-kinds'

interface Kind {
  /** Without it a church shows none of these. */
  readonly module?: ModuleCode
  /** As what the search finds it; what is shown within another's page is not found by itself. */
  readonly search?: SearchKind
  /** What it belongs to. */
  readonly parent?: ContentKind
  /** It is shown on its parent's page or below it, so never without it. */
  readonly livesBelow?: true
  /** Of these, how many are told where it is listed. */
  readonly counts?: ContentKind
  /** Told with its place among those of its parent, which stand before and after it. */
  readonly numbered?: true
  /** Newest first, or as the church arranged them. */
  readonly order: 'recent' | 'arranged'
}

/** All that a church publishes to be read, and how the kinds differ. */
export const contentKinds = {
  DEVOCIONAL: { module: 'MOD_DEVOCIONAL', search: 'DEVOCIONAL', order: 'recent' },
  NOTICIA: { module: 'MOD_NOTICIA', search: 'NOTICIA', order: 'recent' },
  MINISTERIO: { search: 'MINISTERIO', order: 'arranged' },
  PROJETO: { search: 'PROJETO', parent: 'MINISTERIO', livesBelow: true, order: 'arranged' },
  EBD_CURSO: { module: 'MOD_EBD', search: 'EBD', counts: 'EBD_LICAO', order: 'arranged' },
  EBD_TURMA: { module: 'MOD_EBD', parent: 'EBD_CURSO', livesBelow: true, order: 'arranged' },
  EBD_LICAO: {
    module: 'MOD_EBD',
    search: 'EBD',
    parent: 'EBD_CURSO',
    livesBelow: true,
    numbered: true,
    order: 'arranged',
  },
  PUBLICACAO_TIPO: { module: 'MOD_PUBLICACAO', counts: 'PUBLICACAO', order: 'arranged' },
  PUBLICACAO: { module: 'MOD_PUBLICACAO', search: 'PUBLICACAO', parent: 'PUBLICACAO_TIPO', order: 'recent' },
  ESTUDO_SERIE: { module: 'MOD_CELULA', counts: 'ESTUDO', order: 'arranged' },
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

export const kindOf = (tipo: ContentKind): Kind => contentKinds[tipo]

export const kindsLivingBelow = (Object.keys(contentKinds) as ContentKind[]).filter((tipo) => kindOf(tipo).livesBelow)
