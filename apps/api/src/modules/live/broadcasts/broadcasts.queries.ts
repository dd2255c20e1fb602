import type { BroadcastState } from '@narthex/contract/live/live-states'
import { and, asc, desc, eq, gte, inArray, isNull, type SQL } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { isOnPage, type Slice } from '../../../platform/database/page.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../../platform/work/insert-own.ts'
import { transmissao } from './live.tables.ts'

export type BroadcastRow = typeof transmissao.$inferSelect
export type BroadcastChange = Partial<OwnRow<typeof transmissao>>

const present = (church: ChurchScope, ...conditions: (SQL | undefined)[]) =>
  and(ofChurch(transmissao, church), isNull(transmissao.removidaEm), ...conditions)

/** Broadcasts in these states by their start. */
export function listByState(
  { church, tx }: ChurchWork,
  states: readonly BroadcastState[],
  { order, limit }: { readonly order: 'soonest' | 'latest'; readonly limit: number },
): Promise<BroadcastRow[]> {
  const by = order === 'soonest' ? asc : desc
  return tx
    .select()
    .from(transmissao)
    .where(present(church, inArray(transmissao.estado, [...states])))
    .orderBy(by(transmissao.inicio), by(transmissao.id))
    .limit(limit)
}

export async function findBroadcast({ church, tx }: ChurchWork, id: number): Promise<BroadcastRow | undefined> {
  const [found] = await tx
    .select()
    .from(transmissao)
    .where(present(church, eq(transmissao.id, id)))
  return found
}

/** Locks a broadcast until the transaction ends. */
export async function holdBroadcast({ church, tx }: ChurchWork, id: number): Promise<BroadcastRow | undefined> {
  const [held] = await tx
    .select()
    .from(transmissao)
    .where(present(church, eq(transmissao.id, id)))
    .for('no key update')
  return held
}

export async function insertBroadcast(work: ChurchWork, row: OwnRow<typeof transmissao>): Promise<BroadcastRow> {
  const id = await insertOwn(work, transmissao, row)
  const made = await findBroadcast(work, id)
  if (!made) throw new Error('An insert returned no row')
  return made
}

/** Writes a change on the version that it was made on, and gives the row; undefined where someone else was first. */
export async function updateBroadcast(
  { church, tx, now }: ChurchWork,
  { id, versao }: Pick<BroadcastRow, 'id' | 'versao'>,
  change: BroadcastChange,
): Promise<BroadcastRow | undefined> {
  const [changed] = await tx
    .update(transmissao)
    .set({ ...change, versao: versao + 1, alteradaEm: now })
    .where(present(church, eq(transmissao.id, id), eq(transmissao.versao, versao)))
    .returning()
  return changed
}

/** Writes fields that no page shows (the source's answer, the peak) without raising the version. */
export async function noteOnBroadcast({ church, tx }: ChurchWork, id: number, note: BroadcastChange): Promise<void> {
  await tx
    .update(transmissao)
    .set(note)
    .where(present(church, eq(transmissao.id, id)))
}

/** Deletes a broadcast with its outline, moments, responses and reminders. */
export async function deleteBroadcast({ church, tx }: ChurchWork, id: number): Promise<void> {
  await tx.delete(transmissao).where(and(ofChurch(transmissao, church), eq(transmissao.id, id)))
}

/** Lists the broadcasts that weekly services made from a day on, including those that staff removed. */
export function listOfServices({ church, tx }: ChurchWork, from: string): Promise<BroadcastRow[]> {
  return tx
    .select()
    .from(transmissao)
    .where(and(ofChurch(transmissao, church), gte(transmissao.cultoData, from)))
    .orderBy(asc(transmissao.id))
}

export function countBroadcasts({ church, tx }: ChurchWork): Promise<number> {
  return tx.$count(transmissao, present(church))
}

export function listBroadcastPage(work: ChurchWork, slice: Slice): Promise<BroadcastRow[]> {
  const orderBy = [desc(transmissao.inicio), desc(transmissao.id)]
  return work.tx
    .select()
    .from(transmissao)
    .where(isOnPage(work, { table: transmissao, key: transmissao.id, where: present(work.church), orderBy }, slice))
    .orderBy(...orderBy)
}
