import type { Account } from '@narthex/contract/auth/auth.schemas'
import type { Member, Role } from '@narthex/contract/users/user.schemas'
import { useSession } from '../../session/session.ts'

export interface MemberHere {
  readonly account: Account
  readonly member: Member
  readonly roles: readonly Role[]
}

/** Who is logged in. Nothing for the moment between logging out and leaving the page. */
export function useMember(): MemberHere | undefined {
  const { account, clientAccount: member, roles } = useSession()
  return account && member && { account, member, roles }
}
