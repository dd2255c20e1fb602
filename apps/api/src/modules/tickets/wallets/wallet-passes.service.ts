import type { HandlerInput } from '@narthex/contract/endpoint'
import type { getAppleWalletPass } from '@narthex/contract/tickets/ticket-wallets.endpoints'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { toOrigin } from '../../../platform/tenancy/product-domain.ts'
import type { PassFiles } from '../../../platform/wallets/pass-archive.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { requireTicketPaper } from '../documents/ticket-paper.service.ts'
import { createTicketPaperText } from '../documents/ticket-text.rules.ts'
import { writePassTexts } from './apple-pass.rules.ts'
import { draftGooglePass } from './google-pass.rules.ts'
import { drawPassIds } from './pass-ids.service.ts'
import { drawPassImages } from './pass-images.service.ts'
import { findPassPlace } from './pass-place.rules.ts'
import type { WalletTicket } from './wallet-ticket.ts'

type WalletNeeds = Needs<'domain' | 'wallets'>
type WalletInput = Pick<HandlerInput<typeof getAppleWalletPass>, 'params' | 'query'>

/** A valid ticket as a pass of Apple Wallet. Throws NOT_FOUND, also without keys. */
export async function makeApplePass(
  platform: WalletNeeds,
  call: ChurchCall,
  input: WalletInput,
): Promise<{ readonly filename: string; readonly content: Uint8Array }> {
  const { apple } = platform.wallets
  if (!apple) throw notFound()
  const shown = await requireWalletTicket(platform, call, input)
  const images = await getPassImages(call, shown.church)
  const content = await apple.pack({ ...writePassTexts(shown, apple), ...images })
  const text = createTicketPaperText(shown.locale, shown.church.timeZone)
  return { filename: `${text.fill(text.passFile, { codigo: shown.ticket.codigo })}.pkpass`, content }
}

/** A link that saves a valid ticket in Google Wallet. Throws NOT_FOUND, also without keys. */
export async function makeGoogleLink(platform: WalletNeeds, call: ChurchCall, input: WalletInput): Promise<string> {
  const { google } = platform.wallets
  if (!google) throw notFound()
  return google.writeSaveLink(draftGooglePass(await requireWalletTicket(platform, call, input), google.issuerId))
}

async function requireWalletTicket(
  platform: WalletNeeds,
  call: ChurchCall,
  { params: { codigo, ticketId }, query }: WalletInput,
): Promise<WalletTicket> {
  const { paper, event, church } = await requireTicketPaper(platform, call, codigo, { ...query, ticketId })
  const { locale, tickets } = paper
  const [ticket] = tickets
  if (!ticket) throw notFound()
  const { online } = createTicketPaperText(locale, paper.church.timeZone)
  const origin = toOrigin(platform.domain, call.church)
  const { titulo, dataInicio, dataFim, id: eventId } = event
  const place = findPassPlace(event, church, online)
  const shownEvent = { titulo, dataInicio, dataFim, place, url: `${origin}/event/${eventId}` }
  return {
    church: paper.church,
    event: shownEvent,
    ticket,
    locale,
    // Google reads pictures from public addresses alone.
    logo: platform.domain.protocol === 'https:' ? `${origin}/icon-192.png` : null,
    ids: drawPassIds(call, { eventId, ticketCode: ticket.codigo, event: shownEvent }),
  }
}

/** Drawn once until the church's content changes. */
async function getPassImages({ church: scope, cache }: ChurchCall, church: WalletTicket['church']): Promise<PassFiles> {
  return cache.get(scope, 'wallet-pass-images', async () => {
    const value = await drawPassImages(church)
    return { value, bytes: Object.values(value).reduce((sum, image) => sum + image.length, 0) }
  })
}
