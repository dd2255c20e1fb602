import { useEffect, useEffectEvent } from 'react'
import { useOwner } from '../calls/owner.ts'
import type { Loaded } from './loaded.ts'
import { type Copied, readWithCopy } from './member-copies.ts'
import { useMemberData } from './use-member-data.ts'

/**
 * A member's data, or the copy that this browser keeps of it for times without a connection; loaded again once there is one.
 * @param name of the copy, among all of the member's
 * @param page of a list, shown until the next one is there
 */
export function useMemberCopy<T>(
  memberId: number,
  name: string,
  load: () => Promise<T>,
  page?: number,
): Loaded<Copied<T>> {
  const isPage = page !== undefined
  const parts = isPage ? [name, page] : [name]
  const read = () => readWithCopy(memberId, parts.join(' '), load)
  const loaded = useMemberData(['copy', ...parts], read, { ownerId: memberId, isPage })
  const isMember = useOwner(({ isLoggedIn }) => isLoggedIn)
  const refresh = useEffectEvent(() => {
    if (loaded.state === 'failed' || (loaded.state === 'ready' && loaded.value.isCopy)) void loaded.reload()
  })
  useEffect(() => {
    const onOnline = () => refresh()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  useEffect(() => {
    if (isMember) refresh()
  }, [isMember])
  return loaded
}
