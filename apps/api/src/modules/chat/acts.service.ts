import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { ChatChannelId } from '../../platform/ids.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { recordAct } from '../audit/audit.service.ts'

interface ChatAct {
  readonly acao: Extract<AuditedAct, `CHAT_${string}`>
  readonly channelId: ChatChannelId
  readonly detalhes?: Readonly<Record<string, string | number>>
}

/** Writes an act of a host or moderator to the audit log, where the channel's moderation log finds it. */
export function recordChatAct(
  platform: Needs<'clock' | 'keys'>,
  work: ChurchWork,
  { actor, source }: Pick<MemberCall, 'actor' | 'source'>,
  { acao, channelId, detalhes = {} }: ChatAct,
): Promise<void> {
  return recordAct(platform, work, {
    acao,
    accountId: actor.accountId,
    source,
    detalhes: { ...detalhes, canal: channelId },
  })
}
