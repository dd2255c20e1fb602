import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import { ticketContentFileBytes, ticketContentFilesBytes, ticketContentsPerEvent } from '@narthex/contract/limits'
import { videoSourceAt } from '@narthex/contract/media/video-address'
import type { OfficeContent } from '@narthex/contract/tickets/content.schemas'
import type {
  addTicketContent as addEndpoint,
  setTicketContent as setEndpoint,
} from '@narthex/contract/tickets/office-content.endpoints'
import { code } from '@narthex/contract/validation/codes'
import { DomainError, invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { getLanguage } from '../../churches/churches.service.ts'
import { readRichText } from '../../rich-text/rich-text.service.ts'
import { holdSale, listTypeIds } from '../sale/held-sale.queries.ts'
import { requireSale } from '../sale/sale.service.ts'
import {
  type ContentPlace,
  type ContentRow,
  countContents,
  deleteContent,
  deleteContentFile,
  insertContent,
  listContents,
  replaceContentFile,
  sumContentFileBytes,
  updateContent,
} from './content.queries.ts'
import { contentRecord } from './content.records.ts'
import { toContentFileName } from './content.rules.ts'

type GivenContent = HandlerInput<typeof addEndpoint>['body']

/** Lists the contents that tickets of an event open, in their order. Throws NOT_FOUND for an event without a sale. */
export async function listOfficeContent({ inChurch }: ChurchCall, eventId: number): Promise<OfficeContent[]> {
  return inChurch(async (work) => {
    await requireSale(work, eventId)
    return (await listContents(work, eventId)).map(toOfficeContent)
  })
}

function toOfficeContent({ item, file }: ContentRow): OfficeContent {
  const { igrejaId: _, eventId: __, visivelDe, visivelAte, ...rest } = item
  return {
    ...rest,
    visivelDe: visivelDe?.toISOString() ?? null,
    visivelAte: visivelAte?.toISOString() ?? null,
    arquivo: file,
  }
}

/** Adds an item. */
export function addTicketContent(
  call: MemberCall,
  eventId: number,
  given: GivenContent,
): Promise<Success<typeof addEndpoint>> {
  return edit(call, { act: 'SALE_PART_ADDED', ...describe(eventId) }, async ({ work, made }) => {
    if (!(await holdSale(work, eventId))) throw notFound()
    if ((await countContents(work, eventId)) >= ticketContentsPerEvent) throw new DomainError('NO_ROOM')
    const id = await insertContent(work, { ...(await checkContent(work, eventId, given)), eventId })
    made(contentRecord({ eventId, id }))
    return { id, versao: 1 }
  })
}

/** Replaces an item and returns its next version. */
export function setTicketContent(
  call: MemberCall,
  place: ContentPlace,
  { versao, ...given }: HandlerInput<typeof setEndpoint>['body'],
): Promise<number> {
  return edit(call, { act: 'SALE_PART_SET', ...describeItem(place), base: versao }, async ({ work }) => {
    const row = await checkContent(work, place.eventId, given)
    await updateContent(work, place, { ...row, versao: versao + 1 })
    if (row.tipo !== 'ARQUIVO') await deleteContentFile(work, place.id)
    return versao + 1
  })
}

/** Removes an item with its file. */
export async function removeTicketContent(call: MemberCall, place: ContentPlace, versao: number): Promise<void> {
  await edit(call, { act: 'SALE_PART_REMOVED', ...describeItem(place), base: versao }, ({ work }) =>
    deleteContent(work, place),
  )
}

interface SentFile {
  readonly content: Uint8Array
  readonly name: string
}

/** Replaces the file of an `ARQUIVO` and returns the item's next version. */
export function uploadTicketContent(
  call: MemberCall,
  place: ContentPlace,
  { content, name }: SentFile,
): Promise<number> {
  const nome = toContentFileName(name, content)
  const bytes = content.length
  return edit(call, { act: 'SALE_PART_SET', ...describeItem(place) }, async ({ work, before }) => {
    if (!nome || bytes > ticketContentFileBytes || before.tipo !== 'ARQUIVO') throw new DomainError('NOT_A_FILE')
    if ((await sumContentFileBytes(work, place.id)) + bytes > ticketContentFilesBytes) throw new DomainError('NO_ROOM')
    await replaceContentFile(work, { contentId: place.id, nome, bytes, conteudo: content })
    const versao = before.versao + 1
    await updateContent(work, place, { versao })
    return versao
  })
}

/** A row of what staff wrote. */
async function checkContent(work: ChurchWork, eventId: number, given: GivenContent) {
  const { tipo, url, visivelDe, visivelAte, ingressos } = given
  requireAddress(tipo, url)
  if (visivelDe && visivelAte && visivelAte <= visivelDe)
    throw invalid([{ path: 'body.visivelAte', message: 'Ends before it begins' }])
  if (ingressos) {
    const known = new Set((await listTypeIds(work, eventId)).map(({ id }) => id))
    if (!ingressos.every((id) => known.has(id)))
      throw invalid([{ path: 'body.ingressos', message: 'No ticket of this event' }])
  }
  const corpo = await readRichText(given.corpo, await getLanguage(work), 'body.corpo')
  if (tipo === 'TEXTO' && !corpo) throw invalid([{ path: 'body.corpo', message: 'A text without words' }])
  return { ...given, corpo, ingressos: ingressos && [...new Set<number>(ingressos)] }
}

/** The page of an item cannot know beforehand where a stream comes from, so its policy would refuse it. */
function requireAddress(tipo: GivenContent['tipo'], url: string | null): void {
  const hasAddress = tipo === 'VIDEO' || tipo === 'LINK'
  if (hasAddress !== (url !== null)) throw invalid([{ path: 'body.url', message: 'A video or a link has an address' }])
  const source = tipo === 'VIDEO' && url !== null ? videoSourceAt(url) : undefined
  if (tipo === 'VIDEO' && (!source || source.servico === 'HLS'))
    throw invalid([{ path: 'body.url', message: code('VIDEO_ADDRESS') }])
}

const describe = (eventId: number) => ({ subject: { evento: eventId, parte: 'conteudo' }, isPublic: false })

const describeItem = (place: ContentPlace) => ({ ...describe(place.eventId), hold: contentRecord(place) })
