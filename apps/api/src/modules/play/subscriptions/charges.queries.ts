import { and, desc, eq, type InferSelectModel, inArray } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { type ChargeState, playCobranca } from './subscriptions.tables.ts'

export type ChargeRow = InferSelectModel<typeof playCobranca>
type ChargeKey = Pick<ChargeRow, 'subscriptionId' | 'termo'>

const withKey = ({ church }: ChurchWork, { subscriptionId, termo }: ChargeKey) =>
  and(ofChurch(playCobranca, church), eq(playCobranca.subscriptionId, subscriptionId), eq(playCobranca.termo, termo))

/** Returns false where the term has its charge already: the row is the right to charge it. */
export async function insertCharge({ church, tx }: ChurchWork, row: OwnRow<typeof playCobranca>): Promise<boolean> {
  const made = await tx
    .insert(playCobranca)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing()
    .returning({ termo: playCobranca.termo })
  return made.length > 0
}

export async function findCharge(work: ChurchWork, key: ChargeKey): Promise<ChargeRow | undefined> {
  const [found] = await work.tx.select().from(playCobranca).where(withKey(work, key))
  return found
}

export async function findChargeByOrder({ church, tx }: ChurchWork, pedido: string): Promise<ChargeRow | undefined> {
  const [found] = await tx
    .select()
    .from(playCobranca)
    .where(and(ofChurch(playCobranca, church), eq(playCobranca.pedidoCodigo, pedido)))
  return found
}

/** The newest first. */
export async function listCharges({ church, tx }: ChurchWork, ids: readonly string[]): Promise<ChargeRow[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(playCobranca)
    .where(and(ofChurch(playCobranca, church), inArray(playCobranca.subscriptionId, [...ids])))
    .orderBy(desc(playCobranca.termo))
}

type ChargeChange = Partial<Omit<ChargeRow, 'igrejaId' | 'subscriptionId' | 'termo' | 'alteradoEm'>>

/** Returns false where the charge is in none of these states. */
export async function updateCharge(
  work: ChurchWork,
  key: ChargeKey,
  from: readonly ChargeState[],
  change: ChargeChange,
): Promise<boolean> {
  const changed = await work.tx
    .update(playCobranca)
    .set({ ...change, alteradoEm: work.now })
    .where(and(withKey(work, key), inArray(playCobranca.situacao, [...from])))
    .returning({ termo: playCobranca.termo })
  return changed.length > 0
}

/** Gives up what is not paid of these subscriptions. Answers the orders, which may be paid no more. */
export async function giveUpCharges(work: ChurchWork, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const given = await work.tx
    .update(playCobranca)
    .set({ situacao: 'DESISTIDA', proximaTentativa: null, alteradoEm: work.now })
    .where(
      and(
        ofChurch(playCobranca, work.church),
        inArray(playCobranca.subscriptionId, [...ids]),
        eq(playCobranca.situacao, 'COBRANDO'),
      ),
    )
    .returning({ pedido: playCobranca.pedidoCodigo })
  return given.flatMap(({ pedido }) => pedido ?? [])
}
