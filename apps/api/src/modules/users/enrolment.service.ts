import { dateIn } from '@narthex/contract/church-time'
import type { Locale } from '@narthex/contract/locale'
import { memberForm } from '@narthex/contract/users/member.form'
import type { Person } from '@narthex/contract/users/registration.schemas'
import type * as z from 'zod/mini'
import { DomainError, invalid } from '../../platform/errors/domain-error.ts'
import type { CallSource } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { recordAct } from '../audit/audit.service.ts'
import {
  actAsAccount,
  addAccount,
  findAccount,
  type LoginAccount,
  type NewAccount,
  requireUnchangedAccount,
} from '../auth/accounts.service.ts'
import { hashPassword } from '../auth/password-hashing.service.ts'
import { judgePassword } from '../auth/password-judgement.service.ts'
import { getFrame } from '../churches/churches.service.ts'
import { insertMember, replaceUnconfirmed } from '../members/members.queries.ts'
import { planCpfCheck } from './cpf/cpf-checks.jobs.ts'
import { findComplaints } from './person.rules.ts'

export interface Enrolment {
  readonly person: Person
  readonly idioma: Locale
  /** The person's account, or the one to create. */
  readonly login: LoginAccount | NewAccount
  readonly source?: CallSource
  /** Further work in the same transaction, such as a mail. */
  readonly greet?: (work: ChurchWork, account: LoginAccount) => Promise<void>
}

export interface Enrolled {
  readonly account: LoginAccount
  readonly memberId: MemberId
}

/** Adds a membership and, if needed, its account in one transaction. */
export async function addMembership(
  call: ChurchCall,
  { person, idioma, login, source, greet }: Enrolment,
): Promise<Enrolled> {
  await requireValidPerson(call, person)
  return call.inIdentity(async (work) => {
    if ('id' in login) await requireUnchangedAccount(work.tx, login)
    const account = 'id' in login ? login : await addAccount(work, login)
    // A concurrent call has created it.
    if (!account) throw new DomainError('ALREADY_REGISTERED')
    await actAsAccount(work.tx, account.id)
    const row = { ...toProfile(person), idioma, accountId: account.id, email: account.email }
    const memberId =
      (await insertMember(work, { ...row, dataCadastro: work.now })) ?? (await replaceUnconfirmed(work, row))
    if (memberId === undefined) throw new DomainError('ALREADY_REGISTERED')
    if (person.cpf) await planCpfCheck(work, memberId)
    await recordAct(work, { acao: 'REGISTERED', accountId: account.id, source })
    await greet?.(work, account)
    return { account, memberId }
  })
}

/** A person's data as columns. A CPF is compared with those of others later. */
export function toProfile({ idCongregacao: congregacaoId, ...fields }: Person) {
  return { ...fields, congregacaoId, cpfEmDuvida: fields.cpf !== null }
}

/** Throws VALIDATION for data that is invalid at this church, such as a birthday in the future. */
export async function requireValidPerson(
  call: ChurchCall,
  person: Parameters<typeof findComplaints>[0],
): Promise<void> {
  const { church: record, congregacoes } = await getFrame(call)
  const today = dateIn(record.fusoHorario, call.clock())
  const complaints = findComplaints(person, { today, congregationIds: congregacoes.map(({ id }) => id) })
  if (complaints.length > 0) throw invalid(complaints)
}

/** Adds a member on behalf of the church's office: the e-mail counts as confirmed. Returns the member's id. */
export async function enrolMember(call: ChurchCall, given: z.input<typeof memberForm>): Promise<Enrolled> {
  const { email, senha, idioma, ...person } = validate(memberForm, given)
  const known = await findAccount(call, email)
  if (known) return addMembership(call, { person, idioma, login: known })
  const senhaHash = await hashPassword(await judgePassword(call, senha, { email, ...person }))
  const login = { email, senhaHash, idioma, flagAtivo: true }
  return addMembership(call, { person, idioma, login })
}
