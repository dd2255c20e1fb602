import type { GiftState } from '@narthex/contract/giving/giving.schemas'
import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import { and, eq, gte, lt, type SQL } from 'drizzle-orm'
import { isAmong, isAmongFew } from '../../../platform/database/is-among.ts'
import { defineKeyset, type Part } from '../../../platform/database/keyset.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { isRehearsedPayment } from '../../payments/orders/rehearsed-money.columns.ts'
import { doacao, doacaoItem, itemsAsJson } from '../giving.tables.ts'

/** Order of the latest gifts, as in the index `doacao_momento`. */
export const latestGifts = defineKeyset('gifts', [
  { column: doacao.momento, kind: 'moment', direction: 'desc' },
  { column: doacao.pedidoCodigo, kind: 'text', direction: 'asc' },
])

export interface GiftFilter {
  readonly from?: Date | undefined
  /** Exclusive. */
  readonly until?: Date | undefined
  readonly reasonId?: number | undefined
  readonly method?: PaymentMethod | undefined
  readonly state?: GiftState | undefined
  readonly memberId?: MemberId | undefined
  /** The code of its order. */
  readonly codigo?: string | undefined
}

function isSelected({ church, tx }: ChurchWork, filter: GiftFilter): SQL | undefined {
  const { from, until, reasonId, method, state, memberId, codigo } = filter
  const ofReason = (id: number) =>
    tx
      .select({ codigo: doacaoItem.pedidoCodigo })
      .from(doacaoItem)
      .where(and(ofChurch(doacaoItem, church), eq(doacaoItem.reasonId, id)))
  return and(
    ofChurch(doacao, church),
    from && gte(doacao.momento, from),
    until && lt(doacao.momento, until),
    method && eq(doacao.metodo, method),
    state && eq(doacao.situacao, state),
    memberId && eq(doacao.memberId, memberId),
    codigo === undefined ? undefined : eq(doacao.pedidoCodigo, codigo),
    reasonId === undefined ? undefined : isAmong(doacao.pedidoCodigo, ofReason(reasonId)),
  )
}

export type ListedGift = Awaited<ReturnType<typeof listGifts>>[number]

/** The latest first, each with its items. A late part costs what the first does. */
export async function listGifts(work: ChurchWork, filter: GiftFilter, { isBehind, limit }: Part) {
  const { church, tx } = work
  const keys = tx
    .select({ key: doacao.pedidoCodigo })
    .from(doacao)
    .where(and(isSelected(work, filter), isBehind))
    .orderBy(...latestGifts.orderBy)
    .limit(limit)
  return tx
    .select({
      gift: doacao,
      codigo: doacao.pedidoCodigo,
      place: latestGifts.place,
      itens: itemsAsJson(),
      isRehearsed: isRehearsedPayment(church, doacao.paymentId),
    })
    .from(doacao)
    .where(and(ofChurch(doacao, church), isAmongFew(doacao.pedidoCodigo, keys)))
    .orderBy(...latestGifts.orderBy)
}

export async function countGifts(work: ChurchWork, filter: GiftFilter): Promise<number> {
  return work.tx.$count(doacao, isSelected(work, filter))
}
