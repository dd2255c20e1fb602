import type { GatewayName } from '@narthex/contract/payments/payment-states'
import { and, desc, eq, getTableColumns, gt, type InferSelectModel, inArray, lte, or, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { recorrencia, recorrenciaCiclo } from './recurrences.tables.ts'

export type RecurrenceRow = InferSelectModel<typeof recorrencia>
export type RecurrenceChange = Partial<Omit<OwnRow<typeof recorrencia>, 'id' | 'memberId' | 'chave' | 'conteudoHash'>>

/** States of recurring gifts that may still be charged. */
const living = ['PENDENTE', 'ATIVA', 'PAUSADA', 'FALHOU'] as const

const withId = ({ church }: ChurchWork, id: string) => and(ofChurch(recorrencia, church), eq(recorrencia.id, id))
const ofMember = ({ church }: ChurchWork, memberId: MemberId) =>
  and(ofChurch(recorrencia, church), eq(recorrencia.memberId, memberId))

/** Returns false where the member has used the key before. */
export async function insertRecurrence({ church, tx }: ChurchWork, row: OwnRow<typeof recorrencia>): Promise<boolean> {
  const made = await tx
    .insert(recorrencia)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing({ target: [recorrencia.igrejaId, recorrencia.memberId, recorrencia.chave] })
    .returning({ id: recorrencia.id })
  return made.length > 0
}

export async function findRecurrenceByKey(
  work: ChurchWork,
  memberId: MemberId,
  chave: string,
): Promise<RecurrenceRow | undefined> {
  const [found] = await work.tx
    .select()
    .from(recorrencia)
    .where(and(ofMember(work, memberId), eq(recorrencia.chave, chave)))
  return found
}

export async function findRecurrence(work: ChurchWork, id: string): Promise<RecurrenceRow | undefined> {
  const [found] = await work.tx.select().from(recorrencia).where(withId(work, id))
  return found
}

/** The id of the gift with this authorisation. */
export async function findRecurrenceByAuthorisation(
  { church, tx }: ChurchWork,
  { gateway, authorisationId, reference }: { gateway: GatewayName; authorisationId: string; reference: string | null },
): Promise<Pick<RecurrenceRow, 'id' | 'meio'> | undefined> {
  const names = [
    eq(recorrencia.autorizacaoId, authorisationId),
    ...(reference === null ? [] : [eq(recorrencia.autorizacaoReferencia, reference)]),
  ]
  const [found] = await tx
    .select({ id: recorrencia.id, meio: recorrencia.meio })
    .from(recorrencia)
    .where(and(ofChurch(recorrencia, church), eq(recorrencia.gateway, gateway), or(...names)))
    .limit(1)
  return found
}

/** Locks a recurring gift until the transaction ends: after its member, and after an order and its payment. */
export async function holdRecurrence(work: ChurchWork, id: string): Promise<RecurrenceRow | undefined> {
  const [held] = await work.tx.select().from(recorrencia).where(withId(work, id)).for('no key update')
  return held
}

/** A member's, those that go on first, the next charge first. Each with its newest cycle. */
export async function listRecurrencesOfMember(work: ChurchWork, memberId: MemberId, id?: string) {
  const newest = and(
    ofChurch(recorrenciaCiclo, work.church),
    eq(recorrenciaCiclo.recurrenceId, recorrencia.id),
    eq(recorrenciaCiclo.ciclo, sql`${recorrencia.proximoCiclo} - 1`),
  )
  return work.tx
    .select({ gift: getTableColumns(recorrencia), cycle: getTableColumns(recorrenciaCiclo) })
    .from(recorrencia)
    .leftJoin(recorrenciaCiclo, newest)
    .where(and(ofMember(work, memberId), id === undefined ? undefined : eq(recorrencia.id, id)))
    .orderBy(
      sql`array_position(array['FALHOU', 'PENDENTE', 'ATIVA', 'PAUSADA', 'ENCERRADA', 'CANCELADA'], ${recorrencia.situacao})`,
      recorrencia.proximoDia,
      desc(recorrencia.criadoEm),
    )
}

export function countLivingRecurrences(work: ChurchWork, memberId: MemberId): Promise<number> {
  return work.tx.$count(recorrencia, and(ofMember(work, memberId), inArray(recorrencia.situacao, [...living])))
}

export async function updateRecurrence(work: ChurchWork, id: string, change: RecurrenceChange): Promise<void> {
  await work.tx
    .update(recorrencia)
    .set({ ...change, alteradoEm: work.now })
    .where(withId(work, id))
}

/** Ends what a member gives; returns the ids. */
export async function endRecurrencesOfMember(work: ChurchWork, memberId: MemberId): Promise<RecurrenceRow[]> {
  return work.tx
    .update(recorrencia)
    .set({ situacao: 'CANCELADA', impedimento: null, alteradoEm: work.now })
    .where(and(ofMember(work, memberId), inArray(recorrencia.situacao, [...living])))
    .returning()
}

/** Ends what would be charged at the rehearsal gateway; returns the ids. */
export async function endRehearsedRecurrences({ church, tx, now }: ChurchWork): Promise<string[]> {
  const ended = await tx
    .update(recorrencia)
    .set({ situacao: 'CANCELADA', impedimento: null, alteradoEm: now })
    .where(
      and(
        ofChurch(recorrencia, church),
        eq(recorrencia.gateway, 'rehearsal'),
        inArray(recorrencia.situacao, [...living]),
      ),
    )
    .returning({ id: recorrencia.id })
  return ended.map(({ id }) => id)
}

export interface Batch {
  readonly after: string
  readonly limit: number
}

/** Ids of active gifts that are due by a day, which is later for debits than for cards; in the order of their ids. */
export async function listDueRecurrences(
  { church, tx }: ChurchWork,
  { until, debitsUntil, after, limit }: Batch & { readonly until: string; readonly debitsUntil: string },
): Promise<string[]> {
  const rows = await tx
    .select({ id: recorrencia.id })
    .from(recorrencia)
    .where(
      and(
        ofChurch(recorrencia, church),
        eq(recorrencia.situacao, 'ATIVA'),
        lte(recorrencia.proximoDia, debitsUntil),
        or(eq(recorrencia.meio, 'PIX_AUTOMATICO'), lte(recorrencia.proximoDia, until)),
        gt(recorrencia.id, after),
      ),
    )
    .orderBy(recorrencia.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Active gifts whose card ends by a day, and whose givers were not told of it yet. */
export async function listExpiringRecurrences(
  { church, tx }: ChurchWork,
  { until, limit }: { readonly until: string; readonly limit: number },
): Promise<RecurrenceRow[]> {
  return tx
    .select()
    .from(recorrencia)
    .where(
      and(
        ofChurch(recorrencia, church),
        eq(recorrencia.situacao, 'ATIVA'),
        eq(recorrencia.flagValidadeAvisada, false),
        lte(recorrencia.cartaoValidade, until),
      ),
    )
    .orderBy(recorrencia.cartaoValidade, recorrencia.id)
    .limit(limit)
}

/** Whether the church has a recurring gift that may still be charged. */
export async function hasLivingRecurrences({ church, tx }: ChurchWork): Promise<boolean> {
  const [found] = await tx
    .select({ id: recorrencia.id })
    .from(recorrencia)
    .where(and(ofChurch(recorrencia, church), inArray(recorrencia.situacao, [...living])))
    .limit(1)
  return found !== undefined
}
