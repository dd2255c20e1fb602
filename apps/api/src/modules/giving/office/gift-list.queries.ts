import type { GiftState } from '@narthex/contract/giving/giving.schemas'
import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { isAmong } from '../../../platform/database/is-among.ts'
import { jsonListFrom, jsonRow } from '../../../platform/database/json-row.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { isOnPage, type Slice } from '../../../platform/database/page.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { doacao, doacaoItem, pagamentoMotivo } from '../giving.tables.ts'

/** When the gift was received, and before that when it was placed. */
const moment = sql<Date>`coalesce(${doacao.recebidaEm}, ${doacao.criadaEm})`
const latestFirst = [desc(moment), doacao.pedidoCodigo]

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
    from && gte(moment, from),
    until && lt(moment, until),
    method && eq(doacao.metodo, method),
    state && eq(doacao.situacao, state),
    memberId && eq(doacao.memberId, memberId),
    codigo === undefined ? undefined : eq(doacao.pedidoCodigo, codigo),
    reasonId === undefined ? undefined : isAmong(doacao.pedidoCodigo, ofReason(reasonId)),
  )
}

export type ListedGift = Awaited<ReturnType<typeof listGifts>>[number]

/** The latest first, each with its items. */
export async function listGifts(work: ChurchWork, filter: GiftFilter, slice: Slice) {
  const where = isSelected(work, filter)
  return work.tx
    .select({
      gift: doacao,
      itens: jsonListFrom(
        sql`${doacaoItem} join ${pagamentoMotivo} on ${pagamentoMotivo.igrejaId} = ${doacaoItem.igrejaId}
          and ${pagamentoMotivo.id} = ${doacaoItem.reasonId}
          where ${doacaoItem.igrejaId} = ${doacao.igrejaId} and ${doacaoItem.pedidoCodigo} = ${doacao.pedidoCodigo}`,
        {
          row: jsonRow({ idMotivo: doacaoItem.reasonId, nome: pagamentoMotivo.nome, valor: doacaoItem.valor }),
          orderBy: [doacaoItem.ordem],
        },
      ),
    })
    .from(doacao)
    .where(isOnPage(work, { table: doacao, key: doacao.pedidoCodigo, where, orderBy: latestFirst }, slice))
    .orderBy(...latestFirst)
}

export async function countGifts(work: ChurchWork, filter: GiftFilter): Promise<number> {
  return work.tx.$count(doacao, isSelected(work, filter))
}
