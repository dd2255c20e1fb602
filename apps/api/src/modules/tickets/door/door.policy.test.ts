import { describe, expect, test } from 'vitest'
import { canStandAtDoor, findGrantEnd, findOldestEnd } from './door.policy.ts'

const eventEnd = new Date('2026-12-06T22:00:00Z')
const hours = (count: number) => new Date(eventEnd.getTime() + count * 3_600_000)

describe('who may stand at a door', () => {
  test.each([
    ['a granted member before the event', false, true, -1000, true],
    ['a granted member in the last moment of the twelfth hour after it', false, true, 11.999, true],
    ['a granted member when twelve hours have passed', false, true, 12, false],
    ['a member who was not granted', false, false, -1, false],
    ['staff, also later', true, false, 1000, true],
  ])('%s', (_, isStaff, isGranted, after, expected) => {
    expect(canStandAtDoor({ isStaff, isGranted, eventEnd, now: hours(after) })).toBe(expected)
  })

  test('lists of doors and doors agree about the end', () => {
    const end = findGrantEnd(eventEnd)
    expect(findOldestEnd(end)).toEqual(eventEnd)
  })
})
