import type { PageQuery } from '@narthex/contract/paging'
import { and, count, desc, eq, gte, inArray, lt, type SQL, sql, sum } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import { isOnPage, toSlice } from '../../platform/database/page.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { isRehearsedPayment } from '../payments/orders/rehearsed-money.columns.ts'
import { doacao, itemsAsJson } from './giving.tables.ts'

/** A period from the first instant to before the second. */
export interface Period {
  readonly from: Date
  readonly to: Date
}

const ofMember = ({ church }: ChurchWork, memberId: MemberId, period: Period | undefined): SQL | undefined =>
  and(
    ofChurch(doacao, church),
    eq(doacao.memberId, memberId),
    period && and(gte(doacao.momento, period.from), lt(doacao.momento, period.to)),
  )

/** A page of a member's gifts, the newest first, each with its items. */
export async function listGiftsOfMember(
  work: ChurchWork,
  memberId: MemberId,
  { period, ...query }: PageQuery & { readonly period: Period | undefined },
) {
  const orderBy = [desc(doacao.momento), doacao.pedidoCodigo]
  const where = ofMember(work, memberId, period)
  return work.tx
    .select({
      gift: doacao,
      isRehearsed: isRehearsedPayment(work.church, doacao.paymentId),
      itens: itemsAsJson(),
    })
    .from(doacao)
    .where(isOnPage(work, { table: doacao, key: doacao.pedidoCodigo, where, orderBy }, toSlice(query)))
    .orderBy(...orderBy)
}

export function countGiftsOfMember(work: ChurchWork, memberId: MemberId, period: Period | undefined): Promise<number> {
  return work.tx.$count(doacao, ofMember(work, memberId, period))
}

/** Sums the member's payments less refunds in cents, by calendar year of the time zone and currency, newest first. */
export async function sumGiftsOfMember({ church, tx }: ChurchWork, memberId: MemberId, timeZone: string) {
  const ano = sql<number>`extract(year from ${doacao.recebidaEm} at time zone ${timeZone})::int`
  return tx
    .select({
      ano: ano.as('ano'),
      moeda: doacao.moeda,
      valor: sql`${sum(doacao.total)} - ${sum(doacao.estornado)}`.mapWith(Number),
      quantidade: count(),
    })
    .from(doacao)
    .where(
      and(
        ofChurch(doacao, church),
        eq(doacao.memberId, memberId),
        inArray(doacao.situacao, ['RECEBIDA', 'CONTESTADA']),
      ),
    )
    .groupBy(sql`1`, doacao.moeda)
    .orderBy(sql`1 desc`, doacao.moeda)
}
