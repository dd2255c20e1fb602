import { randomUUID } from 'node:crypto'
import type { PlayPurchase } from '@narthex/contract/play/subscription.schemas'
import { countMemberUse } from '../../../platform/attempts/count-use.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { requireMember } from '../../members/members.service.ts'
import { findPaymentSettings } from '../../payments/methods/settings.service.ts'
import { hashContent } from '../../payments/orders/orders.service.ts'
import { findMemberAsPayer } from '../../payments/orders/payers.service.ts'
import { keyInUse, methodUnavailable } from '../../payments/orders/payments.errors.ts'
import { toSight } from '../catalogue/sight.queries.ts'
import { placePlayOrder } from './play-orders.service.ts'
import { findPurchaseByKey, findSoldTitle, insertPurchase, listPurchases, ownsTitle } from './purchases.queries.ts'
import { alreadyOwned, notSold } from './subscriptions.errors.ts'
import type { PurchaseKind } from './subscriptions.tables.ts'
import { findSightRights } from './viewing.queries.ts'

const maxPurchases = 60

interface GivenPurchase {
  readonly id: number
  readonly chave: string
  readonly tipo: PurchaseKind
}

/** Orders a title to rent or to buy. It opens when the order is paid. Idempotent by `chave`. */
export async function buyTitle(call: MemberCall, given: GivenPurchase): Promise<PlayPurchase> {
  await countMemberUse(call, { what: 'purchases of play', maxAttempts: maxPurchases })
  const payer = await findMemberAsPayer(call)
  const { memberId } = call.actor
  const conteudoHash = hashContent([given.id, given.tipo])
  return call.inChurch(async (work) => {
    await requireMember(work, memberId)
    const known = await findPurchaseByKey(work, memberId, given.chave)
    if (known && known.conteudoHash !== conteudoHash) throw keyInUse()
    if (known) return readPurchase(work, call, known.id)
    const sight = toSight({ findSightRights }, work, call.actor)
    const title = await findSoldTitle(work, sight, given.id, given.tipo)
    if (!title) throw notSold()
    if (await ownsTitle(work, memberId, { titleId: given.id, tipo: given.tipo })) throw alreadyOwned()
    const settings = await findPaymentSettings(work)
    if (!settings || settings.methods.length === 0) throw methodUnavailable()
    const id = randomUUID()
    const { valor } = title
    const order = { kind: 'compra', id, descricao: `Play: ${title.titulo}`.slice(0, 200), valor, payer } as const
    const pedidoCodigo = await placePlayOrder(work, { ...order, moeda: settings.currency, memberId })
    await insertPurchase(work, {
      id,
      memberId,
      titleId: given.id,
      tipo: given.tipo,
      situacao: 'AGUARDANDO',
      valor,
      pedidoCodigo,
      moeda: settings.currency,
      ate: null,
      chave: given.chave,
      conteudoHash,
      criadoEm: work.now,
      alteradoEm: work.now,
    })
    return readPurchase(work, call, id)
  })
}

export function listMyTitles(call: MemberCall): Promise<PlayPurchase[]> {
  return call.inChurch(async (work) => (await listPurchases(work, call.actor.memberId)).map(toPurchase))
}

async function readPurchase(work: ChurchWork, { actor }: MemberCall, id: string): Promise<PlayPurchase> {
  const [found] = await listPurchases(work, actor.memberId, id)
  if (!found) throw notFound()
  return toPurchase(found)
}

function toPurchase({ purchase, titulo, imagem }: Awaited<ReturnType<typeof listPurchases>>[number]): PlayPurchase {
  const { id, titleId, tipo, situacao, valor, moeda, pedidoCodigo: pedido, ate, criadoEm } = purchase
  return {
    id,
    tipo,
    situacao,
    valor,
    moeda,
    pedido,
    conteudo: { id: titleId, titulo, imagem },
    ate: ate?.toISOString() ?? null,
    dataCadastro: criadoEm.toISOString(),
  }
}
