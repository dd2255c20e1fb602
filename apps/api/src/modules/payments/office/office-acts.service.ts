import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { type Act, recordAct } from '../../audit/audit.service.ts'
import type { PaymentNeeds } from '../payment-needs.ts'

/** Writes what a member of the staff does to the audit log. `detalhes` holds codes and amounts, and nothing of a payer. */
export function recordOfficeAct(
  platform: Pick<PaymentNeeds, 'clock' | 'keys'>,
  work: ChurchWork,
  { actor, source }: Pick<MemberCall, 'actor' | 'source'>,
  act: Pick<Act, 'acao' | 'detalhes'>,
): Promise<void> {
  return recordAct(platform, work, { ...act, accountId: actor.accountId, source })
}
