import type { StaffRole } from '@narthex/contract/endpoint'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { usuario, usuarioRole } from './users.tables.ts'

export async function listRoles(scope: ChurchScope, tx: Tx, usuarioId: number): Promise<StaffRole[]> {
  const rows = await tx
    .select({ role: usuarioRole.role })
    .from(usuarioRole)
    .where(and(eq(usuarioRole.igrejaId, scope.igrejaId), eq(usuarioRole.usuarioId, usuarioId)))
    .orderBy(usuarioRole.role)
  return rows.map(({ role }) => role as StaffRole)
}

/** The active members of this church who hold a role, each with one of theirs, by name. */
export async function listRoleHolders(scope: ChurchScope, tx: Tx) {
  return tx
    .select({
      contaId: usuario.contaId,
      id: usuario.id,
      nome: usuario.nome,
      sobrenome: usuario.sobrenome,
      imagem: usuario.imagem,
      role: usuarioRole.role,
    })
    .from(usuarioRole)
    .innerJoin(usuario, and(eq(usuario.igrejaId, usuarioRole.igrejaId), eq(usuario.id, usuarioRole.usuarioId)))
    .where(and(eq(usuarioRole.igrejaId, scope.igrejaId), eq(usuario.flagAtivo, true)))
    .orderBy(usuario.nome, usuario.sobrenome, usuario.id, usuarioRole.role)
}

/**
 * The active members of this church who hold one of these roles; until the transaction ends nobody else takes these
 * roles from them, or closes their memberships.
 */
export async function lockHolders(scope: ChurchScope, tx: Tx, roles: readonly StaffRole[]): Promise<number[]> {
  const rows = await tx
    .select({ id: usuario.id })
    .from(usuarioRole)
    .innerJoin(usuario, and(eq(usuario.igrejaId, usuarioRole.igrejaId), eq(usuario.id, usuarioRole.usuarioId)))
    .where(
      and(eq(usuarioRole.igrejaId, scope.igrejaId), inArray(usuarioRole.role, [...roles]), eq(usuario.flagAtivo, true)),
    )
    .orderBy(usuario.id, usuarioRole.role)
    .for('update')
  return rows.map(({ id }) => id)
}

export async function insertRole(scope: ChurchScope, tx: Tx, usuarioId: number, role: StaffRole): Promise<void> {
  await tx.insert(usuarioRole).values({ igrejaId: scope.igrejaId, usuarioId, role }).onConflictDoNothing()
}

export async function removeRole(scope: ChurchScope, tx: Tx, usuarioId: number, role: StaffRole): Promise<void> {
  await tx
    .delete(usuarioRole)
    .where(
      and(eq(usuarioRole.igrejaId, scope.igrejaId), eq(usuarioRole.usuarioId, usuarioId), eq(usuarioRole.role, role)),
    )
}
