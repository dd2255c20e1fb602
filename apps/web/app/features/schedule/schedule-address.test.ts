import { expect, it } from 'vitest'
import { readSchedule, scheduleAddress } from './schedule-address.ts'

const read = (query: string) => readSchedule(new URLSearchParams(query), '2026-11')

it('an address says what is shown, and is said so again', () => {
  const { choice, meant } = read('month=2026-12&view=list&kind=culto')
  expect(choice).toEqual({ month: '2026-12', view: 'list', kind: 'CULTO' })
  expect(meant).toEqual(['month', 'view', 'kind'])
  expect(scheduleAddress(choice)).toBe('/schedule?month=2026-12&view=list&kind=culto')
  expect(scheduleAddress({ view: 'grid' })).toBe('/schedule')
})

it.each(['month=2026-13', 'month=1999-12', 'month=2101-01', 'month=x', 'view=wall', 'kind=CULTO', 'kind=constructor'])(
  'what says nothing is left out, and not kept: %s',
  (query) => {
    expect(read(query)).toEqual({ choice: {}, meant: [] })
  },
)

it('months far off are shown, and not kept', () => {
  expect(read('month=2027-11').meant).toEqual(['month'])
  expect(read('month=2027-12')).toEqual({ choice: { month: '2027-12' }, meant: [] })
  expect(read('month=2025-10').meant).toEqual([])
})
