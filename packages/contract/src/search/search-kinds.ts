/** What a church's search finds, each with a page of its own. */
export const searchKinds = [
  'DEVOCIONAL',
  'NOTICIA',
  'MINISTERIO',
  'PROJETO',
  'EBD',
  'PUBLICACAO',
  'VIDEO',
  'PODCAST',
  'LOUVOR',
  'EVENTO',
] as const
export type SearchKind = (typeof searchKinds)[number]
