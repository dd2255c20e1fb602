import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { writtenMoment } from './written-moment.ts'

it('a moment is written as an instant or as a Date, and kept as the same Date', () => {
  const noon = new Date('2026-06-01T12:00:00.250Z')
  expect(z.parse(writtenMoment, noon)).toEqual(noon)
  expect(z.parse(writtenMoment, '2026-06-01T12:00:00.250Z')).toEqual(noon)
})

it.each([
  new Date('never'),
  new Date('+010000-01-01T00:00:00Z'),
  new Date('-000001-01-01T00:00:00Z'),
  '2026-06-01',
  '0000-01-01T00:00:00Z',
  '2026-06-01T12:00:00+03:00',
  '',
])('no moment: %s', (written) => {
  expect(z.safeParse(writtenMoment, written).success).toBe(false)
})

it.each([null, undefined, 5, {}, []])('%j is refused without an exception', (written) => {
  expect(z.safeParse(writtenMoment, written).success).toBe(false)
})

it('is described to clients as an instant', () => {
  const { format, type } = z.toJSONSchema(writtenMoment, { io: 'input' })
  expect({ format, type }).toEqual({ format: 'date-time', type: 'string' })
})
