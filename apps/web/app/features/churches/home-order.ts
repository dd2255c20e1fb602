import { type HomeSectionCode, homeSectionCodes } from '@narthex/contract/churches/home-codes'
import type { Moment } from './moment.ts'

/** Order of the home page's sections by the moment of the week: the place before a service, next steps after it. */
const orders: Record<Moment['kind'], readonly HomeSectionCode[]> = {
  far: homeSectionCodes,
  before: ['BANNERS', 'EVENTOS', 'HISTORIA', 'DEVOCIONAL', 'CONVITES', 'NOTICIAS', 'CONGREGACOES'],
  live: ['CONVITES', 'BANNERS', 'DEVOCIONAL', 'EVENTOS', 'NOTICIAS', 'HISTORIA', 'CONGREGACOES'],
  after: ['CONVITES', 'DEVOCIONAL', 'BANNERS', 'EVENTOS', 'NOTICIAS', 'HISTORIA', 'CONGREGACOES'],
}

/** The sections that the church chose, in its order; without a choice all of them, in the order of the week. */
export function homeOrder(chosen: readonly HomeSectionCode[], moment: Moment | undefined): readonly HomeSectionCode[] {
  if (chosen.length > 0) return chosen
  return moment ? orders[moment.kind] : homeSectionCodes
}
