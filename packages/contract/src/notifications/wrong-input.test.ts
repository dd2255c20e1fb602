import { describe, expect, it } from 'vitest'
import { findBodyProblems, findProblems, findQueryProblems } from '../testing/problems.ts'
import { listMemberNotifications, setNotificationChoices } from './member-notification.endpoints.ts'
import { listNotifications } from './notification.endpoints.ts'
import { subscribeToPush } from './push.endpoints.ts'

it.each(['page=0', 'page=-1', 'page=1.5', 'page=first', 'limit=0', 'limit=101', 'limit='])(
  'notifications to everyone are not listed by %s',
  (query) => {
    expect(findQueryProblems(listNotifications, query)).toMatchObject([{ path: query.split('=')[0] }])
  },
)

describe('notifications of a member', () => {
  it.each([
    'antes=',
    "antes=WyJub3RpZmljYXRpb25zIl0'--",
    `antes=${'a'.repeat(2001)}`,
    'limit=0',
    'limit=101',
    'page=2',
    'igreja=farol',
  ])('are none for ?%s', (query) => {
    expect(findQueryProblems(listMemberNotifications, query)).not.toEqual([])
  })

  it('go on after the end of a page', () => {
    expect(findQueryProblems(listMemberNotifications, 'antes=WyJub3RpZmljYXRpb25zIl0&limit=100')).toEqual([])
  })

  it.each([
    { tiposDesligados: ['PROPAGANDA'], silencio: null },
    { tiposDesligados: ['EBD', 'EBD'], silencio: null },
    { tiposDesligados: [], silencio: { inicio: '22:00', fim: '22:00' } },
    { tiposDesligados: [], silencio: { inicio: '24:00', fim: '07:00' } },
    { tiposDesligados: [], silencio: { inicio: '22:00' } },
    { tiposDesligados: [], silencio: null, memberId: 1 },
    {},
  ])('are not told as %o', (chosen) => {
    expect(findProblems(setNotificationChoices.body, chosen)).not.toEqual([])
  })
})

describe('a device that is pushed to', () => {
  it.each([
    { p256dh: 'B' },
    { auth: '' },
    { idioma: 'fr' },
    { fusoHorario: 'Mars/Olympus' },
    { fusoHorario: '+03:00' },
    { memberId: 1 },
    { igrejaId: 1 },
    { sessaoId: 'a' },
  ])('is none that says %o', (own) => {
    expect(findBodyProblems(subscribeToPush, own)).not.toEqual([])
  })

  it.each(['ftp://127.0.0.1/', 'file:///etc/passwd', 'not an address', `http://127.0.0.1/${'a'.repeat(1000)}`])(
    'is not one that lives at %.30s',
    (endpoint) => {
      expect(findBodyProblems(subscribeToPush, { endpoint })[0]).toMatchObject({ path: 'endpoint' })
    },
  )
})
