import { expect, test } from 'vitest'
import { toNotificationPlace, toReadingPlace } from './notification-place.ts'

const uuid = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'

test.each([
  ['EVENTO', 7, null, '/event/7'],
  ['EVENTO', null, null, '/event'],
  ['ORACAO', null, null, '/prayer/moderation'],
  ['ORACAO', null, uuid, '/live/moderation'],
  ['ORACAO', 7, null, '/user/prayer/7'],
  ['DOACAO', null, uuid, `/user/subscriptions?id=${uuid}`],
  ['DOACAO', null, null, '/user/subscriptions'],
  ['PLANO_LEITURA', null, uuid, `/reading-plans/${uuid}`],
  ['PLANO_LEITURA', null, null, '/reading-plans'],
] as const)('a notification of %s about %s %s leads to %s', (codigo, idEntidadeRelacionada, about, path) => {
  const notification = { tipo: { codigo }, idEntidadeRelacionada, uuidEntidadeRelacionada: about }
  expect(toNotificationPlace(notification)).toBe(path)
})

test('a plain message is read among the notifications', () => {
  const plain = { id: 3, tipo: null, idEntidadeRelacionada: null, uuidEntidadeRelacionada: null }
  expect(toReadingPlace(plain)).toBe('/user/notifications?open=3')
})
