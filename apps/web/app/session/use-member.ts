import type { Account } from '@narthex/contract/auth/auth.schemas'
import type { Member, Role } from '@narthex/contract/users/user.schemas'
import { useSession } from './session.ts'

export interface MemberHere {
  readonly account: Account
  readonly member: Member
  readonly roles: readonly Role[]
}

/** The member who is logged in; undefined for visitors, and for a kept page without a connection. */
export function useKnownMember(): MemberHere | undefined {
  const account = useSession((session) => session.account)
  const member = useSession((session) => session.clientAccount)
  const roles = useSession((session) => session.roles)
  return account && member && { account, member, roles }
}

/** The member of a page that the guard shows to members alone (`access: 'login'` without `isKeptHere`). */
export function useMember(): MemberHere {
  const known = useKnownMember()
  if (!known) throw new Error('A part for members is shown without one: its row needs access: login')
  return known
}
