import type { TitleAccess } from '@narthex/contract/play/play-values'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { findRights } from './viewing.queries.ts'

/** Number of devices for titles that are open, bought or rented: no plan sets it. */
const screensWithoutPlan = 2

/** Whether a member may play a title now, and on how many devices at once. One statement; only dates decide. */
export async function findViewing(
  work: ChurchWork,
  memberId: MemberId,
  title: { readonly id: number; readonly acesso: TitleAccess },
): Promise<{ mayPlay: boolean; screens: number }> {
  const { telas, hasPurchase } = await findRights(work, memberId, title.id)
  const byPlan = telas !== null && title.acesso === 'ASSINANTE'
  const withoutPlan = title.acesso === 'ABERTO' || hasPurchase
  return {
    mayPlay: byPlan || withoutPlan,
    screens: Math.max(byPlan ? telas : 0, withoutPlan || !byPlan ? screensWithoutPlan : 0),
  }
}
