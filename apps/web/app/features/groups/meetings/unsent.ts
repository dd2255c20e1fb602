import { openMemberStore } from '../../../offline/member-store.ts'
import type { Written } from './record.ts'
import { markUnsent } from './unsent-mark.ts'

/**
 * `waiting` for a connection; `conflict`: its texts were changed on another device; `removed`: taken away elsewhere;
 * `refused`: the group is not the member's to write of any more, or the record is none.
 */
export type UnsentState = 'waiting' | 'conflict' | 'removed' | 'refused'

/** A record as it was saved one time. */
export interface Saved {
  readonly record: Written
  /** Rises with every saving: an answer to an older one does not take a newer one away. */
  readonly revision: number
}

/** A record that has not reached the church yet. */
export interface Unsent extends Saved {
  readonly celulaId: number
  readonly state: UnsentState
  /** What was sent and is not answered: it may have arrived. */
  readonly tried?: Saved | undefined
}

/** Whose record of which group. */
export interface Place {
  readonly memberId: number
  readonly celulaId: number
}

const store = () => openMemberStore('member')
const unsentKey = ({ memberId, celulaId }: Place, id: string) => [memberId, 'unsent', celulaId, id] as const
const draftKey = ({ memberId, celulaId }: Place, id: string) => [memberId, 'draft', celulaId, id] as const
const sentKey = ({ memberId, celulaId }: Place, id: string) => [memberId, 'sent', celulaId, id] as const

/** From which version to which this browser alone wrote the words of a record; null before there was one. */
interface Sent {
  readonly since: number | null
  readonly versao: number
}

/** What is being written, kept at every touch; of each record one. */
export async function keepDraft(place: Place, record: Written): Promise<void> {
  await (await store()).change(draftKey(place, record.id), () => record)
}

export async function listDrafts({ memberId, celulaId }: Place): Promise<Written[]> {
  return (await store()).under<Written>([memberId, 'draft', celulaId])
}

export async function dropDraft(place: Place, id: string): Promise<void> {
  await (await store()).change(draftKey(place, id), () => undefined)
}

/** Keeps a finished record until it is sent; what was being written of it is finished with that. */
export async function keepUnsent(place: Place, record: Written): Promise<void> {
  markUnsent(place.memberId)
  const { celulaId } = place
  await (await store()).change<Unsent>(unsentKey(place, record.id), (now) => ({
    ...{ celulaId, record, state: 'waiting', revision: (now?.revision ?? 0) + 1, tried: now?.tried },
  }))
  await dropDraft(place, record.id)
}

/** What a member left to be sent, of all groups or of one. */
export async function listUnsent(memberId: number, celulaId?: number): Promise<Unsent[]> {
  return (await store()).under<Unsent>([memberId, 'unsent', ...(celulaId === undefined ? [] : [celulaId])])
}

/** Kept before it is sent: the page may be gone by the time that it is answered. */
export async function markTried(place: Place, tried: Saved): Promise<void> {
  await (await store()).change<Unsent>(unsentKey(place, tried.record.id), (now) => now && { ...now, tried })
}

/** It has reached the church, as this version: later edits are based on that version. */
export async function markSent(place: Place, { record, revision }: Saved, versao: number): Promise<void> {
  const kept = await store()
  await kept.change<Sent>(sentKey(place, record.id), (before) => ({
    since: before?.versao === record.versao ? before.since : record.versao,
    versao,
  }))
  await kept.change<Unsent>(unsentKey(place, record.id), (now) =>
    now && now.revision !== revision ? { ...now, tried: undefined } : undefined,
  )
}

/** A record upon what this browser has sent of it since it was begun: its own words are no one else's. */
export async function uponSent(place: Place, record: Written): Promise<Written> {
  const sent = await (await store()).get<Sent>(sentKey(place, record.id))
  const isOlder = sent && (record.versao ?? 0) >= (sent.since ?? 0) && (record.versao ?? 0) < sent.versao
  return isOlder ? { ...record, versao: sent.versao } : record
}

/** It was not taken; what was saved since then is tried for itself. */
export async function markStuck(memberId: number, stuck: Unsent, state: UnsentState): Promise<void> {
  const key = unsentKey({ memberId, celulaId: stuck.celulaId }, stuck.record.id)
  await (await store()).change<Unsent>(key, (now) =>
    now?.revision === stuck.revision ? { ...now, state, tried: undefined } : now,
  )
}

export async function dropUnsent(place: Place, id: string): Promise<void> {
  await (await store()).change(unsentKey(place, id), () => undefined)
}
