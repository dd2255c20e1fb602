import type { EmbedHosts } from '@narthex/contract/churches/embed-hosts.endpoints'
import { churchEmbedding } from '@narthex/contract/churches/embedding.settings'
import type { MemberCall } from '../../../platform/http/route.ts'
import { type SettingsService, settingsActs } from '../../../platform/resources/settings-acts.ts'
import { listHistory } from '../../audit/history.service.ts'
import { saveEmbedHosts } from '../churches.editing.queries.ts'
import { embeddingRecord } from '../churches.records.ts'
import { requireEmbedHosts } from './embedding.queries.ts'

/** The hosts that may frame the church's embedded views, from its next page on; each is kept once. */
export const embeddingService: SettingsService<typeof churchEmbedding> = {
  record: embeddingRecord,
  subject: ({ hosts }) => ({ hosts: listOnce(hosts).join(' ') }),
  read: requireEmbedHosts,
  set: (work, _, { hosts }) => saveEmbedHosts(work, listOnce(hosts)),
  history: listHistory,
}

const acts = settingsActs(churchEmbedding, embeddingService)

/** Replaces the list whatever its version: for callers that know the hosts alone. */
export async function setEmbedHosts(call: MemberCall, hosts: EmbedHosts['hosts']): Promise<EmbedHosts> {
  const saved = await acts.replace(call, { hosts })
  return { hosts: saved.hosts }
}

const listOnce = (hosts: readonly string[]) => [...new Set(hosts)]
