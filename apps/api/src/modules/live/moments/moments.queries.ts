import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../../platform/work/insert-own.ts'
import { transmissaoMomento } from '../broadcasts/live.tables.ts'

export interface MomentPlace {
  readonly broadcastId: number
  readonly id: number
}

const isOf = (church: ChurchScope, broadcastId: number) =>
  and(ofChurch(transmissaoMomento, church), eq(transmissaoMomento.broadcastId, broadcastId))
const isAt = (church: ChurchScope, { broadcastId, id }: MomentPlace) =>
  and(isOf(church, broadcastId), eq(transmissaoMomento.id, id))
const isOpen = and(isNotNull(transmissaoMomento.abertoEm), isNull(transmissaoMomento.fechadoEm))

export function listMoments({ church, tx }: ChurchWork, broadcastId: number) {
  return tx.select().from(transmissaoMomento).where(isOf(church, broadcastId)).orderBy(asc(transmissaoMomento.id))
}

export function listOpenMoments({ church, tx }: ChurchWork, broadcastId: number) {
  return tx
    .select()
    .from(transmissaoMomento)
    .where(and(isOf(church, broadcastId), isOpen))
    .orderBy(asc(transmissaoMomento.abertoEm), asc(transmissaoMomento.id))
}

export function countMoments({ church, tx }: ChurchWork, broadcastId: number): Promise<number> {
  return tx.$count(transmissaoMomento, isOf(church, broadcastId))
}

export async function findMoment({ church, tx }: ChurchWork, place: MomentPlace) {
  const [found] = await tx.select().from(transmissaoMomento).where(isAt(church, place))
  return found
}

export const insertMoment = (work: ChurchWork, row: OwnRow<typeof transmissaoMomento>): Promise<number> =>
  insertOwn(work, transmissaoMomento, row)

/** Gives the moment where it was closed before. */
export async function openMoment({ church, tx, now }: ChurchWork, place: MomentPlace) {
  const [opened] = await tx
    .update(transmissaoMomento)
    .set({ abertoEm: now, fechadoEm: null })
    .where(and(isAt(church, place), sql`not (${isOpen})`))
    .returning()
  return opened
}

/** Gives the moment where it was open before. */
export async function closeMoment({ church, tx, now }: ChurchWork, place: MomentPlace) {
  const [closed] = await tx
    .update(transmissaoMomento)
    .set({ fechadoEm: now })
    .where(and(isAt(church, place), isOpen))
    .returning()
  return closed
}

/** Closes all of a broadcast that are open, and gives their ids. */
export async function closeMoments({ church, tx, now }: ChurchWork, broadcastId: number): Promise<number[]> {
  const closed = await tx
    .update(transmissaoMomento)
    .set({ fechadoEm: now })
    .where(and(isOf(church, broadcastId), isOpen))
    .returning({ id: transmissaoMomento.id })
  return closed.map(({ id }) => id)
}

export async function deleteMoment({ church, tx }: ChurchWork, place: MomentPlace): Promise<boolean> {
  const gone = await tx.delete(transmissaoMomento).where(isAt(church, place)).returning({ id: transmissaoMomento.id })
  return gone.length > 0
}

/** Adds a response to the count and returns the count. */
export async function countResponse({ church, tx }: ChurchWork, place: MomentPlace): Promise<number> {
  const [counted] = await tx
    .update(transmissaoMomento)
    .set({ respostas: sql`${transmissaoMomento.respostas} + 1` })
    .where(isAt(church, place))
    .returning({ total: transmissaoMomento.respostas })
  return counted?.total ?? 0
}
