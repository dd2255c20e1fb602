import type { StaffRole } from '@narthex/contract/endpoint'
import { and, eq } from 'drizzle-orm'
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

/** The login of a member of this church. */
export async function findAccountOfMember(scope: ChurchScope, tx: Tx, usuarioId: number): Promise<number | undefined> {
  const [found] = await tx
    .select({ contaId: usuario.contaId })
    .from(usuario)
    .where(and(eq(usuario.igrejaId, scope.igrejaId), eq(usuario.id, usuarioId)))
  return found?.contaId
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
