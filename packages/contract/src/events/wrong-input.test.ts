import { expect, it } from 'vitest'
import { findQueryProblems } from '../testing/problems.ts'
import { listEvents } from './event.endpoints.ts'

it.each(['0', '101', '-1', '1.5', 'all', ''])('events are not listed with a limit of %j', (limit) => {
  expect(findQueryProblems(listEvents, `limit=${limit}`)).toMatchObject([{ path: 'limit' }])
})

it.each(['mes=2026-13', 'mes=0000-01', 'quando=nunca', 'onde=lua', 'serie='])(
  'events are not listed by %s',
  (query) => {
    expect(findQueryProblems(listEvents, query)).toMatchObject([{ path: query.split('=')[0] }])
  },
)

it.each(['', 'limit=1', 'limit=100', 'mes=2026-12', 'quando=passados', 'onde=online', 'serie=Acampamentos'])(
  'events are listed by %j',
  (query) => {
    expect(findQueryProblems(listEvents, query)).toEqual([])
  },
)
