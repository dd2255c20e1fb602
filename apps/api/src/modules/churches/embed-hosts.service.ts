import type { EmbedHosts } from '@narthex/contract/churches/embed-hosts.endpoints'
import type { MemberCall } from '../../platform/http/route.ts'
import { edit } from '../../platform/work/edit.ts'
import { saveEmbedHosts } from './churches.editing.queries.ts'
import { churchRecord } from './churches.records.ts'

/** Lists the hosts that may frame the church's embedded views, from its next page on. */
export async function setEmbedHosts(call: MemberCall, hosts: EmbedHosts['hosts']): Promise<EmbedHosts> {
  const listed = [...new Set(hosts)]
  const subject = { hosts: listed.join(' ') }
  const plan = { act: 'EMBED_HOSTS_SET', subject, isPublic: true, records: [churchRecord()] } as const
  await edit(call, plan, ({ work }) => saveEmbedHosts(work, listed))
  return { hosts: listed }
}
