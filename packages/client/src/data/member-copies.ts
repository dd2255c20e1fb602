import { ApiError, NoResponseError } from '@narthex/contract/client'
import { useOwner } from '../calls/owner.ts'
import { copyMarks, hasMark, removeMark, setMark } from '../outbox/device-marks.ts'
import { openMemberStore, type StoreKey } from '../outbox/member-store.ts'

/** A value from the server, or its last copy (`isCopy`). An undefined value means that it does not exist (any more). */
export interface Copied<T> {
  readonly value: T | undefined
  readonly isCopy: boolean
}

const storeName = 'member'
const kind = 'copy'

/**
 * Loads member data and stores a copy. Returns the copy when the server does not answer, and deletes it at a 400 or 404.
 * Rethrows the error of `load` when there is no copy.
 */
export async function readWithCopy<T>(memberId: number, name: string, load: () => Promise<T>): Promise<Copied<T>> {
  const isLoggedIn = () => useOwner.getState().isLoggedIn
  const loadAsMember = async () => {
    // The session could not be confirmed: a call without a token would end it.
    if (!isLoggedIn()) throw new NoResponseError()
    const value = await load()
    if (isLoggedIn()) setMark(copyMarks.member)
    return value
  }
  return readOrCopy([memberId, kind, name], loadAsMember, isLoggedIn)
}

/** Stores what was loaded while `mayKeep` holds: an answer that comes after a log-out leaves no copy behind. */
async function readOrCopy<T>(key: StoreKey, load: () => Promise<T>, mayKeep = () => true): Promise<Copied<T>> {
  const store = await openMemberStore(storeName)
  try {
    const value = await load()
    if (mayKeep()) await store.change<T>(key, () => value)
    return { value, isCopy: false }
  } catch (error) {
    if (error instanceof ApiError && nothing.includes(error.status)) {
      await store.change(key, () => undefined)
      return { value: undefined, isCopy: false }
    }
    const isUnanswered = error instanceof NoResponseError || (error instanceof ApiError && error.status >= 500)
    const copy = isUnanswered ? await store.get<T>(key) : undefined
    if (copy === undefined) throw error
    return { value: copy, isCopy: true }
  }
}

/** Statuses that mean: does not exist for this member (any more). */
const nothing: readonly number[] = [400, 404]

/** Deletes all copies except those of the member `but`: members may share a browser. */
export async function dropCopies({ but }: { readonly but?: number | undefined } = {}): Promise<void> {
  if (!hasMark(copyMarks.member)) return
  await (await openMemberStore(storeName)).clear([kind], (memberId) => memberId !== but)
  if (but === undefined) removeMark(copyMarks.member)
}

/** Owner of what a code opens, without a login: no member has this id. */
const visitorId = 0
const visitorKind = 'bought'
const maxVisitorCopies = 10

/**
 * Loads what a code opens, and stores a copy for a time without a connection, as `readWithCopy` does; the latest ten by
 * their names. It stays over a login, as it may be the same person's, and goes with a log-out.
 */
export async function readWithVisitorCopy<T>(name: string, load: () => Promise<T>): Promise<Copied<T>> {
  const read = await readOrCopy([visitorId, visitorKind, name], load)
  if (!read.isCopy && read.value !== undefined) {
    setMark(copyMarks.visitor)
    const store = await openMemberStore(storeName)
    const kept = await store.list([visitorId, visitorKind])
    for (const { key } of kept.slice(0, -maxVisitorCopies)) await store.change(key, () => undefined)
  }
  return read
}

/** Deletes the copies of members and of what codes opened. */
export async function dropAllCopies(): Promise<void> {
  await dropCopies()
  if (!hasMark(copyMarks.visitor)) return
  await (await openMemberStore(storeName)).clear([visitorKind], () => true)
  removeMark(copyMarks.visitor)
}
