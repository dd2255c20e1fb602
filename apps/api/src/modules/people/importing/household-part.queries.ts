import type { Address } from '@narthex/contract/churches/church.schemas'
import type { HouseholdRole } from '@narthex/contract/people/person-words'
import { and, asc, eq, gte, inArray, isNull, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { historico } from '../../../platform/audit/audit.tables.ts'
import { queryRows } from '../../../platform/database/database.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { toMemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { domicilio, domicilioMembro } from '../households.tables.ts'

/** Acts of history that are of imports alone. */
const importActs = ['RECORDS_IMPORTED', 'IMPORT_UNDONE'] as const

export interface StoredSeat {
  readonly householdId: number
  readonly memberId: number
  readonly papel: HouseholdRole
  readonly ordem: number
}

/** Households that have one of these external ids, or one of these people; also those in the trash. Locks them for a run. */
export function findRelatedHouseholds(
  { church, tx }: ChurchWork,
  keys: readonly string[],
  people: readonly number[],
  isHeld: boolean,
) {
  const theirs = tx
    .select({ id: domicilioMembro.householdId })
    .from(domicilioMembro)
    .where(and(ofChurch(domicilioMembro, church), inArray(domicilioMembro.memberId, people.map(toMemberId))))
  const { id, nome, endereco, idExterno, removidoEm, versao } = domicilio
  const query = tx
    .select({ id, nome, endereco, idExterno, removidoEm, versao })
    .from(domicilio)
    .where(and(ofChurch(domicilio, church), or(inArray(idExterno, [...keys]), inArray(id, theirs))))
    .orderBy(asc(id))
  return isHeld ? query.for('update') : query
}

export async function holdHouseholds({ church, tx }: ChurchWork, ids: readonly number[]) {
  const { id, nome, endereco } = domicilio
  return tx
    .select({ id, nome, endereco })
    .from(domicilio)
    .where(and(ofChurch(domicilio, church), inArray(id, [...ids])))
    .orderBy(asc(id))
    .for('update')
}

export function listHouseholdSeats({ church, tx }: ChurchWork, ids: readonly number[]): Promise<StoredSeat[]> {
  const { householdId, memberId, papel, ordem } = domicilioMembro
  return tx
    .select({ householdId, memberId, papel, ordem })
    .from(domicilioMembro)
    .where(and(ofChurch(domicilioMembro, church), inArray(householdId, [...ids])))
    .orderBy(asc(householdId), asc(ordem))
}

/** Households that someone has changed since a moment, otherwise than by an import. */
export async function findChangedSince({ church, tx }: ChurchWork, ids: readonly number[], since: Date) {
  const rows = await tx
    .selectDistinct({ registro: historico.registro })
    .from(historico)
    .where(
      and(
        eq(historico.igrejaId, church.igrejaId),
        eq(historico.tipo, 'domicilio'),
        inArray(historico.registro, ids.map(String)),
        gte(historico.momento, since),
        notInArray(historico.acao, [...importActs]),
      ),
    )
  return new Set(rows.map(({ registro }) => Number(registro)))
}

/** Households that a batch has made so far. */
export async function findMadeBy({ church, tx }: ChurchWork, batchId: number, ids: readonly number[]) {
  const rows = await queryRows<{ id: number }>(
    tx,
    sql`select distinct (antes #>> '{parts,domicilio,id}')::integer as id from lote_item
      where igreja_id = ${church.igrejaId} and lote_id = ${batchId} and antes #>> '{parts,domicilio,isNew}' = 'true'
        and (antes #>> '{parts,domicilio,id}')::integer = any (${sql.param([...ids])}::integer[])`,
  )
  return new Set(rows.map(({ id }) => id))
}

export interface NewHousehold {
  readonly nome: string
  readonly endereco: Address | null
  readonly idExterno: string
}

/** Adds households in one statement; gives their ids in this order. */
export async function insertHouseholds({ church, tx }: ChurchWork, rows: readonly NewHousehold[]): Promise<number[]> {
  if (rows.length === 0) return []
  const values = rows.map((row) => ({ ...row, igrejaId: church.igrejaId }))
  return (await tx.insert(domicilio).values(values).returning({ id: domicilio.id })).map(({ id }) => id)
}

export async function insertSeats({ church, tx }: ChurchWork, seats: readonly StoredSeat[]): Promise<void> {
  if (seats.length === 0) return
  await tx
    .insert(domicilioMembro)
    .values(seats.map((seat) => ({ ...seat, igrejaId: church.igrejaId, memberId: toMemberId(seat.memberId) })))
}

const isSeat = ({ church }: ChurchWork, { householdId, memberId }: Pick<StoredSeat, 'householdId' | 'memberId'>) =>
  and(
    ofChurch(domicilioMembro, church),
    eq(domicilioMembro.householdId, householdId),
    eq(domicilioMembro.memberId, toMemberId(memberId)),
  )

export async function setRole(work: ChurchWork, seat: Pick<StoredSeat, 'householdId' | 'memberId' | 'papel'>) {
  await work.tx.update(domicilioMembro).set({ papel: seat.papel }).where(isSeat(work, seat))
}

export async function deleteSeats(
  work: ChurchWork,
  seats: readonly Pick<StoredSeat, 'householdId' | 'memberId'>[],
): Promise<void> {
  if (seats.length === 0) return
  await work.tx.delete(domicilioMembro).where(or(...seats.map((seat) => isSeat(work, seat))) as SQL)
}

/** Writes fields of households, and raises the versions of all that were touched. */
export async function patchHouseholds(
  { church, tx }: ChurchWork,
  touched: ReadonlyMap<number, Partial<NewHousehold>>,
): Promise<void> {
  const ids = [...touched.keys()]
  if (ids.length === 0) return
  const isOwn = (own: readonly number[]) => and(ofChurch(domicilio, church), inArray(domicilio.id, [...own]))
  for (const [id, fields] of touched)
    if (Object.keys(fields).length > 0)
      await tx
        .update(domicilio)
        .set(fields)
        .where(isOwn([id]))
  await tx
    .update(domicilio)
    .set({ versao: sql`${domicilio.versao} + 1` })
    .where(isOwn(ids))
}

/** Deletes those of these households that have no one left, and that no one has changed otherwise than by imports. */
export async function deleteEmpty({ church, tx }: ChurchWork, ids: readonly number[]): Promise<void> {
  const theirs = tx
    .select({ id: domicilioMembro.memberId })
    .from(domicilioMembro)
    .where(and(ofChurch(domicilioMembro, church), eq(domicilioMembro.householdId, domicilio.id)))
  const changes = tx
    .select({ id: historico.id })
    .from(historico)
    .where(
      and(
        eq(historico.igrejaId, church.igrejaId),
        eq(historico.tipo, 'domicilio'),
        eq(historico.registro, sql`${domicilio.id}::text`),
        notInArray(historico.acao, [...importActs]),
      ),
    )
  await tx
    .delete(domicilio)
    .where(
      and(
        ofChurch(domicilio, church),
        inArray(domicilio.id, [...ids]),
        isNull(domicilio.removidoEm),
        notExists(theirs),
        notExists(changes),
      ),
    )
}
