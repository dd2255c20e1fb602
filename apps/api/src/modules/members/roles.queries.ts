import type { StaffRole } from '@narthex/contract/permissions'
import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../../platform/database/database.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { AccountId, MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { usuario, usuarioRole } from './members.tables.ts'

/** Whether a role has not ended at this moment. */
export const isHeldAt = (now: Date): SQL | undefined =>
  or(isNull(usuarioRole.terminaEm), gt(usuarioRole.terminaEm, now))

/** A role of someone, the moment at which it ends, null for good, and the ids to which it is limited, null for the whole church. */
export interface HeldRole {
  readonly role: StaffRole
  readonly terminaEm: Date | null
  readonly alcance: readonly number[] | null
}

/** The roles that a member holds now. */
export async function listHeldRoles({ church, tx, now }: ChurchWork, memberId: MemberId): Promise<HeldRole[]> {
  const rows = await tx
    .select({ role: usuarioRole.role, terminaEm: usuarioRole.terminaEm, alcance: usuarioRole.alcance })
    .from(usuarioRole)
    .where(and(ofChurch(usuarioRole, church), eq(usuarioRole.memberId, memberId), isHeldAt(now)))
    .orderBy(usuarioRole.role)
  return rows.map(({ role, ...held }) => ({ role: role as StaffRole, ...held }))
}

export async function listRoles(work: ChurchWork, memberId: MemberId): Promise<StaffRole[]> {
  return (await listHeldRoles(work, memberId)).map(({ role }) => role)
}

/** The active members of this church who hold a role, each with one of theirs, by name. */
export async function listRoleHolders({ church, tx, now }: ChurchWork) {
  return tx
    .select({
      // Who is active has a login.
      accountId: sql<AccountId>`${usuario.accountId}`,
      id: usuario.id,
      nome: usuario.nome,
      sobrenome: usuario.sobrenome,
      imagem: usuario.imagem,
      role: usuarioRole.role,
      terminaEm: usuarioRole.terminaEm,
      alcance: usuarioRole.alcance,
    })
    .from(usuarioRole)
    .innerJoin(usuario, and(eq(usuario.igrejaId, usuarioRole.igrejaId), eq(usuario.id, usuarioRole.memberId)))
    .where(and(ofChurch(usuarioRole, church), eq(usuario.flagAtivo, true), isHeldAt(now)))
    .orderBy(usuario.nome, usuario.sobrenome, usuario.id, usuarioRole.role)
}

/**
 * The active members of this church who hold one of these roles for good; until the transaction ends no one else takes
 * these roles from their holders, or closes their memberships.
 */
export async function lockHolders({ church, tx }: ChurchWork, roles: readonly StaffRole[]): Promise<number[]> {
  const rows = await tx
    .select({ id: usuario.id, terminaEm: usuarioRole.terminaEm })
    .from(usuarioRole)
    .innerJoin(usuario, and(eq(usuario.igrejaId, usuarioRole.igrejaId), eq(usuario.id, usuarioRole.memberId)))
    .where(and(ofChurch(usuarioRole, church), inArray(usuarioRole.role, [...roles]), eq(usuario.flagAtivo, true)))
    .orderBy(usuario.id, usuarioRole.role)
    .for('update')
  return rows.flatMap(({ id, terminaEm }) => (terminaEm === null ? [id] : []))
}

/** Gives a role, or changes when it ends and what it reaches. */
export async function putRole(
  { church, tx }: ChurchWork,
  memberId: MemberId,
  { role, terminaEm, alcance: limits }: HeldRole,
): Promise<void> {
  const { igrejaId } = church
  const alcance = limits && [...limits]
  await tx
    .insert(usuarioRole)
    .values({ igrejaId, memberId, role, terminaEm, alcance })
    .onConflictDoUpdate({
      target: [usuarioRole.igrejaId, usuarioRole.memberId, usuarioRole.role],
      set: { terminaEm, alcance },
    })
}

/** Names of the congregations to which roles are limited, by their ids; those that are gone are missing. */
export async function findLimitNames(
  { church, tx }: ChurchWork,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await queryRows<{ id: number; nome: string }>(
    tx,
    sql`select id, nome from congregacao where igreja_id = ${church.igrejaId} and id = any(${sql.param([...ids])}::integer[])`,
  )
  return new Map(rows.map(({ id, nome }) => [id, nome]))
}

export async function removeRole({ church, tx }: ChurchWork, memberId: MemberId, role: StaffRole): Promise<void> {
  await tx
    .delete(usuarioRole)
    .where(and(ofChurch(usuarioRole, church), eq(usuarioRole.memberId, memberId), eq(usuarioRole.role, role)))
}
