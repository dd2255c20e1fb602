import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn } from '../../../platform/work/insert-own.ts'
import { transmissaoLinha } from '../broadcasts/live.tables.ts'

export interface LinePlace {
  readonly broadcastId: number
  readonly id: number
}

const isOf = (church: ChurchScope, broadcastId: number) =>
  and(ofChurch(transmissaoLinha, church), eq(transmissaoLinha.broadcastId, broadcastId))
const isAt = (church: ChurchScope, { broadcastId, id }: LinePlace) =>
  and(isOf(church, broadcastId), eq(transmissaoLinha.id, id))

/** Lists the outline's lines in their order. */
export function listLines({ church, tx }: ChurchWork, broadcastId: number) {
  return tx
    .select()
    .from(transmissaoLinha)
    .where(isOf(church, broadcastId))
    .orderBy(asc(transmissaoLinha.ordem), asc(transmissaoLinha.id))
}

export async function keepOnlyLines(
  { church, tx }: ChurchWork,
  broadcastId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.delete(transmissaoLinha).where(and(isOf(church, broadcastId), notInArray(transmissaoLinha.id, [...ids])))
}

/** Writes a line over what it was, or adds it, and gives its id. */
export async function saveLine(
  work: ChurchWork,
  broadcastId: number,
  { id, ...line }: { readonly id?: number | undefined; readonly texto: string; readonly ordem: number },
): Promise<number> {
  if (id === undefined) return insertOwn(work, transmissaoLinha, { ...line, broadcastId })
  await work.tx.update(transmissaoLinha).set(line).where(isAt(work.church, { broadcastId, id }))
  return id
}

export async function findLine({ church, tx }: ChurchWork, place: LinePlace) {
  const [found] = await tx.select().from(transmissaoLinha).where(isAt(church, place))
  return found
}

/** Gives the line where that changed something. */
export async function setLineReleased({ church, tx, now }: ChurchWork, place: LinePlace, isReleased: boolean) {
  const [changed] = await tx
    .update(transmissaoLinha)
    .set({ liberadaEm: isReleased ? now : null })
    .where(and(isAt(church, place), sql`(${transmissaoLinha.liberadaEm} is null) = ${isReleased}`))
    .returning()
  return changed
}
