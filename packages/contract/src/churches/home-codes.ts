/** Where a home's tiles and invitations may lead, in the product's own order of tiles. */
export const homePlaceCodes = [
  'AO_VIVO',
  'DOACAO',
  'CELULA',
  'ORACAO',
  'EVENTO',
  'DEVOCIONAL',
  'SOBRE',
  'AGENDA',
  'BIBLIA',
  'MINISTERIO',
] as const
export type HomePlaceCode = (typeof homePlaceCodes)[number]

/** The sections below a home's hero. */
export const homeSectionCodes = [
  'BANNERS',
  'EVENTOS',
  'DEVOCIONAL',
  'CONVITES',
  'NOTICIAS',
  'HISTORIA',
  'CONGREGACOES',
] as const
export type HomeSectionCode = (typeof homeSectionCodes)[number]
