import { openMemberStore } from '@narthex/client/outbox/member-store'
import type { Place } from './drafts.ts'
import type { Written } from './record.ts'

/** Range of versions whose texts only this browser wrote; null before the first. */
interface SentVersions {
  readonly since: number | null
  readonly versao: number
}

const store = () => openMemberStore('member')
const keyOf = ({ memberId, celulaId }: Place, id: string) => [memberId, 'sent', celulaId, id] as const

/** A record has reached the church as this version: later edits are based on it. */
export async function keepSentVersion(place: Place, record: Written, versao: number): Promise<void> {
  await (await store()).change<SentVersions>(keyOf(place, record.id), (before) => ({
    since: before?.versao === record.versao ? before.since : record.versao,
    versao,
  }))
}

/** Bases a record on what this browser has sent since it was begun, so that leaders never conflict with themselves. */
export async function rebaseOnSent(place: Place, record: Written): Promise<Written> {
  const sent = await (await store()).get<SentVersions>(keyOf(place, record.id))
  const isOlder = sent && (record.versao ?? 0) >= (sent.since ?? 0) && (record.versao ?? 0) < sent.versao
  return isOlder ? { ...record, versao: sent.versao } : record
}
