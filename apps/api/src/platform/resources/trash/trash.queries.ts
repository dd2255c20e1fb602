import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { defineKeyset, type Part } from '../../database/keyset.ts'
import { ofChurch } from '../../database/of-church.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import type { OwnRow } from '../../work/insert-own.ts'
import { containsTerm } from '../resource-columns.ts'
import { lixeira } from './trash.tables.ts'

/** The last removed first. */
export const trashOrder = defineKeyset('lixeira', [
  { column: lixeira.removidoEm, kind: 'moment', direction: 'desc' },
  { column: lixeira.registro, kind: 'number', direction: 'desc' },
])

export interface TrashChoice {
  readonly tipo: string
  readonly term?: string | undefined
}

const isChosen = ({ church }: ChurchWork, { tipo, term }: TrashChoice) =>
  and(
    ofChurch(lixeira, church),
    eq(lixeira.tipo, tipo),
    term === undefined ? undefined : containsTerm([lixeira.titulo], term),
  )

export function listTrashRows(work: ChurchWork, choice: TrashChoice, { isBehind, limit }: Part) {
  const { registro, titulo, removidoEm, expiraEm, accountId } = lixeira
  return work.tx
    .select({ registro, titulo, removidoEm, expiraEm, accountId, place: trashOrder.place })
    .from(lixeira)
    .where(and(isChosen(work, choice), isBehind))
    .orderBy(...trashOrder.orderBy)
    .limit(limit)
}

export const countTrash = (work: ChurchWork, choice: TrashChoice) => work.tx.$count(lixeira, isChosen(work, choice))

const isOf = ({ church }: ChurchWork, tipo: string, ids: readonly number[]) =>
  and(ofChurch(lixeira, church), eq(lixeira.tipo, tipo), inArray(lixeira.registro, [...ids]))

export type TrashRow = typeof lixeira.$inferSelect

/** Locks a record in the trash until the transaction ends. */
export const holdTrash = async (work: ChurchWork, tipo: string, registro: number): Promise<TrashRow | undefined> =>
  (await holdTrashRows(work, tipo, [registro])).get(registro)

/** Locks records in the trash, the lowest id first. */
export async function holdTrashRows(
  work: ChurchWork,
  tipo: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TrashRow>> {
  const rows = await work.tx
    .select()
    .from(lixeira)
    .where(isOf(work, tipo, ids))
    .orderBy(asc(lixeira.registro))
    .for('update')
  return new Map(rows.map((row) => [row.registro, row]))
}

export async function insertTrash(work: ChurchWork, rows: readonly OwnRow<typeof lixeira>[]): Promise<void> {
  const { igrejaId } = work.church
  await work.tx.insert(lixeira).values(rows.map((row) => ({ ...row, igrejaId })))
}

export async function deleteTrash(work: ChurchWork, tipo: string, ids: readonly number[]): Promise<void> {
  await work.tx.delete(lixeira).where(isOf(work, tipo, ids))
}

/** Records whose time in the trash is over, the oldest first. */
export function listExpired({ church, tx, now }: ChurchWork, limit: number) {
  return tx
    .select({ tipo: lixeira.tipo, registro: lixeira.registro })
    .from(lixeira)
    .where(and(ofChurch(lixeira, church), lte(lixeira.expiraEm, now)))
    .orderBy(asc(lixeira.expiraEm))
    .limit(limit)
}
