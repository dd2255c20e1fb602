import { createHash } from 'node:crypto'
import { toZonedIso } from '@narthex/contract/church-time'
import type { GooglePayload } from '../../../platform/wallets/google-save-link.ts'
import { groupCode } from '../documents/ticket-text.rules.ts'
import type { WalletTicket } from './wallet-ticket.ts'

/** The parts that a pass has, and the limit of its texts, so that it fits into a link. */
interface Draft {
  readonly has: ReadonlySet<'logo' | 'end' | 'venue' | 'type' | 'holder'>
  /** Limit of a text as JSON. */
  readonly maxBytes: number
}

/** The fullest first. The last fits with any text. */
const drafts: readonly Draft[] = [
  { has: new Set(['logo', 'end', 'venue', 'type', 'holder']), maxBytes: 400 },
  { has: new Set(['end', 'venue', 'type', 'holder']), maxBytes: 400 },
  { has: new Set(['venue', 'type', 'holder']), maxBytes: 160 },
  { has: new Set(['venue', 'type', 'holder']), maxBytes: 80 },
  { has: new Set(['type', 'holder']), maxBytes: 80 },
  { has: new Set(['type', 'holder']), maxBytes: 40 },
  { has: new Set(), maxBytes: 40 },
]

/** An event ticket of Google Wallet with its class, in drafts of which each is shorter than the one before. */
export function draftGooglePass(shown: WalletTicket, issuerId: string): [GooglePayload, ...GooglePayload[]] {
  const [fullest, ...shorter] = drafts.map((draft) => writePayload(shown, issuerId, draft))
  if (!fullest) throw new Error('There is a draft')
  return [fullest, ...shorter]
}

function writePayload(shown: WalletTicket, issuerId: string, draft: Draft): GooglePayload {
  const content = writeClass(shown, draft)
  // Google keeps a class as it first saw it: one that says something else is another.
  const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 10)
  const classId = `${issuerId}.${shown.ids.event}-${version}`
  return {
    eventTicketClasses: [{ id: classId, ...content }],
    eventTicketObjects: [{ id: `${issuerId}.${shown.ids.plan}`, classId, ...writeObject(shown, draft) }],
  }
}

function writeClass({ church, event, locale, logo }: WalletTicket, { has, maxBytes }: Draft) {
  const text = (value: string) => ({ defaultValue: { language: locale, value: shorten(value, maxBytes) } })
  const { name, address } = event.place
  const [start, end] = [event.dataInicio, event.dataFim].map((at) => toZonedIso(at, church.timeZone))
  return {
    issuerName: shorten(church.nome, maxBytes),
    reviewStatus: 'UNDER_REVIEW',
    eventName: text(event.titulo),
    dateTime: { start, ...(has.has('end') && { end }) },
    hexBackgroundColor: church.corApp,
    ...(has.has('venue') && { venue: { name: text(name), address: text(address ?? name) } }),
    ...(has.has('logo') && logo && { logo: { sourceUri: { uri: logo } } }),
  }
}

function writeObject({ ticket, locale }: WalletTicket, { has, maxBytes }: Draft) {
  const { qr, codigo, nome, holder } = ticket
  return {
    state: 'ACTIVE',
    barcode: { type: 'QR_CODE', value: qr, alternateText: groupCode(codigo) },
    ...(has.has('holder') && holder && { ticketHolderName: shorten(holder, maxBytes) }),
    ...(has.has('type') && {
      ticketType: { defaultValue: { language: locale, value: shorten(nome, maxBytes) } },
    }),
  }
}

const signs = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The text, or its beginning, in so many bytes of JSON. */
function shorten(text: string, maxBytes: number): string {
  const weigh = (part: string) => Buffer.byteLength(JSON.stringify(part)) - 2
  if (weigh(text) <= maxBytes) return text
  let kept = ''
  for (const { segment } of signs.segment(text)) {
    if (weigh(kept) + weigh(segment) > maxBytes - weigh('…')) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}
