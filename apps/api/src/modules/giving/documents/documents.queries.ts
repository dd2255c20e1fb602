import { and, asc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { jsonListFrom, jsonRow } from '../../../platform/database/json-row.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { isRehearsedPayment } from '../../payments/orders/rehearsed-money.columns.ts'
import type { Period } from '../gift-history.queries.ts'
import { doacao, doacaoItem, pagamentoMotivo } from '../giving.tables.ts'

/** Condition for gifts that were received, including those refunded since. */
const received = and(inArray(doacao.situacao, ['RECEBIDA', 'CONTESTADA', 'ESTORNADA']), isNotNull(doacao.recebidaEm))

const giftWithItems = (church: ChurchScope) => ({
  gift: doacao,
  isRehearsed: isRehearsedPayment(church, doacao.paymentId),
  itens: jsonListFrom(
    sql`${doacaoItem} join ${pagamentoMotivo} on ${pagamentoMotivo.igrejaId} = ${doacaoItem.igrejaId}
      and ${pagamentoMotivo.id} = ${doacaoItem.reasonId}
      where ${doacaoItem.igrejaId} = ${doacao.igrejaId} and ${doacaoItem.pedidoCodigo} = ${doacao.pedidoCodigo}`,
    {
      row: jsonRow({ nome: pagamentoMotivo.nome, valor: doacaoItem.valor, recebido: doacaoItem.recebido }),
      orderBy: [doacaoItem.ordem],
    },
  ),
})

/** Finds a gift with its items; undefined if it was not received. */
export async function findReceivedGift({ church, tx }: ChurchWork, codigo: string) {
  const [found] = await tx
    .select(giftWithItems(church))
    .from(doacao)
    .where(and(ofChurch(doacao, church), eq(doacao.pedidoCodigo, codigo), received))
  return found
}

/** Lists a member's gifts received in a period, by the moment of receipt. */
export async function listReceivedGifts({ church, tx }: ChurchWork, memberId: MemberId, { from, to }: Period) {
  return tx
    .select(giftWithItems(church))
    .from(doacao)
    .where(
      and(
        ofChurch(doacao, church),
        eq(doacao.memberId, memberId),
        received,
        gte(doacao.recebidaEm, from),
        lt(doacao.recebidaEm, to),
      ),
    )
    .orderBy(asc(doacao.recebidaEm), asc(doacao.pedidoCodigo))
}

export type GiftWithItems = NonNullable<Awaited<ReturnType<typeof findReceivedGift>>>
