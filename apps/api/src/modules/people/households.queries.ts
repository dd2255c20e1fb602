import type { HouseholdSeat } from '@narthex/contract/people/household.resource'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import { toMemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { usuario } from '../members/members.tables.ts'
import { domicilioMembro } from './households.tables.ts'

/** People of households in their order, with names and days of birth. */
export function listSeats({ church, tx }: ChurchWork, ids: readonly number[]) {
  const { householdId, memberId, papel, ordem } = domicilioMembro
  return tx
    .select({
      householdId,
      memberId,
      papel,
      nome: sql<string>`rtrim(${usuario.nome} || ' ' || ${usuario.sobrenome})`,
      dataNascimento: usuario.dataNascimento,
    })
    .from(domicilioMembro)
    .innerJoin(usuario, and(eq(usuario.igrejaId, domicilioMembro.igrejaId), eq(usuario.id, memberId)))
    .where(and(ofChurch(domicilioMembro, church), inArray(householdId, [...ids])))
    .orderBy(asc(householdId), asc(ordem), asc(memberId))
}

/** The ids among these that are of people of the church. */
export async function findKnownPeople({ church, tx }: ChurchWork, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(ofChurch(usuario, church), isNull(usuario.mergedIntoId), inArray(usuario.id, ids.map(toMemberId))))
  return new Set(rows.map(({ id }) => id))
}

/** Replaces the people of a household. */
export async function putSeats(
  { church, tx }: ChurchWork,
  householdId: number,
  seats: readonly HouseholdSeat[],
): Promise<void> {
  const isOfIt = and(ofChurch(domicilioMembro, church), eq(domicilioMembro.householdId, householdId))
  await tx.delete(domicilioMembro).where(isOfIt)
  if (seats.length === 0) return
  const rows = seats.map(({ idUsuario, papel }, ordem) => ({
    igrejaId: church.igrejaId,
    householdId,
    memberId: toMemberId(idUsuario),
    papel,
    ordem,
  }))
  await tx.insert(domicilioMembro).values(rows)
}
