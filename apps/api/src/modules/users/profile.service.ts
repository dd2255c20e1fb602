import type { ProfileChange } from '@narthex/contract/users/profile.endpoints'
import type { Member } from '@narthex/contract/users/user.schemas'
import { countUse } from '../../platform/attempts/count-use.ts'
import { isUniqueViolation } from '../../platform/database/unique-violation.ts'
import { DomainError, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { setAccountLanguage } from '../auth/accounts.service.ts'
import { type MemberChange, updateMember } from '../members/members.queries.ts'
import { requireMember, toMember } from '../members/members.service.ts'
import type { NamedOnPages } from '../members/members.signals.ts'
import { isUnchanged } from './change.rules.ts'
import { requireValidPerson } from './enrolment.service.ts'
import { writePublicFace } from './public-face.service.ts'

/** CPFs that one person may enter within a quarter of an hour. */
const cpfs = { maxAttempts: 10 }

/**
 * Changes the caller's profile at this church and returns the new one. A change without effect is never refused, so that
 * a retry gets the same answer.
 */
export async function changeProfile(
  platform: Needs<'cache' | 'clock' | 'keys' | 'transactions'> & NamedOnPages,
  call: MemberCall,
  { versao, idCongregacao, ...fields }: ProfileChange,
): Promise<Member> {
  const { church, actor } = call
  const { dataNascimento, dataCasamento, idioma } = fields
  await requireValidPerson(platform, church, { dataNascimento, dataCasamento, idCongregacao })
  // "CPF in use" reveals a membership; the rate limit prevents enumeration.
  if (fields.cpf) await countUse(platform, call, { what: 'CPFs of a login', who: String(actor.accountId), limit: cpfs })
  const change = { ...fields, congregacaoId: idCongregacao } as MemberChange
  const row = await writePublicFace(platform, call, async (work) => {
    const held = await requireMember(work, actor.memberId)
    if (isUnchanged(held, change)) return held
    if (held.versao !== versao) throw new DomainError('CHANGED_MEANWHILE')
    return updateMember(work, held.id, { ...change, versao: versao + 1 })
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new DomainError('CPF_IN_USE') : error
  })
  if (!row) throw notFound()
  // In a transaction of its own, because accounts belong to no church; a retry completes an interrupted change.
  if (idioma) await setAccountLanguage(platform, call, idioma)
  return toMember(row, church.codigo)
}
