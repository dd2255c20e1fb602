import type { CardEntry } from '@narthex/contract/users/card.schemas'
import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { usuario } from '../users.tables.ts'
import { carteirinha } from './cards.tables.ts'

const columns = { card: getTableColumns(carteirinha), member: getTableColumns(usuario) }
const ofSameMember = and(eq(usuario.igrejaId, carteirinha.igrejaId), eq(usuario.id, carteirinha.usuarioId))

/** A card with its member: the one of a member, or the one that a code names. Withdrawn ones too. */
async function findCard(scope: ChurchScope, tx: Tx, which: ReturnType<typeof eq>) {
  const [found] = await tx
    .select(columns)
    .from(carteirinha)
    .innerJoin(usuario, ofSameMember)
    .where(and(eq(carteirinha.igrejaId, scope.igrejaId), which))
  return found
}
export type CardRow = NonNullable<Awaited<ReturnType<typeof findCard>>>

export function findCardOfMember(scope: ChurchScope, tx: Tx, usuarioId: number): Promise<CardRow | undefined> {
  return findCard(scope, tx, eq(carteirinha.usuarioId, usuarioId))
}

export function findCardByCode(scope: ChurchScope, tx: Tx, codigo: string): Promise<CardRow | undefined> {
  return findCard(scope, tx, eq(carteirinha.codigo, codigo))
}

export async function insertCard(
  scope: ChurchScope,
  tx: Tx,
  usuarioId: number,
  { entry, ...anew }: { entry: CardEntry; codigo: string; emitidaEm: Date },
): Promise<void> {
  await tx.insert(carteirinha).values({ ...entry, ...anew, usuarioId, igrejaId: scope.igrejaId })
}

/** Changes a card, or puts another in the place of one that was withdrawn. */
export async function updateCard(
  scope: ChurchScope,
  tx: Tx,
  usuarioId: number,
  change: CardEntry & { codigo?: string; emitidaEm?: Date; revogadaEm?: null },
): Promise<void> {
  await tx
    .update(carteirinha)
    .set(change)
    .where(and(eq(carteirinha.igrejaId, scope.igrejaId), eq(carteirinha.usuarioId, usuarioId)))
}

/** False where there is no card, or none that is good. */
export async function revokeCard(scope: ChurchScope, tx: Tx, usuarioId: number, revogadaEm: Date): Promise<boolean> {
  const revoked = await tx
    .update(carteirinha)
    .set({ revogadaEm })
    .where(
      and(
        eq(carteirinha.igrejaId, scope.igrejaId),
        eq(carteirinha.usuarioId, usuarioId),
        isNull(carteirinha.revogadaEm),
      ),
    )
    .returning({ usuarioId: carteirinha.usuarioId })
  return revoked.length > 0
}
