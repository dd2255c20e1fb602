import { DomainError } from '../../platform/errors/domain-error.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { findMemberLogins, requireMember } from '../members/members.service.ts'
import { listAccounts } from './accounts.queries.ts'
import { readAccount } from './accounts.service.ts'

/** Finds a member's name, e-mail address and language; undefined if they have left. */
export async function findAccountOfMember(call: ChurchCall, memberId: MemberId) {
  const member = await call
    .inChurch((work) => requireMember(work, memberId))
    .catch((error: unknown) => {
      if (error instanceof DomainError) return undefined
      throw error
    })
  const account = member && (await readAccount(call, member.accountId))
  return account && { nome: member.nome, email: account.email, idioma: account.idioma }
}

export type MemberAccount = NonNullable<Awaited<ReturnType<typeof findAccountOfMember>>>

/** Finds accounts by member id, in two statements. Members who have left are missing from the map. */
export async function listAccountsOfMembers(
  call: ChurchCall,
  memberIds: readonly MemberId[],
): Promise<Map<MemberId, MemberAccount>> {
  if (memberIds.length === 0) return new Map()
  const logins = await call.inChurch((work) => findMemberLogins(work, memberIds))
  const accountIds = [...logins.values()].map(({ accountId }) => accountId)
  const rows = await call.inIdentity(({ tx }) => listAccounts(tx, accountIds))
  const accounts = new Map(rows.map((account) => [account.id, account]))
  return new Map(
    [...logins].flatMap(([memberId, { nome, accountId }]) => {
      const account = accounts.get(accountId)
      return account ? [[memberId, { nome, email: account.email, idioma: account.idioma }] as const] : []
    }),
  )
}
