import { hourMs } from '@narthex/contract/durations'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { isWhollyRefunded } from './play-orders.service.ts'
import { findRentHours, holdPurchaseByOrder, ownsTitle, updatePurchase } from './purchases.queries.ts'
import { alreadyOwned, notSold } from './subscriptions.errors.ts'

/** A rent runs from the moment when it is paid. Once: a purchase that is paid changes nothing. */
export async function receivePurchase(work: ChurchWork, codigo: string): Promise<void> {
  const purchase = await holdPurchaseByOrder(work, codigo)
  if (purchase?.situacao !== 'AGUARDANDO') return
  const hours = purchase.tipo === 'ALUGUEL' ? await findRentHours(work, purchase.titleId) : null
  // A title that is not rented out any more was rented for as long as a week.
  const ate = purchase.tipo === 'ALUGUEL' ? new Date(work.now.getTime() + (hours ?? 168) * hourMs) : null
  await updatePurchase(work, purchase.id, { situacao: 'PAGA', ate })
}

export async function refundPurchase(work: ChurchWork, codigo: string): Promise<void> {
  const purchase = await holdPurchaseByOrder(work, codigo)
  if (purchase?.situacao === 'PAGA' && (await isWhollyRefunded(work, codigo)))
    await updatePurchase(work, purchase.id, { situacao: 'ESTORNADA' })
}

export async function requirePayablePurchase(work: ChurchWork, codigo: string): Promise<void> {
  const purchase = await holdPurchaseByOrder(work, codigo)
  if (purchase?.situacao !== 'AGUARDANDO') throw notSold()
  if (await ownsTitle(work, purchase.memberId, purchase)) throw alreadyOwned()
}
