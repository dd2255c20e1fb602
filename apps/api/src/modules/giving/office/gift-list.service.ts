import type { HandlerInput } from '@narthex/contract/endpoint'
import type { exportGifts, listGifts as listEndpoint } from '@narthex/contract/giving/giving-office.endpoints'
import type { OfficeGift } from '@narthex/contract/giving/giving-office.schemas'
import type { Page } from '@narthex/contract/paging'
import { findPaymentMethod } from '@narthex/contract/payments/method-codes'
import { mapPage, readPage } from '../../../platform/database/page.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { toMemberId } from '../../../platform/ids.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findTimeZone, toPeriod } from '../../payments/office/payment-list.service.ts'
import { findPayerNames } from '../../payments/orders.service.ts'
import type { PaymentNeeds } from '../../payments/payment-needs.ts'
import { toGift } from '../gift-history.service.ts'
import { countGifts, type GiftFilter, type ListedGift, listGifts } from './gift-list.queries.ts'

/** A page of the gifts of all givers, the latest first. */
export async function readGiftList(
  platform: Pick<PaymentNeeds, 'cache' | 'transactions'>,
  call: ChurchCall,
  { page, limit, ...query }: HandlerInput<typeof listEndpoint>['query'],
): Promise<Page<OfficeGift>> {
  const filter = await toGiftFilter(platform, call.church, query)
  return call.inChurch(async (work) => {
    const rows = await readPage({ page, limit }, await countGifts(work, filter), (slice) =>
      listGifts(work, filter, slice),
    )
    const names = await findNames(work, rows.itens)
    return mapPage(rows, (row) => toOfficeGift(row, names))
  })
}

/** A gift by its order's code. Throws NOT_FOUND. */
export function readGift(call: ChurchCall, codigo: string): Promise<OfficeGift> {
  return call.inChurch(async (work) => {
    const [row] = await listGifts(work, { codigo }, { limit: 1, offset: 0 })
    if (!row) throw notFound()
    return toOfficeGift(row, await findNames(work, [row]))
  })
}

/** What a query selects, with its days in the church's time zone. */
export async function toGiftFilter(
  platform: Pick<PaymentNeeds, 'cache' | 'transactions'>,
  church: ChurchScope,
  given: HandlerInput<typeof exportGifts>['query'],
): Promise<GiftFilter> {
  const { idMotivo, codigoMetodoPagamento, situacao, idUsuario, ...period } = given
  return {
    ...toPeriod(period, await findTimeZone(platform, church)),
    reasonId: idMotivo,
    method: codigoMetodoPagamento && findPaymentMethod(codigoMetodoPagamento),
    state: situacao,
    memberId: idUsuario === undefined ? undefined : toMemberId(idUsuario),
  }
}

/** The givers' names, by the codes of the orders. One who has left has none. */
export function findNames(work: ChurchWork, rows: readonly ListedGift[]): Promise<ReadonlyMap<string, string>> {
  return findPayerNames(
    work,
    rows.map(({ gift }) => gift.pedidoCodigo),
  )
}

function toOfficeGift(row: ListedGift, names: ReadonlyMap<string, string>): OfficeGift {
  const { pedidoCodigo, paymentId, liquido } = row.gift
  return { ...toGift(row), doador: names.get(pedidoCodigo) ?? null, idPagamento: paymentId, liquido }
}
