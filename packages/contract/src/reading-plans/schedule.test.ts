import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canSpread,
  fitSchedule,
  lastDay,
  listDue,
  listMissed,
  plainSchedule,
  postponeMissed,
  resumeSchedule,
  type Schedule,
  type Standing,
  spreadMissed,
} from './schedule.ts'

/** Plans at any moment: some readings done, some missed, and the schedule changed a few times before. */
const standings: fc.Arbitrary<Standing> = fc
  .record({
    length: fc.integer({ min: 1, max: 60 }),
    today: fc.integer({ min: -3, max: 90 }),
    earlier: fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.boolean()), { maxLength: 3 }),
  })
  .chain(({ length, today, earlier }) =>
    fc.array(fc.boolean(), { minLength: length, maxLength: length }).map((isDone) => {
      const schedule = earlier.reduce<Schedule>((before, [day, spreads]) => {
        const standing = { schedule: before, isDone, today: day }
        return spreads ? spreadMissed(standing) : postponeMissed(standing)
      }, plainSchedule(length))
      return { schedule, isDone, today }
    }),
  )

const undone = ({ isDone }: Standing) => isDone.flatMap((done, index) => (done ? [] : [index]))
const rises = (days: readonly number[]) => days.every((day, index) => index === 0 || day >= (days[index - 1] ?? 0))

test('after catching up nothing is missed, what is done keeps its day, and the order of the rest stays', () => {
  fc.assert(
    fc.property(standings, fc.boolean(), (standing, spreads) => {
      const schedule = spreads ? spreadMissed(standing) : postponeMissed(standing)
      if (spreads && !canSpread(standing)) {
        expect(schedule).toBe(standing.schedule)
        return
      }
      expect(listMissed({ ...standing, schedule })).toEqual([])
      for (const [index, done] of standing.isDone.entries()) {
        if (done) expect(schedule[index]).toBe(standing.schedule[index])
      }
      const before = undone(standing).map((index) => standing.schedule[index] ?? 0)
      if (rises(before)) expect(rises(undone(standing).map((index) => schedule[index] ?? 0))).toBe(true)
    }),
  )
})

test('spreading keeps the end, and no day has more than one reading above another', () => {
  fc.assert(
    fc.property(standings.filter(canSpread), (standing) => {
      const schedule = spreadMissed(standing)
      expect(lastDay(schedule)).toBeLessThanOrEqual(lastDay(standing.schedule))
      const days = Array.from(
        { length: lastDay(standing.schedule) - standing.today + 1 },
        (_, day) => undone(standing).filter((index) => schedule[index] === standing.today + day).length,
      )
      expect(Math.max(...days) - Math.min(...days)).toBeLessThanOrEqual(1)
    }),
  )
})

test('moving the end gives each day one reading and moves it by no more days than were missed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 59 }), (length, today) => {
      const standing = { schedule: plainSchedule(length), isDone: Array<boolean>(length).fill(false), today }
      const missed = listMissed(standing).length
      const schedule = postponeMissed(standing)
      expect(new Set(schedule).size).toBe(length)
      expect(lastDay(schedule) - lastDay(standing.schedule)).toBeLessThanOrEqual(Math.max(missed, today))
    }),
  )
})

test('a week with two missed days is spread or moved as a reader would expect', () => {
  const standing = { schedule: plainSchedule(7), isDone: [true, false, false, false, false, false, false], today: 3 }
  expect(listMissed(standing)).toEqual([1, 2])
  expect(listDue(standing)).toEqual([3])
  expect(spreadMissed(standing)).toEqual([0, 3, 3, 4, 5, 5, 6].map((day, index) => (index === 0 ? 0 : day)))
  expect(postponeMissed(standing)).toEqual([0, 3, 4, 5, 6, 7, 8])
})

test('a pause moves what is left by its days, and not what was missed before it', () => {
  const standing = { schedule: plainSchedule(5), isDone: [true, false, false, false, false] }
  expect(resumeSchedule(standing, 2, 9)).toEqual([0, 1, 9, 10, 11])
  expect(resumeSchedule(standing, 2, 2)).toEqual(plainSchedule(5))
  expect(resumeSchedule(standing, 2, 1)).toEqual(plainSchedule(5))
})

test('a plan that grows goes on after its last day, and one that shrinks ends earlier', () => {
  expect(fitSchedule([0, 2, 5], 5)).toEqual([0, 2, 5, 6, 7])
  expect(fitSchedule([0, 2, 5], 2)).toEqual([0, 2])
  expect(fitSchedule([], 2)).toEqual([0, 1])
})
