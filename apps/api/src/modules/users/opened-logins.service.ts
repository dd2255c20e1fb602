import { isUniqueViolation } from '../../platform/database/unique-violation.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { CallSource } from '../../platform/http/route.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { changeWithin } from '../../platform/work/edit.ts'
import { recordAct } from '../audit/audit.service.ts'
import type { LoginAccount } from '../auth/accounts.service.ts'
import { giveLogin } from '../members/members.queries.ts'
import { accessRecord } from './users.records.ts'

export interface OpenedLogin {
  readonly memberId: MemberId
  readonly account: LoginAccount
  readonly source?: CallSource | undefined
}

/** Makes an account the login of a person who has none. Throws PERSON_HAS_LOGIN, and ALREADY_REGISTERED for an account of another person here. */
export async function openLogin(work: ChurchWork, { memberId, account, source }: OpenedLogin): Promise<void> {
  const act = { acao: 'PERSON_LOGIN_OPENED', accountId: account.id } as const
  await changeWithin(work, act, [accessRecord(memberId)], async () => {
    if (!(await giveLoginOnce(work, memberId, account))) throw new DomainError('PERSON_HAS_LOGIN')
  })
  await recordAct(work, { ...act, ...(source && { source }), detalhes: { usuario: memberId } })
  work.afterCommit({ accounts: [account.id] })
}

async function giveLoginOnce(work: ChurchWork, memberId: MemberId, { id }: LoginAccount): Promise<boolean> {
  try {
    return await giveLogin(work, memberId, id)
  } catch (error) {
    // The account became another person of this church at the same moment.
    if (isUniqueViolation(error)) throw new DomainError('ALREADY_REGISTERED')
    throw error
  }
}
