import { describe, expect, it } from 'vitest'
import { findBannerState, findNextChange, pickShown } from './banner-times.rules.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 5, 20, hour))
const times = (from: number | null, until: number | null) => ({
  dataPublicacao: from === null ? null : at(from),
  dataFimPublicacao: until === null ? null : at(until),
})

describe('a banner by the clock', () => {
  it.each([
    [times(null, null), 'EXIBIDO'],
    [times(12, null), 'EXIBIDO'],
    [times(13, null), 'AGENDADO'],
    [times(null, 13), 'EXIBIDO'],
    [times(null, 12), 'ENCERRADO'],
    [times(10, 11), 'ENCERRADO'],
    [times(13, 14), 'AGENDADO'],
  ])('is shown from its first moment on and no more at its last one: %o at twelve is %s', (banner, state) => {
    expect(findBannerState({ ...banner, flagAtivo: true }, at(12))).toBe(state)
    expect(findBannerState({ ...banner, flagAtivo: false }, at(12))).toBe('INATIVO')
    expect(pickShown([banner], at(12))).toEqual(state === 'EXIBIDO' ? [banner] : [])
  })

  it('changes the page next at the first moment to come of any', () => {
    const banners = [times(10, 16), times(14, 15), times(null, 11)]
    expect(findNextChange(banners, at(12))).toEqual(at(14))
    expect(findNextChange(banners, at(14))).toEqual(at(15))
    expect(findNextChange(banners, at(16))).toBeUndefined()
    expect(findNextChange([], at(12))).toBeUndefined()
  })
})
