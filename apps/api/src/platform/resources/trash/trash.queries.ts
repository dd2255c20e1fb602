import { and, asc, eq, lte } from 'drizzle-orm'
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

const isOf = ({ church }: ChurchWork, tipo: string, registro: number) =>
  and(ofChurch(lixeira, church), eq(lixeira.tipo, tipo), eq(lixeira.registro, registro))

/** Locks a record in the trash until the transaction ends. */
export async function holdTrash(work: ChurchWork, tipo: string, registro: number) {
  const [row] = await work.tx
    .select()
    .from(lixeira)
    .where(isOf(work, tipo, registro))
    .for('update')
  return row
}

export async function insertTrash(work: ChurchWork, row: OwnRow<typeof lixeira>): Promise<void> {
  await work.tx.insert(lixeira).values({ ...row, igrejaId: work.church.igrejaId })
}

export async function deleteTrash(work: ChurchWork, tipo: string, registro: number): Promise<void> {
  await work.tx.delete(lixeira).where(isOf(work, tipo, registro))
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
