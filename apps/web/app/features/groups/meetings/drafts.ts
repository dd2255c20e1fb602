import { openMemberStore } from '@narthex/client/outbox/member-store'
import type { Written } from './record.ts'

/** Author and group of a record. */
export interface Place {
  readonly memberId: number
  readonly celulaId: number
}

const store = () => openMemberStore('member')
const keyOf = ({ memberId, celulaId }: Place, id: string) => [memberId, 'draft', celulaId, id] as const

/** Saves a record's draft at every change; a draft per record. */
export async function keepDraft(place: Place, record: Written): Promise<void> {
  await (await store()).change(keyOf(place, record.id), () => record)
}

export async function listDrafts({ memberId, celulaId }: Place): Promise<Written[]> {
  return (await (await store()).list<Written>([memberId, 'draft', celulaId])).map(({ value }) => value)
}

export async function dropDraft(place: Place, id: string): Promise<void> {
  await (await store()).change(keyOf(place, id), () => undefined)
}
