import { DomainError } from '../../platform/errors/domain-error.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { requireMember } from '../members/members.service.ts'
import { readAccount } from './accounts.service.ts'

/** Where mails to a member go, and in which language; undefined where they have left. */
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
