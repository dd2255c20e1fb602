import { describe, expect, it } from 'vitest'
import { findBodyProblems, findQueryProblems } from '../testing/problems.ts'
import { listEvents } from './event.endpoints.ts'
import { addEvent, setEvent } from './office-event.endpoints.ts'

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

describe.each([
  ['new', addEvent],
  ['changed', setEvent],
])('a %s event', (_, endpoint) => {
  it.each<[string, object, string]>([
    ['an end before its beginning', { dataInicio: '2039-02-12T15:00:00Z', dataFim: '2039-02-12T14:59:59Z' }, 'dataFim'],
    ['half a point', { latitude: -8 }, 'latitude'],
    ['a guest too many', { convidados: Array(51).fill({ nome: 'Ana', papel: null, imagem: null }) }, 'convidados'],
  ])('is refused with %s', (_name, own, path) => {
    expect(findBodyProblems(endpoint, own)).toMatchObject([{ path }])
  })

  it('may end as it begins, and be nowhere but online', () => {
    const moment = '2039-02-12T15:00:00Z'
    const online = { dataInicio: moment, dataFim: moment, local: null, flagOnline: true }
    expect(findBodyProblems(endpoint, online)).toEqual([])
  })
})
