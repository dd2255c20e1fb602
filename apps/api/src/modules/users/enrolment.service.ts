import { dateIn } from '@narthex/contract/church-time'
import { type Locale, locales } from '@narthex/contract/locale'
import { type Person, personSchema } from '@narthex/contract/users/registration.schemas'
import { newPassword } from '@narthex/contract/validation/password'
import { email } from '@narthex/contract/validation/text'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/database/unique-violation.ts'
import { invalid } from '../../platform/http/domain-error.ts'
import type { CallSource } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import {
  type AccountRow,
  addAccount,
  findAccount,
  type NewAccount,
  requireUnchanged,
} from '../auth/accounts.service.ts'
import { hashPassword } from '../auth/password-hashing.service.ts'
import { frameOf } from '../churches/churches.service.ts'
import { insertMember } from './members.queries.ts'
import { complaintsOf } from './person.rules.ts'
import { alreadyRegistered, cpfInUse } from './users.errors.ts'

export interface Enrolment {
  readonly person: Person
  readonly idioma: Locale
  /** The login that the person has, or the one to make for them. */
  readonly login: AccountRow | NewAccount
  readonly source?: CallSource
  /** What else belongs to it, in the same transaction. */
  readonly greet?: (tx: Tx, account: AccountRow) => Promise<void>
}

export interface Enrolled {
  readonly account: AccountRow
  readonly memberId: number
}

/** Makes a person a member of a church, with their login or not at all. Throws VALIDATION, ALREADY_REGISTERED, CPF_IN_USE. */
export async function enrol(
  platform: Platform,
  church: ChurchScope,
  { person, idioma, login, source, greet }: Enrolment,
): Promise<Enrolled> {
  await requireSound(platform, church, person)
  return platform.database
    .inIdentity(church, async (tx) => {
      if ('id' in login) await requireUnchanged(tx, login)
      const account = 'id' in login ? login : await addAccount(platform, tx, login)
      // Made a moment ago, by the other of two clicks.
      if (!account) throw alreadyRegistered()
      const { idCongregacao: congregacaoId, ...fields } = person
      const row = { ...fields, congregacaoId, idioma, contaId: account.id, dataCadastro: platform.clock() }
      const memberId = await insertMember(church, tx, row)
      if (memberId === undefined) throw alreadyRegistered()
      await recordAct(platform, church, tx, { acao: 'REGISTERED', contaId: account.id, source })
      await greet?.(tx, account)
      return { account, memberId }
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? cpfInUse() : error
    })
}

/** Throws VALIDATION where what a person says of themselves cannot be so at this church. */
export async function requireSound(
  platform: Platform,
  church: ChurchScope,
  person: Parameters<typeof complaintsOf>[0],
): Promise<void> {
  const { church: record, congregacoes } = await frameOf(platform, church)
  const today = dateIn(record.fusoHorario, platform.clock())
  const complaints = complaintsOf(person, { today, congregationIds: congregacoes.map(({ id }) => id) })
  if (complaints.length > 0) throw invalid(complaints)
}

const memberInput = z.strictObject({
  ...personSchema.shape,
  email,
  senha: newPassword,
  idioma: z.enum(locales),
})

/** What a church's office does for someone whom it knows: their e-mail counts as confirmed. Gives the member's id. */
export async function enrolMember(
  platform: Platform,
  church: ChurchScope,
  given: z.input<typeof memberInput>,
): Promise<Enrolled> {
  const { email, senha, idioma, ...person } = validate(memberInput, given)
  const known = await findAccount(platform, church, email)
  const login = known ?? { email, senhaHash: await hashPassword(senha), idioma, flagAtivo: true }
  return enrol(platform, church, { person, idioma, login })
}
