import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { holdGiftByOrder, updateGift } from './gifts.queries.ts'
import { endSubscription } from './opening.service.ts'
import { isWhollyRefunded } from './play-orders.service.ts'
import { subscriptionEnded } from './subscriptions.errors.ts'
import { holdSubscription } from './subscriptions.queries.ts'

export async function receiveGift(work: ChurchWork, codigo: string): Promise<void> {
  const gift = await holdGiftByOrder(work, codigo)
  if (gift?.situacao === 'AGUARDANDO') await updateGift(work, gift.id, { situacao: 'PAGA' })
}

/** A gift that is given back cannot be accepted any more; one that was accepted ends. */
export async function refundGift(work: ChurchWork, codigo: string): Promise<void> {
  const gift = await holdGiftByOrder(work, codigo)
  const isPaid = gift?.situacao === 'PAGA' || gift?.situacao === 'ACEITA'
  if (!gift || !isPaid || !(await isWhollyRefunded(work, codigo))) return
  await updateGift(work, gift.id, { situacao: 'ESTORNADA' })
  const subscription = gift.subscriptionId === null ? undefined : await holdSubscription(work, gift.subscriptionId)
  if (subscription && subscription.situacao !== 'ENCERRADA') await endSubscription(work, subscription)
}

export async function requirePayableGift(work: ChurchWork, codigo: string): Promise<void> {
  if ((await holdGiftByOrder(work, codigo))?.situacao !== 'AGUARDANDO') throw subscriptionEnded()
}
