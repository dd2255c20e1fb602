import { dayMs, minuteMs } from '@narthex/contract/durations'
import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import {
  type EventMessage,
  type listEventMessages as listEndpoint,
  messageLimits,
  type previewEventMessage as previewEndpoint,
  type sendEventMessage as sendEndpoint,
} from '@narthex/contract/tickets/office-messages.endpoints'
import { readList } from '../../../platform/database/keyset.ts'
import { tooManyRequests } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { hashContent } from '../../payments/orders/orders.service.ts'
import { keyInUse } from '../../payments/orders/payments.errors.ts'
import { noRecipients } from '../office/office.errors.ts'
import { holdSale } from '../sale/held-sale.queries.ts'
import { requireSale } from '../sale/sale.service.ts'
import { messageBatchQueue, messageEndQueue } from './messages.jobs.ts'
import {
  countMessages,
  findMessageByKey,
  insertMessage,
  latestMessages,
  listMessages,
  listMessageTimes,
} from './messages.queries.ts'
import { messageRecord } from './messages.records.ts'
import { countReach } from './recipients.rules.ts'
import { listRecipients } from './recipients.service.ts'

/** How many people a message would reach now. */
export async function previewEventMessage(
  call: ChurchCall,
  eventId: number,
  { canais, ...audience }: HandlerInput<typeof previewEndpoint>['body'],
): Promise<Success<typeof previewEndpoint>> {
  await call.inChurch((work) => requireSale(work, eventId))
  return countReach(await listRecipients(call, { eventId, ...audience }), canais)
}

/** Writes a message down and queues it. Idempotent by `chave`. */
export async function sendEventMessage(
  call: MemberCall,
  eventId: number,
  { chave, assunto, texto, canais, publico, filtro }: HandlerInput<typeof sendEndpoint>['body'],
): Promise<EventMessage> {
  const written = { assunto, texto, canais, publico, filtro }
  const conteudoHash = hashContent([eventId, written])
  const people = await listRecipients(call, { eventId, publico, filtro })
  const { pessoas } = countReach(people, canais)
  return edit(call, { act: 'EVENT_MESSAGE_SENT', isPublic: false }, async ({ work, made, unchanged }) => {
    await requireSale(work, eventId)
    // Two messages at once, or a doubled click, wait for each other.
    await holdSale(work, eventId)
    const known = await findMessageByKey(work, chave)
    if (known && known.conteudoHash !== conteudoHash) throw keyInUse()
    if (known) return unchanged(await readMessage(work, known.id))
    if (pessoas === 0) throw noRecipients()
    await requirePause(work, eventId)
    const { memberId } = call.actor
    const row = { ...written, eventId, memberId, chave, conteudoHash, pessoas, criadaEm: work.now }
    const id = await insertMessage(work, row)
    await enqueue(work, messageBatchQueue, { mensagem: id })
    const startAfter = new Date(work.now.getTime() + dayMs)
    await enqueue(work, messageEndQueue, { mensagem: id }, { startAfter })
    made(messageRecord(id), { evento: eventId, mensagem: id, pessoas, canais: canais.join(' ') })
    return readMessage(work, id)
  })
}

/** One message a minute, and so many a day, for an event whose sale is locked. */
async function requirePause(work: ChurchWork, eventId: number): Promise<void> {
  const now = work.now.getTime()
  const times = (await listMessageTimes(work, eventId, new Date(now - dayMs))).map((time) => time.getTime())
  const [last = 0, oldest = 0] = [times[0], times[messageLimits.porDia - 1]]
  const waitMs = Math.max(last + minuteMs - now, oldest + dayMs - now)
  if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1000))
}

async function readMessage(work: ChurchWork, id: number): Promise<EventMessage> {
  const [found] = await listMessages(work, { id }, { isBehind: undefined, limit: 1 })
  if (!found) throw new Error('A message that was written is gone')
  return toEventMessage(found)
}

/** Newest first. */
export function listEventMessages(
  { inChurch }: ChurchCall,
  eventId: number,
  query: HandlerInput<typeof listEndpoint>['query'],
): Promise<Success<typeof listEndpoint>> {
  return inChurch(async (work) => {
    const sale = await requireSale(work, eventId)
    const { rows, proximo, total } = await readList(latestMessages, query, {
      list: (part) => listMessages(work, { eventId: sale.eventId }, part),
      count: () => countMessages(work, eventId),
    })
    return { itens: rows.map(toEventMessage), proximo, total }
  })
}

function toEventMessage({ message, author: autor }: Awaited<ReturnType<typeof listMessages>>[number]): EventMessage {
  const { id, assunto, texto, publico, canais, filtro, pessoas, emails, enviados, notificados } = message
  return {
    id,
    assunto,
    texto,
    autor,
    publico,
    canais,
    filtro,
    pessoas,
    emails,
    enviados,
    notificados,
    dataCadastro: message.criadaEm.toISOString(),
    flagDistribuida: message.distribuidaEm !== null,
  }
}
