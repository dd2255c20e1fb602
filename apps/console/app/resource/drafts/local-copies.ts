import { useOwner } from '@narthex/client/calls/owner'
import type { MemberStore, StoreKey } from '@narthex/client/outbox/member-store'
import { kindOfCopies, openCopies } from '../../session/unsent-copies.ts'
import type { DraftCopy } from './draft-types.ts'
import { findOpenTabs, tabName } from './tab-name.ts'

/** Key of a local copy: the kind and id of its record; `new` for a record that is not added yet. */
export type CopyPlace = readonly [kind: string, record: string]

/** Keeps what is not sent yet, or forgets it. A device that stores nothing loses only what its tab loses. */
export async function keepCopy(place: CopyPlace, copy: DraftCopy | undefined): Promise<void> {
  const { memberId } = useOwner.getState()
  if (memberId === undefined) return
  const key: StoreKey = [memberId, kindOfCopies, ...place, await tabName()]
  await (await openCopies()).change(key, () => copy)
}

/**
 * The copy that this tab keeps, over a reload too; else the newest that a tab left which is gone, as the own one from now on. What
 * an open tab keeps is never read, overwritten or forgotten by another.
 */
export async function takeCopy(place: CopyPlace): Promise<DraftCopy | undefined> {
  const { memberId } = useOwner.getState()
  if (memberId === undefined) return undefined
  const [copies, tab] = await Promise.all([openCopies(), tabName()])
  const key: StoreKey = [memberId, kindOfCopies, ...place]
  const own = await copies.get<DraftCopy>([...key, tab])
  if (own) return own
  const left = await findLeft(copies, key)
  if (!left) return undefined
  await copies.change<DraftCopy>([...key, tab], () => left.value)
  await copies.change(left.key, () => undefined)
  return left.value
}

async function findLeft(copies: MemberStore, key: StoreKey) {
  const [found, tabs] = await Promise.all([copies.list<DraftCopy>(key), findOpenTabs()])
  const left = found.filter((entry) => !tabs.has(String(entry.key.at(-1))))
  return left.toSorted((a, b) => b.value.writtenAtMs - a.value.writtenAtMs)[0]
}
