import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AttendanceMark, clampMark, isNewerMark } from './attendance-marks.service.ts'

const now = new Date('2026-05-06T22:00:00Z')
const mark = (flagPresente: boolean | null, minutesAgo: number): AttendanceMark => ({
  flagPresente,
  marcadaEm: new Date(now.getTime() - minutesAgo * 60_000),
})

describe('a mark of attendance', () => {
  it('replaces none, and an earlier one', () => {
    expect(isNewerMark(undefined, mark(false, 5))).toBe(true)
    expect(isNewerMark(mark(true, 10), mark(false, 5))).toBe(true)
    expect(isNewerMark(mark(true, 5), mark(false, 10))).toBe(false)
  })

  it('sent again changes nothing', () => {
    for (const flag of [true, false, null]) expect(isNewerMark(mark(flag, 5), mark(flag, 5))).toBe(false)
  })

  it('of a clock that is ahead counts as now', () => {
    expect(clampMark(mark(true, -60), now)).toEqual(mark(true, 0))
    expect(clampMark(mark(true, 60), now)).toEqual(mark(true, 60))
  })

  it('is the same in the end in whatever order and however often devices send theirs', () => {
    const anyMark = fc
      .record({ flag: fc.constantFrom(true, false, null), minutes: fc.nat(5) })
      .map(({ flag, minutes }) => mark(flag, minutes))
    const merge = (all: readonly AttendanceMark[]) =>
      all.reduce<AttendanceMark | undefined>((kept, sent) => (isNewerMark(kept, sent) ? sent : kept), undefined)
    const shuffled = fc
      .array(anyMark, { minLength: 1, maxLength: 6 })
      .chain((sent) =>
        fc.tuple(
          fc.constant(sent),
          fc.shuffledSubarray([...sent, ...sent], { minLength: sent.length * 2, maxLength: sent.length * 2 }),
        ),
      )
    fc.assert(
      fc.property(shuffled, ([sent, again]) => {
        expect(merge(again)).toEqual(merge(sent))
      }),
    )
  })
})
