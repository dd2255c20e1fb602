import { useOwner } from '@narthex/client/calls/owner'
import type { OfficeChurch, OfficeSession } from '@narthex/contract/office/session.schemas'
import type { Permission } from '@narthex/contract/permissions'
import { create } from 'zustand'
import { isAdmitted } from '../navigation/find-places.ts'

/** The session of this window, and the church whose office it is. */
export interface Office {
  /** `out`: no one has logged in yet; a session that expires stays `in` until its owner leaves. */
  readonly state: 'starting' | 'unreachable' | 'out' | 'in'
  readonly session: OfficeSession | undefined
  readonly church: OfficeChurch | undefined
}

export const useOffice = create<Office>()(() => ({ state: 'starting', session: undefined, church: undefined }))

/** Takes over an opened or renewed session; what is loaded and kept belongs to its member. */
export function enterOffice(session: OfficeSession): void {
  useOwner.setState({ accountId: session.user.id, memberId: session.pessoa.id, isLoggedIn: true })
  useOffice.setState({ state: 'in', session, church: session.igreja })
}

/** The session of a screen inside the office, where there is one. */
export function useOfficeSession(): OfficeSession {
  const session = useOffice((office) => office.session)
  if (!session) throw new Error('Outside of the office')
  return session
}

/** Whether this window is support's, let in to read alone. */
export const useIsReadingSupport = (): boolean => useOffice(({ session }) => isReadingSupport(session))

const isReadingSupport = (session: OfficeSession | undefined) =>
  session?.suporte?.flagPropria === true && !session.suporte.flagEscrita

/**
 * Whether the person at this window may do something; `isWhole`: in the whole church. Support that was let in to read does
 * nothing.
 */
export function useMay(permission: Permission | undefined, isWhole?: boolean): boolean {
  const session = useOffice((office) => office.session)
  return session !== undefined && !isReadingSupport(session) && isAdmitted(session, { permission, isWhole })
}
