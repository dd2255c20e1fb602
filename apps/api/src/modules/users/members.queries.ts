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

/** What members of this church are called, by their logins. */
export async function listNames(scope: ChurchScope, tx: Tx, contaIds: readonly number[]) {
  return tx
    .select({ contaId: usuario.contaId, id: usuario.id, nome: usuario.nome, sobrenome: usuario.sobrenome })
    .from(usuario)
    .where(and(eq(usuario.igrejaId, scope.igrejaId), inArray(usuario.contaId, [...contaIds])))
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

/** At how many churches the person whom the transaction names is somebody. */
export async function countMemberships(tx: Tx, contaId: number): Promise<number> {
  return tx.$count(usuario, eq(usuario.contaId, contaId))
}

/** A member of this church; nobody else changes them, nor what they keep, until the transaction ends. */
export async function holdMember(scope: ChurchScope, tx: Tx, id: number): Promise<MemberRow | undefined> {
  const [held] = await tx
    .select()
    .from(usuario)
    .where(and(eq(usuario.igrejaId, scope.igrejaId), eq(usuario.id, id)))
    .for('no key update')
  return held
}

export type MemberChange = Partial<Omit<MemberRow, 'igrejaId' | 'id' | 'uuid' | 'contaId' | 'dataCadastro'>>

/** The member as they are then; undefined for no member of this church. */
export async function updateMember(
  scope: ChurchScope,
  tx: Tx,
  id: number,
  change: MemberChange,
): Promise<MemberRow | undefined> {
  const [changed] = await tx
    .update(usuario)
    .set(change)
    .where(and(eq(usuario.igrejaId, scope.igrejaId), eq(usuario.id, id)))
    .returning()
  return changed
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
