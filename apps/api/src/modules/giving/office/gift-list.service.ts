import { toInstants } from '@narthex/contract/church-time'
import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type { exportGifts, listGifts as listEndpoint } from '@narthex/contract/giving/giving-office.endpoints'
import type { OfficeGift } from '@narthex/contract/giving/giving-office.schemas'
import { findPaymentMethod } from '@narthex/contract/payments/method-codes'
import { readList } from '../../../platform/database/keyset.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { toMemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findPayerNames } from '../../payments/orders/orders.service.ts'
import { toGift } from '../gift-history.service.ts'
import { countGifts, type GiftFilter, type ListedGift, latestGifts, listGifts } from './gift-list.queries.ts'

/** A page of the gifts of all givers, the latest first; the whole list is counted on the first page alone. */
export async function readGiftList(
  call: ChurchCall,
  { limit, apos, ...query }: HandlerInput<typeof listEndpoint>['query'],
): Promise<Success<typeof listEndpoint>> {
  const filter = await toGiftFilter(call, query)
  return call.inChurch(async (work) => {
    const { rows, proximo, total } = await readList(
      latestGifts,
      { apos, limit },
      {
        list: (part) => listGifts(work, filter, part),
        count: () => countGifts(work, filter),
      },
    )
    return { itens: (await withNames(work, rows)).map(toOfficeGift), proximo, total }
  })
}

/** A gift by its order's code. */
export function readGift(call: ChurchCall, codigo: string): Promise<OfficeGift> {
  return call.inChurch(async (work) => {
    const [gift] = await withNames(work, await listGifts(work, { codigo }, { isBehind: undefined, limit: 1 }))
    if (!gift) throw notFound()
    return toOfficeGift(gift)
  })
}

/** Converts a query to a filter, with days in the church's time zone. */
export async function toGiftFilter(
  call: ChurchCall,
  given: HandlerInput<typeof exportGifts>['query'],
): Promise<GiftFilter> {
  const { idMotivo, codigoMetodoPagamento, situacao, idUsuario, ...period } = given
  return {
    ...toInstants(period, (await call.facts()).timeZone),
    reasonId: idMotivo,
    method: codigoMetodoPagamento && findPaymentMethod(codigoMetodoPagamento),
    state: situacao,
    memberId: idUsuario === undefined ? undefined : toMemberId(idUsuario),
  }
}

export interface NamedGift extends ListedGift {
  /** Null for a giver who has left. */
  readonly doador: string | null
}

/** The gifts with the names of their givers. */
export async function withNames(work: ChurchWork, gifts: readonly ListedGift[]): Promise<NamedGift[]> {
  const names = await findPayerNames(
    work,
    gifts.map(({ codigo }) => codigo),
  )
  return gifts.map((gift) => ({ ...gift, doador: names.get(gift.codigo) ?? null }))
}

function toOfficeGift({ gift, itens, doador }: NamedGift): OfficeGift {
  return { ...toGift({ gift, itens }), doador, idPagamento: gift.paymentId, liquido: gift.liquido }
}
