import type { EmbedHosts } from '@narthex/contract/churches/embed-hosts.endpoints'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { recordAct } from '../audit/audit.service.ts'
import { saveEmbedHosts } from './churches.editing.queries.ts'

/** Lists the hosts that may frame the church's embedded views, from its next page on. */
export async function setEmbedHosts(
  platform: Needs<'clock' | 'keys'>,
  { actor, source, editSite }: MemberCall,
  hosts: EmbedHosts['hosts'],
): Promise<EmbedHosts> {
  const listed = [...new Set(hosts)]
  await editSite(async (work) => {
    await saveEmbedHosts(work, listed)
    const detalhes = { hosts: listed.join(' ') }
    await recordAct(platform, work, { acao: 'EMBED_HOSTS_SET', accountId: actor.accountId, source, detalhes })
  })
  return { hosts: listed }
}
