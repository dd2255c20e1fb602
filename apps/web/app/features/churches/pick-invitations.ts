import type { Invitation } from '@narthex/contract/churches/home.schemas'
import type { HomePlaceCode } from '@narthex/contract/churches/home-codes'
import type { ChurchSite } from '../../church/site.ts'
import { findHomePlace, type QuickAction } from './home-places.ts'

/** Invitation on the home page; the product's texts stand in for missing texts of the church. */
export interface HomeInvitation extends QuickAction, Pick<Invitation, 'titulo' | 'texto' | 'acao'> {}

/** The ways in: a group, a prayer, a gift. */
const usual: readonly HomePlaceCode[] = ['CELULA', 'ORACAO', 'DOACAO']

/** The church's own invitations, else the usual ones, as far as there is something behind their places. */
export function pickInvitations(
  site: ChurchSite,
  own: readonly Invitation[],
  offered: readonly HomePlaceCode[],
): readonly HomeInvitation[] {
  const invitations = own.length > 0 ? own : usual.map((codigo) => ({ codigo, titulo: null, texto: null, acao: null }))
  return invitations.flatMap(({ codigo, ...texts }) => {
    const place = offered.includes(codigo) ? findHomePlace(site, codigo) : undefined
    return place ? [{ ...place, ...texts }] : []
  })
}
