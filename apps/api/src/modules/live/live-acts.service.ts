import type { MemberCall } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { type Act, recordAct } from '../audit/audit.service.ts'

/** Writes what staff do with broadcasts to the audit log. */
export function recordLiveAct(
  platform: Needs<'clock' | 'keys'>,
  work: ChurchWork,
  { actor, source }: Pick<MemberCall, 'actor' | 'source'>,
  act: Pick<Act, 'acao' | 'detalhes'>,
): Promise<void> {
  return recordAct(platform, work, { ...act, accountId: actor.accountId, source })
}
