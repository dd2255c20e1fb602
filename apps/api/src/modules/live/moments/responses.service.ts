import { createHmac } from 'node:crypto'
import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type { respondToMoment as respondEndpoint } from '@narthex/contract/live/broadcast.endpoints'
import type { listConnectCards as listEndpoint } from '@narthex/contract/live/hosting.endpoints'
import type { PageQuery } from '@narthex/contract/paging'
import { mapPage, readPage } from '../../../platform/database/page.ts'
import { DomainError, invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall, VisitorCall } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'
import { countStranger } from '../../../platform/strangers/strangers.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import type { CareCard } from '../../care/care.signals.ts'
import { askForCare } from '../../care/care-items.service.ts'
import { cardRecord } from '../broadcasts/live.records.ts'
import { streamToBroadcast } from '../broadcasts/live.signals.ts'
import type { LiveNeeds } from '../broadcasts/live-needs.ts'
import { requireBroadcast } from '../broadcasts/require-broadcast.service.ts'
import { planCardRetention } from './card-retention.service.ts'
import { isBroadcastOpen, isCountStreamed, isMomentOpen } from './moment-shapes.rules.ts'
import { countResponse, findMoment, type MomentPlace } from './moments.queries.ts'
import {
  countCards,
  deleteCard,
  findResponseId,
  insertResponse,
  listCards,
  listCardsById,
  replaceResponse,
} from './responses.queries.ts'

type GivenResponse = HandlerInput<typeof respondEndpoint>['body']

/**
 * Raises a hand, once per person, or leaves a connect card, the second of a person over the first. Gives how many hands
 * are raised.
 */
export async function respondToMoment(
  platform: LiveNeeds,
  call: VisitorCall,
  place: MomentPlace,
  { chave, cartao }: GivenResponse,
): Promise<Success<typeof respondEndpoint>> {
  await countStranger(platform, call, cartao === undefined ? 'hand' : 'connect card')
  const autorChave = authorKey(call, chave)
  return call.inChurch(async (work) => {
    const { tipo, id } = await requireOpen(work, place)
    if (tipo !== 'MAO' && tipo !== 'CARTAO')
      throw invalid([{ path: 'params.momentoId', message: 'This moment takes no response' }])
    if ((tipo === 'CARTAO') !== (cartao !== undefined))
      throw invalid([{ path: 'body.cartao', message: 'A connect card has one, and a raised hand none' }])
    const row = {
      momentId: id,
      autorChave,
      memberId: call.actor?.memberId ?? null,
      ...cardRow(cartao),
      criadaEm: work.now,
    }
    const isNew = await insertResponse(work, row)
    if (!isNew && cartao) await replaceResponse(work, row)
    if (cartao) await followCard(work, row)
    if (cartao && row.memberId === null) await planCardRetention(work)
    const total = isNew ? await countResponse(work, place) : ((await findMoment(work, place))?.respostas ?? 0)
    if (tipo !== 'MAO') return { maos: 0 }
    if (isNew && isCountStreamed(total))
      streamToBroadcast(work, place.broadcastId, { tipo: 'maos', momento: id, maos: total })
    return { maos: total }
  })
}

/** A card waits for a call: the one that its author writes over another waits again. */
async function followCard(
  work: ChurchWork,
  row: { readonly momentId: number; readonly autorChave: string; readonly memberId: MemberId | null },
): Promise<void> {
  const cardId = await findResponseId(work, row)
  if (cardId !== undefined) await askForCare(work, { tipo: 'CARTAO', memberId: row.memberId, cardId })
}

/** Connect cards by their ids, for those who look after their authors. */
export async function findConnectCards(
  work: ChurchWork,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CareCard>> {
  const cards = await listCardsById(work, ids)
  return new Map(cards.map(({ id, nome, ...card }) => [id, { ...card, nome: nome ?? '' }]))
}

async function requireOpen(work: ChurchWork, place: MomentPlace) {
  const broadcast = await requireBroadcast(work, place.broadcastId)
  const moment = await findMoment(work, place)
  if (!moment || moment.abertoEm === null) throw notFound()
  if (!isBroadcastOpen(broadcast) || !isMomentOpen(moment)) throw new DomainError('MOMENT_CLOSED')
  return moment
}

/** Key that is unique per person; for a guest, a keyed hash of a random value from their browser. */
function authorKey({ actor, church, keys }: VisitorCall, chave: string): string {
  if (actor) return `m${actor.memberId}`
  return `v${createHmac('sha256', keys('live guests')).update(`${church.uuid} ${chave}`).digest('base64url')}`
}

const cardRow = (card: GivenResponse['cartao']) => ({
  nome: card?.nome ?? null,
  email: card?.email ?? null,
  telefone: card?.telefone ?? null,
  mensagem: card?.mensagem || null,
})

/** The connect cards of a broadcast, latest first. */
export async function listConnectCards(
  { inChurch }: ChurchCall,
  broadcastId: number,
  query: PageQuery,
): Promise<Success<typeof listEndpoint>> {
  return inChurch(async (work) => {
    await requireBroadcast(work, broadcastId)
    const page = await readPage(query, await countCards(work, broadcastId), (slice) =>
      listCards(work, broadcastId, slice),
    )
    return mapPage(page, ({ id, nome, email, telefone, mensagem, memberId, criadaEm }) => ({
      id,
      nome: nome ?? '',
      email,
      telefone,
      mensagem,
      idUsuario: memberId,
      dataCadastro: criadaEm.toISOString(),
    }))
  })
}

export async function removeConnectCard(call: MemberCall, { broadcastId, id }: MomentPlace): Promise<void> {
  const plan = { subject: { transmissao: broadcastId }, isPublic: false, records: [cardRecord(id)] }
  await edit(call, { act: 'CONNECT_CARD_REMOVED', ...plan }, async ({ work }) => {
    if (!(await deleteCard(work, broadcastId, id))) throw notFound()
  })
}
