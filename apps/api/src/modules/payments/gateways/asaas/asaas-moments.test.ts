import { expect, it } from 'vitest'
import { readAsaasMoment } from './asaas-moments.ts'

it('reads a moment with the year first or last, and nothing else', () => {
  expect(readAsaasMoment('2026-03-02 12:30:00')).toBe('2026-03-02T12:30:00-03:00')
  expect(readAsaasMoment('02/03/2026 12:30:00')).toBe('2026-03-02T12:30:00-03:00')
  for (const other of ['2026-03-02', '02/03/2026', 'soon', '', null, undefined])
    expect(readAsaasMoment(other)).toBeUndefined()
})
