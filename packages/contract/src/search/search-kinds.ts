import type { ModuleCode } from '../churches/codes.ts'

/** What a church's search finds, each with a page of its own. */
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
] as const
export type SearchKind = (typeof searchKinds)[number]

/** Kinds that only a church with the module has; the others belong to every church. */
export const moduleOfKind: Partial<Record<SearchKind, ModuleCode>> = {
  DEVOCIONAL: 'MOD_DEVOCIONAL',
  NOTICIA: 'MOD_NOTICIA',
  EBD: 'MOD_EBD',
  PUBLICACAO: 'MOD_PUBLICACAO',
  ESTUDO: 'MOD_CELULA',
  EVENTO: 'MOD_EVENTO',
  CELULA: 'MOD_CELULA',
}
