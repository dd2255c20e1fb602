import { instantAt } from '@narthex/contract/church-time'
import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type {
  listMyGifts as listEndpoint,
  summarizeMyGifts as summaryEndpoint,
} from '@narthex/contract/giving/giving.endpoints'
import type { Gift } from '@narthex/contract/giving/giving.schemas'
import type { Page } from '@narthex/contract/paging'
import { methodCodes } from '@narthex/contract/payments/method-codes'
import { mapPage, readPage } from '../../platform/database/page.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { countGiftsOfMember, listGiftsOfMember, type Period, sumGiftsOfMember } from './gift-history.queries.ts'

/** A year of a zone's calendar. */
export function toYear(year: number, timeZone: string): Period {
  const begin = (of: number) => instantAt(`${of}-01-01`, '00:00', timeZone)
  return { from: begin(year), to: begin(year + 1) }
}

/** The caller's gifts, newest first: also those that were not received. */
export async function listMyGifts(
  call: MemberCall,
  query: HandlerInput<typeof listEndpoint>['query'],
): Promise<Page<Gift>> {
  return mapPage(await listMyGiftRows(call, query), toGift)
}

/** Lists the caller's gifts as table rows, with columns that the wire form leaves out. */
export async function listMyGiftRows(
  call: MemberCall,
  { ano, ...query }: HandlerInput<typeof listEndpoint>['query'],
): Promise<Page<ListedGift>> {
  const { memberId } = call.actor
  const { timeZone } = await call.facts()
  const period = ano === undefined ? undefined : toYear(ano, timeZone)
  return call.inChurch(async (work) => {
    const total = await countGiftsOfMember(work, memberId, period)
    return readPage(query, total, () => listGiftsOfMember(work, memberId, { ...query, period }))
  })
}

/** Sums the caller's gifts by the year of receipt in the church's time zone. */
export async function summarizeMyGifts(call: MemberCall): Promise<Success<typeof summaryEndpoint>> {
  const { timeZone } = await call.facts()
  return call.inChurch((work) => sumGiftsOfMember(work, call.actor.memberId, timeZone))
}

type ListedGift = Awaited<ReturnType<typeof listGiftsOfMember>>[number]

export function toGift({ gift, itens }: Pick<ListedGift, 'gift' | 'itens'>): Gift {
  const { pedidoCodigo: pedido, situacao, moeda, valor, total, estornado, flagAnonimo, comentario, metodo } = gift
  return {
    pedido,
    situacao,
    moeda,
    valor,
    total,
    estornado,
    itens,
    flagAnonimo,
    comentario,
    codigoMetodoPagamento: metodo && methodCodes[metodo],
    idRecorrencia: gift.recurrenceId,
    dataCadastro: gift.criadaEm.toISOString(),
    dataRecebimento: gift.recebidaEm?.toISOString() ?? null,
  }
}
