import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import { expect, it } from 'vitest'
import { googleLink, outlookLink, subscriptionLinks } from './calendar-links.ts'

const place = { origin: 'https://farol.example', timeZone: 'America/New_York', address: 'Igreja, Rua 1' }
const occurrence: Occurrence = {
  id: 'agenda-1-20261124',
  tipo: 'OUTRO',
  idItem: 1,
  titulo: 'Coral & café',
  descricao: 'Venha\ncantar',
  dataInicio: '2026-11-25T00:30:00.000Z',
  dataFim: '2026-11-25T02:00:00.000Z',
  inicioLocal: '2026-11-24T19:30',
  fimLocal: '2026-11-24T21:00',
  local: null,
  flagOnline: false,
  url: null,
  recorrencia: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261215',
  flagAlterada: false,
}

it('Google is told the clock’s time and its zone, and where asked the rule, with its end in UTC', () => {
  const { searchParams } = new URL(googleLink(occurrence, place, true))
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Coral & café',
    dates: '20261124T193000/20261124T210000',
    ctz: 'America/New_York',
    location: 'Igreja, Rua 1',
    details: 'Venha\ncantar\n\nhttps://farol.example/schedule',
    recur: 'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261216T045900Z',
  })
  expect(new URL(googleLink(occurrence, place, false)).searchParams.has('recur')).toBe(false)
})

it('Outlook is told instants', () => {
  const { searchParams } = new URL(outlookLink({ ...occurrence, local: 'Praia' }, place))
  expect(searchParams.get('startdt')).toBe('2026-11-25T00:30:00.000Z')
  expect(searchParams.get('location')).toBe('Praia')
})

it('a calendar is subscribed to where it is served', () => {
  const links = subscriptionLinks('https://farol.example', 'Farol', 'CULTO')
  expect(links.address).toBe('https://farol.example/schedule-culto.ics')
  expect(links.webcal).toBe('webcal://farol.example/schedule-culto.ics')
  expect(new URL(links.google).searchParams.get('cid')).toBe(links.webcal)
  expect(new URL(links.outlook).searchParams.get('url')).toBe(links.address)
})
