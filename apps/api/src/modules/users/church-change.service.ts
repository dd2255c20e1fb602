import { fallbackLocale, localeOf } from '@narthex/contract/locale'
import type { Person } from '@narthex/contract/users/registration.schemas'
import { churchInactive, notFound, unauthenticated } from '../../platform/http/domain-error.ts'
import type { Actor, CallSource } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { type AccountRow, findAccountOf } from '../auth/accounts.service.ts'
import { membershipInactive } from '../auth/auth.errors.ts'
import { type HandOff, handOff } from '../auth/hand-off.service.ts'
import { mailWelcome } from '../auth/mails.service.ts'
import { enrol } from './enrolment.service.ts'
import { findMemberOfAccount, type MemberRow } from './members.queries.ts'
import { isAlreadyRegistered } from './users.errors.ts'

export interface ChurchChange {
  readonly actor: Actor
  /** How the other church is named. */
  readonly igreja: string
  readonly source: CallSource
}

/**
 * Links a person to another church of the organisation, as a member where they are none yet, and gives the code that
 * logs them in there. Asked twice at once it makes one membership. Throws NOT_FOUND, CHURCH_INACTIVE, CPF_IN_USE,
 * MEMBERSHIP_INACTIVE.
 */
export async function changeChurch(
  platform: Platform,
  church: ChurchScope,
  { actor, igreja, source }: ChurchChange,
): Promise<HandOff> {
  const target = await platform.directory.churchFrom(church, igreja)
  if (!target || target.igrejaId === church.igrejaId) throw notFound()
  if (!target.flagAtivo) throw churchInactive()
  const at = (one: ChurchScope) => platform.database.inScope(one, (tx) => findMemberOfAccount(one, tx, actor.userId))
  const [here, there] = await Promise.all([at(church), at(target)])
  if (!here) throw notFound()
  if (there && !there.flagAtivo) throw membershipInactive()
  if (!there) {
    const login = await findAccountOf(platform, church, actor.userId)
    if (!login) throw unauthenticated()
    await join(platform, target, { here, login, source })
  }
  return handOff(platform, church, { actor, igreja, source })
}

async function join(
  platform: Platform,
  target: ChurchScope,
  { here, login, source }: { here: MemberRow; login: AccountRow; source: CallSource },
): Promise<void> {
  const idioma = localeOf(here.idioma) ?? fallbackLocale
  await enrol(platform, target, {
    person: carried(here),
    idioma,
    login,
    source,
    greet: (tx, account) => mailWelcome(platform, { church: target, tx, account }),
  }).catch((error: unknown) => {
    // By the other of two clicks.
    if (!isAlreadyRegistered(error)) throw error
  })
}

/** What goes along to another church: not what was written to this one in the person's own words, nor its congregation. */
function carried({ nome, sobrenome, telefone, cpf, cnpj, ...row }: MemberRow): Person {
  const { dataNascimento, dataCasamento, ocupacao, numeroFilhos } = row
  return {
    ...{ nome, sobrenome, telefone, cpf, cnpj, dataNascimento, dataCasamento, ocupacao, numeroFilhos },
    sexo: row.sexo as Person['sexo'],
    estadoCivil: row.estadoCivil as Person['estadoCivil'],
    idCongregacao: null,
    observacoes: null,
  }
}
