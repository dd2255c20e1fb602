import { ApiError, NoResponseError } from '@narthex/contract/client'
import { isLoggedIn, useSession } from '../session/session.ts'
import { markLeft, mayBeLeft, unmarkLeft } from './left-here.ts'
import { openMemberStore } from './member-store.ts'

/** What was asked for: as it is, or as it was when it was read last. Undefined value: the member has no such thing (any more). */
export interface Copied<T> {
  readonly value: T | undefined
  readonly isCopy: boolean
}

const storeName = 'member'
const kind = 'copy'

/**
 * Reads something of a member's and keeps a copy; gives the copy where nobody answers, and forgets it where the answer is
 * that there is nothing. Throws what `load` throws where there is no copy either.
 */
export async function readWithCopy<T>(memberId: number, name: string, load: () => Promise<T>): Promise<Copied<T>> {
  const store = await openMemberStore(storeName)
  const key = [memberId, kind, name] as const
  try {
    // Somebody is there of whom nobody could tell: a call without a token would end their session.
    if (!isLoggedIn(useSession.getState())) throw new NoResponseError()
    const value = await load()
    markLeft('copies')
    await store.change<T>(key, () => value)
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

/** Not there for this member (any more), or no address of anything. */
const nothing: readonly number[] = [400, 404]

/** Drops all copies but those of one member: nothing of anybody else stays in a browser that people share. */
export async function dropCopies({ but }: { readonly but?: number | undefined } = {}): Promise<void> {
  if (!mayBeLeft('copies')) return
  await (await openMemberStore(storeName)).clear([kind], (memberId) => memberId !== but)
  if (but === undefined) unmarkLeft('copies')
}
