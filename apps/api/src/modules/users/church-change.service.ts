import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import type { Person } from '@narthex/contract/users/registration.schemas'
import { churchInactive, DomainError, notFound, unauthenticated } from '../../platform/errors/domain-error.ts'
import type { CallSource, MemberCall } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { type LoginAccount, readAccount } from '../auth/accounts.service.ts'
import { type HandOff, handOff } from '../auth/hand-off.service.ts'
import { mailWelcome } from '../auth/mails.service.ts'
import { findMemberOfAccount, type MemberRow } from '../members/members.queries.ts'
import { addMembership } from './enrolment.service.ts'

/**
 * Adds a membership at another church of the organisation (by its id, uuid, slug or code) if there is none, and returns a
 * code that logs the person in there. Two concurrent calls create one membership.
 */
export async function changeChurch(
  platform: Needs<'directory' | 'domain' | 'mail' | 'transactions'>,
  call: MemberCall,
  igreja: string,
): Promise<HandOff> {
  const { church, actor, source } = call
  const target = await platform.directory.churchFrom(church, igreja)
  if (!target || target.igrejaId === church.igrejaId) throw notFound()
  if (!target.flagAtivo) throw churchInactive()
  const at = (one: ChurchScope) =>
    platform.transactions.inChurch(one, (work) => findMemberOfAccount(work, actor.accountId))
  const [here, there] = await Promise.all([at(church), at(target)])
  if (!here) throw notFound()
  if (there && !there.flagAtivo) throw new DomainError('MEMBERSHIP_INACTIVE')
  if (!there || there.flagPorConferir) {
    const login = await readAccount(call, actor.accountId)
    if (!login) throw unauthenticated()
    await join(platform, platform.transactions.at(target), { here, login, source })
  }
  return handOff(platform, call, igreja)
}

async function join(
  platform: Needs<'domain' | 'mail'>,
  call: ChurchCall,
  { here, login, source }: { here: MemberRow; login: LoginAccount; source: CallSource },
): Promise<void> {
  const idioma = toLocale(here.idioma) ?? fallbackLocale
  await addMembership(call, {
    person: carried(here),
    idioma,
    login,
    source,
    greet: (work, account) => mailWelcome(platform, { work, account }),
  }).catch((error: unknown) => {
    // A concurrent call has added the membership.
    if (!(error instanceof DomainError) || error.code !== 'ALREADY_REGISTERED') throw error
  })
}

/** The data that is copied to another church: without free texts and the congregation. */
function carried({ nome, sobrenome, telefone, cpf, cnpj, ...row }: MemberRow): Person {
  const { dataNascimento, dataCasamento, ocupacao, numeroFilhos } = row
  return {
    nome,
    sobrenome,
    telefone,
    cpf,
    cnpj,
    dataNascimento,
    dataCasamento,
    ocupacao,
    numeroFilhos,
    sexo: row.sexo as Person['sexo'],
    estadoCivil: row.estadoCivil as Person['estadoCivil'],
    idCongregacao: null,
    observacoes: null,
  }
}
