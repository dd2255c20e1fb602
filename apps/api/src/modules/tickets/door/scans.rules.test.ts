import { expect, test } from 'vitest'
import { separateMoments } from './scans.rules.ts'

const moment = new Date('2026-12-05T20:00:00Z')
const after = (ms: number) => new Date(moment.getTime() + ms)

test('readings of a ticket at one millisecond stand in the order of their arrival, each with its own', () => {
  const place = { ticketId: 1, listId: 2 }
  const findMoment = separateMoments([{ ...place, momento: moment.toISOString() }])
  expect([1, 2].map(() => findMoment(place, moment))).toEqual([after(1), after(2)])
  expect(findMoment(place, after(-1))).toEqual(after(-1))
})

test('those of another ticket, or at another list, keep theirs', () => {
  const findMoment = separateMoments([{ ticketId: 1, listId: 2, momento: moment.toISOString() }])
  expect(findMoment({ ticketId: 2, listId: 2 }, moment)).toEqual(moment)
  expect(findMoment({ ticketId: 1, listId: 3 }, moment)).toEqual(moment)
})
