import type { AuditEntry } from '@narthex/contract/audit/audit.endpoints'
import type { Page, PageQuery } from '@narthex/contract/paging'
import type { MemberCall } from '../../../platform/http/route.ts'
import { pageOfAudit } from '../../audit/audit-log.service.ts'
import { requireChannel } from '../rooms/channels.service.ts'

/** The moderation log of a channel: what the audit log has about it, newest first. */
export async function listChatActs(
  call: MemberCall,
  { canal, ...query }: PageQuery & { readonly canal: string },
): Promise<Page<AuditEntry>> {
  const { id } = await call.inChurch((work) => requireChannel(work, canal))
  return pageOfAudit(call, { ...query, canal: id })
}
