import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { Slice } from '../../../platform/database/page.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { transmissaoMomento, transmissaoResposta } from '../broadcasts/live.tables.ts'

type ResponseRow = OwnRow<typeof transmissaoResposta>

/** Adds a response; false where its author responded before. */
export async function insertResponse({ church, tx }: ChurchWork, row: ResponseRow): Promise<boolean> {
  const made = await tx
    .insert(transmissaoResposta)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing()
    .returning({ id: transmissaoResposta.id })
  return made.length > 0
}

/** Writes a card over the one that its author left before. */
export async function replaceResponse(
  { church, tx }: ChurchWork,
  { momentId, autorChave, ...card }: ResponseRow,
): Promise<void> {
  await tx
    .update(transmissaoResposta)
    .set(card)
    .where(
      and(
        ofChurch(transmissaoResposta, church),
        eq(transmissaoResposta.momentId, momentId),
        eq(transmissaoResposta.autorChave, autorChave),
      ),
    )
}

/** The id of the response that an author has left. */
export async function findResponseId(
  { church, tx }: ChurchWork,
  { momentId, autorChave }: Pick<ResponseRow, 'momentId' | 'autorChave'>,
): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: transmissaoResposta.id })
    .from(transmissaoResposta)
    .where(
      and(
        ofChurch(transmissaoResposta, church),
        eq(transmissaoResposta.momentId, momentId),
        eq(transmissaoResposta.autorChave, autorChave),
      ),
    )
  return found?.id
}

/** Connect cards by their ids. */
export function listCardsById({ church, tx }: ChurchWork, ids: readonly number[]) {
  const { id, nome, telefone, email, mensagem } = transmissaoResposta
  return tx
    .select({ id, nome, telefone, email, mensagem })
    .from(transmissaoResposta)
    .where(and(ofChurch(transmissaoResposta, church), inArray(id, [...ids])))
}

/** The connect cards of a broadcast. */
function cardsOf({ church, tx }: ChurchWork, broadcastId: number): SQL | undefined {
  const moments = tx
    .select({ id: transmissaoMomento.id })
    .from(transmissaoMomento)
    .where(
      and(
        ofChurch(transmissaoMomento, church),
        eq(transmissaoMomento.broadcastId, broadcastId),
        eq(transmissaoMomento.tipo, 'CARTAO'),
      ),
    )
  return and(ofChurch(transmissaoResposta, church), inArray(transmissaoResposta.momentId, moments))
}

export function countCards(work: ChurchWork, broadcastId: number): Promise<number> {
  return work.tx.$count(transmissaoResposta, cardsOf(work, broadcastId))
}

export function listCards(work: ChurchWork, broadcastId: number, { limit, offset }: Slice) {
  return work.tx
    .select()
    .from(transmissaoResposta)
    .where(cardsOf(work, broadcastId))
    .orderBy(desc(transmissaoResposta.criadaEm), desc(transmissaoResposta.id))
    .limit(limit)
    .offset(offset)
}

export async function deleteCard(work: ChurchWork, broadcastId: number, id: number): Promise<boolean> {
  const gone = await work.tx
    .delete(transmissaoResposta)
    .where(and(cardsOf(work, broadcastId), eq(transmissaoResposta.id, id)))
    .returning({ id: transmissaoResposta.id })
  return gone.length > 0
}

/** Deletes guests' connect cards from before a moment. The counts of responses stay. */
export async function deleteGuestCards({ church, tx }: ChurchWork, before: Date): Promise<void> {
  await tx.delete(transmissaoResposta).where(and(isGuestCard(church), lt(transmissaoResposta.criadaEm, before)))
}

export async function hasGuestCards({ church, tx }: ChurchWork): Promise<boolean> {
  const some = await tx
    .select({ id: transmissaoResposta.id })
    .from(transmissaoResposta)
    .where(isGuestCard(church))
    .limit(1)
  return some.length > 0
}

const isGuestCard = (church: ChurchWork['church']) =>
  and(ofChurch(transmissaoResposta, church), isNull(transmissaoResposta.memberId), isNotNull(transmissaoResposta.nome))
