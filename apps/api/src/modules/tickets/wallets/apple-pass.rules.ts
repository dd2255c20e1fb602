import { toZonedIso } from '@narthex/contract/church-time'
import { dayMs } from '@narthex/contract/durations'
import { locales } from '@narthex/contract/locale'
import { catalogue } from '@narthex/locales/catalogue'
import { createPalette } from '@narthex/ui/colour/palette'
import type { ApplePasses } from '../../../platform/wallets/wallets.ts'
import { groupCode } from '../documents/ticket-text.rules.ts'
import type { WalletTicket } from './wallet-ticket.ts'

/** Texts that a pass has in the language of each phone. */
const translated = ['when', 'where', 'holder', 'noName', 'type', 'addOns', 'code', 'online', 'site'] as const

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The files of an event ticket of Apple Wallet, without its pictures. */
export function writePassTexts(
  shown: WalletTicket,
  issuer: Pick<ApplePasses, 'passTypeId' | 'teamId'>,
): Record<string, Uint8Array> {
  const strings = locales.map((locale) => [`${locale}.lproj/pass.strings`, encode(writeStrings(shown.locale, locale))])
  return { 'pass.json': encode(JSON.stringify(describePass(shown, issuer))), ...Object.fromEntries(strings) }
}

function describePass(shown: WalletTicket, { passTypeId, teamId }: Pick<ApplePasses, 'passTypeId' | 'teamId'>) {
  const { church, event, ticket, ids, locale } = shown
  const { coordinates } = event.place
  const { brand, onBrand } = createPalette(church.corApp).light
  const [startDate, endDate, shownUntil] = [event.dataInicio, event.dataFim, endOfInterval(event)].map((at) =>
    toZonedIso(at, church.timeZone),
  )
  return {
    formatVersion: 1,
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    serialNumber: ids.ticket,
    organizationName: church.nome,
    logoText: church.nome,
    groupingIdentifier: ids.event,
    description: `${catalogue[locale].ticketPapers.type} · ${event.titulo}`,
    backgroundColor: toRgb(brand),
    foregroundColor: toRgb(onBrand),
    labelColor: toRgb(onBrand),
    relevantDate: startDate,
    relevantDates: [{ startDate, endDate: shownUntil }],
    expirationDate: endDate,
    ...(coordinates && { locations: [coordinates] }),
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: ticket.qr,
        // The code has digits and capitals only.
        messageEncoding: 'iso-8859-1',
        altText: groupCode(ticket.codigo),
      },
    ],
    eventTicket: listFields(shown, startDate),
  }
}

/** Phones take no interval of more than a day. */
const endOfInterval = ({ dataInicio, dataFim }: WalletTicket['event']) =>
  new Date(Math.min(dataFim.getTime(), dataInicio.getTime() + dayMs))

function listFields({ event, ticket, locale }: WalletTicket, startsAt: string | undefined) {
  const texts = catalogue[locale].ticketPapers
  const { name, address } = event.place
  const field = (key: (typeof translated)[number], value: string, rest: object = {}) => ({
    key,
    label: texts[key],
    value,
    ...rest,
  })
  const holder = field('holder', ticket.holder ?? texts.noName)
  const place = [name, address].filter(Boolean).join('\n')
  return {
    primaryFields: [{ key: 'event', value: event.titulo }],
    secondaryFields: [holder, field('type', ticket.nome)],
    auxiliaryFields: [
      // The clock of the church, wherever the phone is.
      field('when', startsAt ?? '', {
        dateStyle: 'PKDateStyleMedium',
        timeStyle: 'PKDateStyleShort',
        ignoresTimeZone: true,
      }),
      field('where', name),
    ],
    backFields: [
      { ...field('where', place), key: 'place' },
      ...(ticket.addOns.length > 0 ? [field('addOns', ticket.addOns.join(', '))] : []),
      field('code', groupCode(ticket.codigo)),
      field('site', event.url),
    ],
  }
}

/** Labels are looked up by what the pass itself says: a phone in another language shows that. */
function writeStrings(from: WalletTicket['locale'], to: WalletTicket['locale']): string {
  const [keys, values] = [catalogue[from].ticketPapers, catalogue[to].ticketPapers]
  return translated.map((name) => `${quote(keys[name])} = ${quote(values[name])};\n`).join('')
}

/** The texts are our own; JSON and strings files escape alike what they have. */
const quote = (text: string) => JSON.stringify(text)

function toRgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}
