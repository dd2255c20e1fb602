import type { StaffRole } from '@narthex/contract/permissions'
import type { LimitKind } from '@narthex/contract/role-limits'
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

/** Where the parts of a church stand to which roles are limited, and the part of them that is offered. */
const partTables: Readonly<
  Record<LimitKind, { readonly table: SQL; readonly nome: SQL; readonly offered: (now: Date) => SQL }>
> = {
  CONGREGACAO: { table: sql`congregacao`, nome: sql`nome`, offered: () => sql`true` },
  GRUPO: { table: sql`celula`, nome: sql`nome`, offered: () => sql`flag_ativa` },
  EVENTO: {
    table: sql`evento`,
    nome: sql`titulo`,
    offered: (now) => sql`data_fim > ${now.toISOString()}::timestamptz`,
  },
}

/** A part of a church to which a role may be limited. */
export interface RolePart {
  readonly id: number
  readonly nome: string
}

/** Parts of the church by their ids; those that are gone are missing. */
export async function listParts(
  { church, tx }: ChurchWork,
  kind: LimitKind,
  ids: readonly number[],
): Promise<RolePart[]> {
  if (ids.length === 0) return []
  const { table, nome } = partTables[kind]
  return queryRows<{ id: number; nome: string }>(
    tx,
    sql`select id, ${nome} as nome from ${table}
      where igreja_id = ${church.igrejaId} and id = any(${sql.param([...ids])}::integer[])`,
  )
}

const maxOffered = 50

/** Parts of the church that a role may be limited to, by name: those whose name has a term. */
export function listOfferedParts({ church, tx, now }: ChurchWork, kind: LimitKind, term: string): Promise<RolePart[]> {
  const { table, nome, offered } = partTables[kind]
  return queryRows<{ id: number; nome: string }>(
    tx,
    sql`select id, ${nome} as nome from ${table}
      where igreja_id = ${church.igrejaId} and ${offered(now)} and position(sem_acento(${term}) in sem_acento(${nome})) > 0
      order by sem_acento(${nome}), id limit ${maxOffered}`,
  )
}

export async function removeRole({ church, tx }: ChurchWork, memberId: MemberId, role: StaffRole): Promise<void> {
  await tx
    .delete(usuarioRole)
    .where(and(ofChurch(usuarioRole, church), eq(usuarioRole.memberId, memberId), eq(usuarioRole.role, role)))
}
