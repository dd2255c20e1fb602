import { and, eq, type InferSelectModel, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { OwnRow } from '../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { usuario } from './users.tables.ts'

export type MemberRow = InferSelectModel<typeof usuario>

export async function findMemberOfAccount(scope: ChurchScope, tx: Tx, contaId: number): Promise<MemberRow | undefined> {
  const [found] = await tx
    .select()
    .from(usuario)
    .where(and(eq(usuario.igrejaId, scope.igrejaId), eq(usuario.contaId, contaId)))
  return found
}

/** Who the person whom the transaction names is to each of these churches. */
export async function listMembersOfAccount(
  tx: Tx,
  contaId: number,
  igrejaIds: readonly number[],
): Promise<MemberRow[]> {
  return tx
    .select()
    .from(usuario)
    .where(and(inArray(usuario.igrejaId, [...igrejaIds]), eq(usuario.contaId, contaId)))
    .orderBy(usuario.igrejaId)
}

/** The new member's id; undefined where the login is registered at this church already. */
export async function insertMember(
  scope: ChurchScope,
  tx: Tx,
  row: OwnRow<typeof usuario>,
): Promise<number | undefined> {
  const [made] = await tx
    .insert(usuario)
    .values({ ...row, igrejaId: scope.igrejaId })
    .onConflictDoNothing({ target: [usuario.igrejaId, usuario.contaId] })
    .returning({ id: usuario.id })
  return made?.id
}
