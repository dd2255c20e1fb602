import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toMemberId } from '../../../platform/ids.ts'
import { type Mark, selectNewerMarks } from './attendance.rules.ts'

const now = new Date('2026-05-06T22:00:00Z')
const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const mark = (memberId: number, flagPresente: boolean, minutes: number): Mark => ({
  memberId: toMemberId(memberId),
  flagPresente,
  marcadaEm: at(minutes),
})

/** The stored marks after a device's marks are merged. */
function keep(kept: readonly Mark[], sent: readonly Mark[]): Mark[] {
  const newer = selectNewerMarks(kept, sent, now)
  const others = kept.filter(({ memberId }) => !newer.some((one) => one.memberId === memberId))
  return [...others, ...newer].toSorted((a, b) => a.memberId - b.memberId)
}

describe('attendance', () => {
  it('of two devices is the later word on each person', () => {
    const kept = [mark(1, true, 10), mark(2, true, 10)]
    expect(keep(kept, [mark(1, false, 20), mark(2, false, 5), mark(3, true, 30)])).toEqual([
      mark(1, true, 10),
      mark(2, false, 5),
      mark(3, true, 30),
    ])
  })

  it('sent again changes nothing', () => {
    const kept = [mark(1, true, 10), mark(2, false, 3)]
    expect(selectNewerMarks(kept, kept, now)).toEqual([])
  })

  it('from a clock that is ahead counts as now', () => {
    expect(selectNewerMarks([], [mark(1, true, -600)], now)).toEqual([mark(1, true, 0)])
  })

  it('with equal times, present wins in any order of devices', () => {
    expect(keep([mark(1, false, 5)], [mark(1, true, 5)])).toEqual([mark(1, true, 5)])
    expect(keep([mark(1, true, 5)], [mark(1, false, 5)])).toEqual([mark(1, true, 5)])
  })

  it('is the same in the end in whatever order and however often devices send theirs', () => {
    const marks = fc.uniqueArray(
      fc.record({ memberId: fc.integer({ min: 1, max: 6 }), flagPresente: fc.boolean(), minutes: fc.nat(8) }),
      { selector: ({ memberId }) => memberId },
    )
    const devices = fc.array(
      marks.map((all) => all.map((one) => mark(one.memberId, one.flagPresente, one.minutes))),
      { minLength: 1, maxLength: 5 },
    )
    const twice = devices.chain((sent) =>
      fc.tuple(fc.constant(sent), fc.shuffledSubarray([...sent, ...sent], { minLength: sent.length * 2 })),
    )
    fc.assert(
      fc.property(twice, ([sent, shuffled]) => {
        const all = (list: readonly Mark[][]) => list.reduce<Mark[]>(keep, [])
        expect(all(shuffled)).toEqual(all(sent))
      }),
    )
  })
})
