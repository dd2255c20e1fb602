import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markKey, mergeMarks, type PassageMark } from './merge-marks.ts'

const mark = fc.record({
  dia: fc.integer({ min: 1, max: 3 }),
  passagem: fc.constantFrom('Matt.1', 'Ps.1'),
  lida: fc.boolean(),
  em: fc.integer({ min: 0, max: 4 }).map((minute) => `2026-03-01T12:0${minute}:00Z`),
})
const marks = fc.array(mark, { maxLength: 12 })
const sorted = (list: readonly PassageMark[]) =>
  list.map(({ lida, em, ...place }) => `${markKey(place)} ${lida} ${em}`).toSorted()

test('devices come to the same result in whatever order their marks arrive, however often', () => {
  fc.assert(
    fc.property(marks, marks, marks, (a, b, c) => {
      const all = sorted(mergeMarks(a, b, c))
      expect(sorted(mergeMarks(c, mergeMarks(b, a)))).toEqual(all)
      expect(sorted(mergeMarks(mergeMarks(a, b), mergeMarks(b, c), a))).toEqual(all)
    }),
  )
})

test('what was only ever marked as read is read after any merge', () => {
  fc.assert(
    fc.property(fc.array(mark.map((given) => ({ ...given, lida: true }))), fc.array(marks), (read, others) => {
      const merged = mergeMarks(read, ...others.map((list) => list.filter(({ lida }) => lida)))
      const keys = new Set(merged.filter(({ lida }) => lida).map(markKey))
      for (const given of read) expect(keys.has(markKey(given))).toBe(true)
    }),
  )
})

test('a later unmarking counts, an earlier one does not, and at the same moment the reading counts', () => {
  const at = (minute: number, lida: boolean): PassageMark => ({
    dia: 1,
    passagem: 'Ps.1',
    lida,
    em: `2026-03-01T12:0${minute}:00Z`,
  })
  expect(mergeMarks([at(1, true)], [at(2, false)])).toEqual([at(2, false)])
  expect(mergeMarks([at(3, true)], [at(2, false)])).toEqual([at(3, true)])
  expect(mergeMarks([at(2, false)], [at(2, true)])).toEqual([at(2, true)])
})
