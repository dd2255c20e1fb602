import { useOwner } from '@narthex/client/calls/owner'
import { openMemberStore } from '@narthex/client/outbox/member-store'
import type { DraftCopy } from './draft-types.ts'

/** Where a copy lies: a record by its kind and id, or a new one by what its tab made up. */
export type CopyPlace = readonly [kind: string, id: string]

const kindOfStore = 'officeDrafts'

const store = () => openMemberStore('office')

/** Keeps what is not sent yet, or forgets it. A device that stores nothing loses only what its tab loses. */
export async function keepCopy(place: CopyPlace, copy: DraftCopy | undefined): Promise<void> {
  const { memberId } = useOwner.getState()
  if (memberId === undefined) return
  await (await store()).change([memberId, kindOfStore, ...place], () => copy)
}

export async function readCopy(place: CopyPlace): Promise<DraftCopy | undefined> {
  const { memberId } = useOwner.getState()
  return memberId === undefined ? undefined : (await store()).get<DraftCopy>([memberId, kindOfStore, ...place])
}

/** The copies of a kind that the member at this window left on the device. */
export async function listCopies(kind: string): Promise<{ readonly id: string; readonly copy: DraftCopy }[]> {
  const { memberId } = useOwner.getState()
  if (memberId === undefined) return []
  const entries = await (await store()).list<DraftCopy>([memberId, kindOfStore, kind])
  return entries.map(({ key, value }) => ({ id: String(key.at(-1)), copy: value }))
}
