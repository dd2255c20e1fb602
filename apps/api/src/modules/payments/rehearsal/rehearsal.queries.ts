import { and, asc, eq, gte, type InferSelectModel, type SQL } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { ensaioPagamento } from '../orders/rehearsal.tables.ts'

export type RehearsedPayment = InferSelectModel<typeof ensaioPagamento>
export type RehearsedChange = Partial<
  Pick<RehearsedPayment, 'situacao' | 'capturado' | 'estornado' | 'estornos' | 'autorizacao'>
>

/** The existing row where the reference was sent before. */
export async function insertRehearsed(
  work: ChurchWork,
  row: OwnRow<typeof ensaioPagamento>,
): Promise<RehearsedPayment | undefined> {
  const { church, tx } = work
  const [made] = await tx
    .insert(ensaioPagamento)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing()
    .returning()
  return made ?? findRehearsedByReference(work, row.referencia)
}

/** Locks it until the transaction ends. */
export async function lockRehearsed(work: ChurchWork, externoId: string): Promise<RehearsedPayment | undefined> {
  const [found] = await select(work, eq(ensaioPagamento.externoId, externoId)).for('no key update')
  return found
}

export async function findRehearsed(work: ChurchWork, externoId: string): Promise<RehearsedPayment | undefined> {
  const [found] = await select(work, eq(ensaioPagamento.externoId, externoId))
  return found
}

export async function findRehearsedByReference(
  work: ChurchWork,
  referencia: string,
): Promise<RehearsedPayment | undefined> {
  const [found] = await select(work, eq(ensaioPagamento.referencia, referencia))
  return found
}

const select = ({ church, tx }: ChurchWork, condition: SQL) =>
  tx
    .select()
    .from(ensaioPagamento)
    .where(and(ofChurch(ensaioPagamento, church), condition))

export async function updateRehearsed(
  { church, tx, now }: ChurchWork,
  externoId: string,
  change: RehearsedChange,
): Promise<void> {
  await tx
    .update(ensaioPagamento)
    .set({ ...change, alteradoEm: now })
    .where(and(ofChurch(ensaioPagamento, church), eq(ensaioPagamento.externoId, externoId)))
}

export async function listRehearsedSince({ church, tx }: ChurchWork, since: Date): Promise<RehearsedPayment[]> {
  return tx
    .select()
    .from(ensaioPagamento)
    .where(and(ofChurch(ensaioPagamento, church), gte(ensaioPagamento.alteradoEm, since)))
    .orderBy(asc(ensaioPagamento.alteradoEm))
}
