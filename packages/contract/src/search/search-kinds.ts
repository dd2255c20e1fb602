import type { ModuleCode } from '../church-codes.ts'

/** The kinds of items that the search finds; each has a page of its own. */
export const searchKinds = [
  'DEVOCIONAL',
  'NOTICIA',
  'MINISTERIO',
  'PROJETO',
  'EBD',
  'PUBLICACAO',
  'ESTUDO',
  'VIDEO',
  'PODCAST',
  'LOUVOR',
  'EVENTO',
  'CELULA',
  'PLAY',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** Kinds that need a module; every church has the others. */
export const moduleOfKind: Partial<Record<SearchKind, ModuleCode>> = {
  DEVOCIONAL: 'MOD_DEVOCIONAL',
  NOTICIA: 'MOD_NOTICIA',
  EBD: 'MOD_EBD',
  PUBLICACAO: 'MOD_PUBLICACAO',
  ESTUDO: 'MOD_CELULA',
  EVENTO: 'MOD_EVENTO',
  CELULA: 'MOD_CELULA',
  PLAY: 'MOD_ASSINATURA',
}
