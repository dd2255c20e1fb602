import { expect, test } from 'vitest'
import { maxTokenLength, writeSaveLink } from '../../../platform/wallets/google-save-link.ts'
import { walletKeys } from '../../../testing/wallet-keys.ts'
import { draftGooglePass } from './google-pass.rules.ts'
import type { WalletTicket } from './wallet-ticket.ts'

const aTicket = (text: (length: number) => string): WalletTicket => ({
  church: { nome: text(200), corApp: '#0f766e', timeZone: 'America/Recife' },
  event: {
    titulo: text(200),
    dataInicio: new Date('2026-12-01T12:00:00Z'),
    dataFim: new Date('2026-12-01T15:00:00Z'),
    place: { name: text(200), address: text(500), coordinates: null },
    url: 'https://example.org/event/1',
  },
  ticket: { qr: `1${'0'.repeat(119)}`, codigo: '0123456789ABCDEF', nome: text(120), holder: text(150), addOns: [] },
  locale: 'pt',
  logo: `https://${'a'.repeat(60)}.example.org/icon-192.png`,
  ids: { event: 'e'.repeat(22), ticket: 't'.repeat(22), plan: 'p'.repeat(22) },
})

async function writeToken(shown: WalletTicket) {
  const { issuerId } = walletKeys.google
  const link = await writeSaveLink(walletKeys.google, draftGooglePass(shown, issuerId), new Date(0))
  const token = link.split('/').at(-1) ?? ''
  const { payload } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { token, passClass: payload.eventTicketClasses[0], object: payload.eventTicketObjects[0] }
}

test.each([
  ['usual letters', 'a'],
  ['letters of two bytes', 'é'],
  ['emoji', '👩‍👩‍👧‍👦'],
  ['quotes', '"'],
  ['controls, which JSON writes with six letters', '\u0001'],
])('a link is short enough for browsers with the longest texts of %s', async (_, sign) => {
  const { token, passClass, object } = await writeToken(aTicket((length) => sign.repeat(length)))
  expect(token.length).toBeLessThanOrEqual(maxTokenLength)
  expect(passClass.eventName.defaultValue.value).toMatch(/…$/)
  expect(object.barcode.value).toHaveLength(120)
})

test('a link with usual texts has the holder, the type and the place', async () => {
  const texts = new Map([
    [200, 'Igreja Boa Maré'],
    [500, 'Rua das Flores, 120, Recife'],
    [150, 'Ana Maria de Souza Lima'],
    [120, 'Adulto'],
  ])
  const { token, passClass, object } = await writeToken(aTicket((length) => texts.get(length) ?? ''))
  expect(token.length).toBeLessThanOrEqual(maxTokenLength)
  expect(object).toMatchObject({ ticketHolderName: 'Ana Maria de Souza Lima', ticketType: expect.anything() })
  expect(passClass.venue.address.defaultValue.value).toBe('Rua das Flores, 120, Recife')
})
