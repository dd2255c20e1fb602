import { moduleCodes } from '@narthex/contract/church-codes'
import { homePlaceCodes } from '@narthex/contract/churches/home-codes'
import { describe, expect, it } from 'vitest'
import type { ChurchSite } from '../../church/site.ts'
import { quickActions } from './home-places.ts'
import { pickInvitations } from './pick-invitations.ts'

const withModules = (modules: ChurchSite['modules']) => ({ modules }) as ChurchSite
const full = withModules(moduleCodes)
const bare = withModules([])
const codes = (places: readonly { readonly code: string }[]) => places.map(({ code }) => code)

describe('the tiles of a home', () => {
  it('are the four that visitors use most, where the church chose none', () => {
    expect(codes(quickActions(full, [], homePlaceCodes))).toEqual(homePlaceCodes.slice(0, 4))
  })

  it('are the church’s own first, then the usual ones', () => {
    expect(codes(quickActions(full, ['BIBLIA', 'CELULA'], homePlaceCodes))).toEqual([
      'BIBLIA',
      'CELULA',
      'AO_VIVO',
      'DOACAO',
    ])
  })

  it('leave out what the church does not offer, and are four all the same', () => {
    const offered = codes(quickActions(bare, ['CELULA', 'BIBLIA'], homePlaceCodes))
    expect(offered).toHaveLength(4)
    expect(offered[0]).toBe('BIBLIA')
    expect(offered).not.toContain('CELULA')
  })

  it('lead to what is there, before a choice behind which there is nothing yet', () => {
    const offered = ['ORACAO', 'SOBRE', 'BIBLIA'] as const
    expect(codes(quickActions(full, ['DOACAO', 'BIBLIA'], offered))).toEqual(['BIBLIA', 'ORACAO', 'SOBRE', 'DOACAO'])
  })
})

describe('the invitations of a home', () => {
  const own = { codigo: 'EVENTO', titulo: 'Supper', texto: 'At the long table.', acao: 'See when' } as const

  it('are the usual ones with the product’s texts, where the church wrote none', () => {
    expect(pickInvitations(full, [], homePlaceCodes)).toMatchObject([
      { code: 'CELULA', titulo: null },
      { code: 'ORACAO', titulo: null },
      { code: 'DOACAO', titulo: null },
    ])
  })

  it('are the church’s own, in its order and words', () => {
    expect(pickInvitations(full, [own], homePlaceCodes)).toMatchObject([
      { code: 'EVENTO', path: '/event', titulo: 'Supper' },
    ])
  })

  it('never lead to what the church does not offer', () => {
    expect(pickInvitations(bare, [], homePlaceCodes)).toEqual([])
    expect(pickInvitations(bare, [own], homePlaceCodes)).toEqual([])
  })

  it('never lead to a place behind which there is nothing yet', () => {
    expect(codes(pickInvitations(full, [], ['ORACAO']))).toEqual(['ORACAO'])
    expect(pickInvitations(full, [own], ['ORACAO'])).toEqual([])
  })
})
