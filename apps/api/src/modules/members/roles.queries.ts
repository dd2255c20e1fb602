import type { StaffRole } from '@narthex/contract/permissions'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { AccountId, MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { usuario, usuarioRole } from './members.tables.ts'

export async function listRoles({ church, tx }: ChurchWork, memberId: MemberId): Promise<StaffRole[]> {
  const rows = await tx
    .select({ role: usuarioRole.role })
    .from(usuarioRole)
    .where(and(ofChurch(usuarioRole, church), eq(usuarioRole.memberId, memberId)))
    .orderBy(usuarioRole.role)
  return rows.map(({ role }) => role as StaffRole)
}

/** The active members of this church who hold a role, each with one of theirs, by name. */
export async function listRoleHolders({ church, tx }: ChurchWork) {
  return tx
    .select({
      // Who is active has a login.
      accountId: sql<AccountId>`${usuario.accountId}`,
      id: usuario.id,
      nome: usuario.nome,
      sobrenome: usuario.sobrenome,
      imagem: usuario.imagem,
      role: usuarioRole.role,
    })
    .from(usuarioRole)
    .innerJoin(usuario, and(eq(usuario.igrejaId, usuarioRole.igrejaId), eq(usuario.id, usuarioRole.memberId)))
    .where(and(ofChurch(usuarioRole, church), eq(usuario.flagAtivo, true)))
    .orderBy(usuario.nome, usuario.sobrenome, usuario.id, usuarioRole.role)
}

/**
 * The active members of this church who hold one of these roles; until the transaction ends no one else takes these
 * roles from them, or closes their memberships.
 */
export async function lockHolders({ church, tx }: ChurchWork, roles: readonly StaffRole[]): Promise<number[]> {
  const rows = await tx
    .select({ id: usuario.id })
    .from(usuarioRole)
    .innerJoin(usuario, and(eq(usuario.igrejaId, usuarioRole.igrejaId), eq(usuario.id, usuarioRole.memberId)))
    .where(and(ofChurch(usuarioRole, church), inArray(usuarioRole.role, [...roles]), eq(usuario.flagAtivo, true)))
    .orderBy(usuario.id, usuarioRole.role)
    .for('update')
  return rows.map(({ id }) => id)
}

export async function insertRole({ church, tx }: ChurchWork, memberId: MemberId, role: StaffRole): Promise<void> {
  await tx.insert(usuarioRole).values({ igrejaId: church.igrejaId, memberId, role }).onConflictDoNothing()
}

export async function removeRole({ church, tx }: ChurchWork, memberId: MemberId, role: StaffRole): Promise<void> {
  await tx
    .delete(usuarioRole)
    .where(and(ofChurch(usuarioRole, church), eq(usuarioRole.memberId, memberId), eq(usuarioRole.role, role)))
}
