import type { ProfileChange } from '@narthex/contract/users/profile.endpoints'
import type { Member } from '@narthex/contract/users/user.schemas'
import { isUniqueViolation } from '../../platform/database/unique-violation.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { chooseLanguage } from '../auth/accounts.service.ts'
import { countUse } from '../auth/limits.service.ts'
import { isUnchanged } from './change.rules.ts'
import { requireSound } from './enrolment.service.ts'
import { type MemberChange, updateMember } from './members.queries.ts'
import { requireMember, toMember } from './members.service.ts'
import { writeFace } from './public-face.service.ts'
import { changedMeanwhile, cpfInUse } from './users.errors.ts'

/** How many CPFs one person may give within a quarter of an hour. */
const cpfs = { most: 10 }

/**
 * Changes what a person tells this church of themselves, and gives them as they are then. What changes nothing is never
 * refused, so that a change sent twice is answered alike. Throws VALIDATION, CPF_IN_USE, CHANGED_MEANWHILE,
 * TOO_MANY_REQUESTS.
 */
export async function changeProfile(
  platform: Platform,
  church: ChurchScope,
  actor: Actor,
  { versao, idCongregacao, ...fields }: ProfileChange,
): Promise<Member> {
  const { dataNascimento, dataCasamento, idioma } = fields
  await requireSound(platform, church, { dataNascimento, dataCasamento, idCongregacao })
  // That a number is taken tells that somebody belongs to this church: nobody finds out by trying many.
  if (fields.cpf) await countUse(platform, church, { what: 'CPFs of a login', who: String(actor.userId), limit: cpfs })
  const change = { ...fields, congregacaoId: idCongregacao } as MemberChange
  const row = await writeFace(platform, church, actor.memberId, async (tx) => {
    const held = await requireMember(church, tx, actor.memberId)
    if (isUnchanged(held, change)) return held
    if (held.versao !== versao) throw changedMeanwhile()
    return updateMember(church, tx, held.id, { ...change, versao: versao + 1 })
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? cpfInUse() : error
  })
  if (!row) throw notFound()
  // In a transaction of its own, as the login is no church's; said again, it heals what was cut off between the two.
  if (idioma) await chooseLanguage(platform, church, actor, idioma)
  return toMember(row, church.codigo)
}
