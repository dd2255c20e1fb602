import {
  and,
  desc,
  eq,
  gt,
  type InferSelectModel,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { playAssinatura } from './subscriptions.tables.ts'
import { playsNow } from './viewing.queries.ts'

export type SubscriptionRow = InferSelectModel<typeof playAssinatura>
export type SubscriptionChange = Partial<
  Omit<OwnRow<typeof playAssinatura>, 'id' | 'memberId' | 'chave' | 'conteudoHash'>
>

/** A member has one of these at most. */
export const inCourse = ['AGUARDANDO', 'TESTE', 'ATIVA', 'ATRASADA', 'PAUSADA'] as const
/** States in which the term ends some day. */
const running = ['TESTE', 'ATIVA', 'ATRASADA', 'CANCELADA'] as const

const withId = ({ church }: ChurchWork, id: string) => and(ofChurch(playAssinatura, church), eq(playAssinatura.id, id))
const ofMember = ({ church }: ChurchWork, memberId: MemberId) =>
  and(ofChurch(playAssinatura, church), eq(playAssinatura.memberId, memberId))

/** Returns false where the member has used the key before. */
export async function insertSubscription(
  { church, tx }: ChurchWork,
  row: OwnRow<typeof playAssinatura>,
): Promise<boolean> {
  const made = await tx
    .insert(playAssinatura)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing({ target: [playAssinatura.igrejaId, playAssinatura.memberId, playAssinatura.chave] })
    .returning({ id: playAssinatura.id })
  return made.length > 0
}

export async function findSubscriptionByKey(
  work: ChurchWork,
  memberId: MemberId,
  chave: string,
): Promise<SubscriptionRow | undefined> {
  const [found] = await work.tx
    .select()
    .from(playAssinatura)
    .where(and(ofMember(work, memberId), eq(playAssinatura.chave, chave)))
  return found
}

export async function findSubscription(work: ChurchWork, id: string): Promise<SubscriptionRow | undefined> {
  const [found] = await work.tx.select().from(playAssinatura).where(withId(work, id))
  return found
}

/** Locks a subscription until the transaction ends: after its member, and after an order and its payment. */
export async function holdSubscription(work: ChurchWork, id: string): Promise<SubscriptionRow | undefined> {
  const [held] = await work.tx.select().from(playAssinatura).where(withId(work, id)).for('no key update')
  return held
}

/** The one of a member that goes on or waits, locked. */
export async function holdCurrent(work: ChurchWork, memberId: MemberId): Promise<SubscriptionRow | undefined> {
  const [held] = await work.tx
    .select()
    .from(playAssinatura)
    .where(and(ofMember(work, memberId), inArray(playAssinatura.situacao, [...inCourse])))
    .for('no key update')
  return held
}

/** A canceled one of a member whose term still runs. */
export async function hasCanceledTerm(work: ChurchWork, memberId: MemberId): Promise<boolean> {
  const runs = and(eq(playAssinatura.situacao, 'CANCELADA'), gt(playAssinatura.termoFim, work.now))
  return (
    (await work.tx.$count(playAssinatura, and(ofMember(work, memberId), eq(playAssinatura.origem, 'PAGA'), runs))) > 0
  )
}

/** A member who subscribed once has no trial any more. */
export async function hasSubscribedBefore(work: ChurchWork, memberId: MemberId): Promise<boolean> {
  const began = and(eq(playAssinatura.origem, 'PAGA'), isNotNull(playAssinatura.termoFim))
  return (await work.tx.$count(playAssinatura, and(ofMember(work, memberId), began))) > 0
}

/** Lists a member's subscriptions, those that play first, then the newest; each with whether it plays now. */
export function listSubscriptionsOfMember(work: ChurchWork, memberId: MemberId, id?: string) {
  const plays = sql<boolean>`coalesce((${playsNow(work)}), false)`
  return work.tx
    .select({ subscription: playAssinatura, plays })
    .from(playAssinatura)
    .where(and(ofMember(work, memberId), id === undefined ? undefined : eq(playAssinatura.id, id)))
    .orderBy(desc(plays), desc(playAssinatura.criadoEm), playAssinatura.id)
    .limit(50)
}

export async function updateSubscription(work: ChurchWork, id: string, change: SubscriptionChange): Promise<void> {
  await work.tx
    .update(playAssinatura)
    .set({ ...change, alteradoEm: work.now })
    .where(withId(work, id))
}

/** Ends what plays no more. Of all members those alone that do not renew: a renewal may still be tried again. */
export async function endLapsed(work: ChurchWork, memberId?: MemberId): Promise<SubscriptionRow[]> {
  const whose = memberId === undefined ? eq(playAssinatura.flagRenova, false) : eq(playAssinatura.memberId, memberId)
  return endWhere(
    work,
    and(
      whose,
      inArray(playAssinatura.situacao, [...running]),
      lte(playAssinatura.termoFim, work.now),
      not(playsNow(work) ?? sql`false`),
    ),
  )
}

/** Ends what was begun before a moment and never paid. */
export const endUnpaid = (work: ChurchWork, before: Date): Promise<SubscriptionRow[]> =>
  endWhere(work, and(eq(playAssinatura.situacao, 'AGUARDANDO'), lt(playAssinatura.criadoEm, before)))

/** Ends everything of a member's. */
export const endSubscriptionsOfMember = (work: ChurchWork, memberId: MemberId): Promise<SubscriptionRow[]> =>
  endWhere(work, and(eq(playAssinatura.memberId, memberId), ne(playAssinatura.situacao, 'ENCERRADA')))

async function endWhere(work: ChurchWork, which: SQL | undefined): Promise<SubscriptionRow[]> {
  return work.tx
    .update(playAssinatura)
    .set({ situacao: 'ENCERRADA', flagRenova: false, alteradoEm: work.now })
    .where(and(ofChurch(playAssinatura, work.church), which))
    .returning()
}

/** Whether the church has any that a day changes. */
export async function hasRunning({ church, tx }: ChurchWork): Promise<boolean> {
  const [found] = await tx
    .select({ id: playAssinatura.id })
    .from(playAssinatura)
    .where(and(ofChurch(playAssinatura, church), inArray(playAssinatura.situacao, ['AGUARDANDO', ...running])))
    .limit(1)
  return found !== undefined
}

export interface DueBatch {
  /** Cards are charged that end by then, other means are asked for earlier. */
  readonly cardsUntil: Date
  readonly othersUntil: Date
  readonly after: string
  readonly limit: number
}

/** Ids of subscriptions whose renewal is due, in their order. */
export async function listDue({ church, tx }: ChurchWork, batch: DueBatch): Promise<string[]> {
  const { cardsUntil, othersUntil, after, limit } = batch
  const rows = await tx
    .select({ id: playAssinatura.id })
    .from(playAssinatura)
    .where(
      and(
        ofChurch(playAssinatura, church),
        inArray(playAssinatura.situacao, ['TESTE', 'ATIVA', 'ATRASADA']),
        eq(playAssinatura.origem, 'PAGA'),
        eq(playAssinatura.flagRenova, true),
        lte(playAssinatura.termoFim, othersUntil),
        or(sql`${playAssinatura.meio} is distinct from 'CARTAO'`, lte(playAssinatura.termoFim, cardsUntil)),
        gt(playAssinatura.id, after),
      ),
    )
    .orderBy(playAssinatura.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}
