import type { ProfileChange } from '@narthex/contract/users/profile.endpoints'
import type { Member } from '@narthex/contract/users/user.schemas'
import { countUse } from '../../platform/attempts/count-use.ts'
import { DomainError, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { setAccountLanguage } from '../auth/accounts.service.ts'
import { type MemberChange, type MemberRow, updateMember } from '../members/members.queries.ts'
import { requireMember, toMember } from '../members/members.service.ts'
import type { NamedOnPages } from '../members/members.signals.ts'
import { isUnchanged } from './change.rules.ts'
import { planCpfCheck } from './cpf/cpf-checks.jobs.ts'
import { releaseCpf } from './cpf/cpf-checks.service.ts'
import { requireValidPerson } from './enrolment.service.ts'
import { writePublicFace } from './public-face.service.ts'

/** CPFs that one person may enter within a quarter of an hour. */
const cpfs = { maxAttempts: 10 }

/**
 * Changes the caller's profile at this church and returns the new one. A change without effect is never refused, so that
 * a retry gets the same answer.
 */
export async function changeProfile(
  platform: NamedOnPages,
  call: MemberCall,
  { versao, idCongregacao, ...fields }: ProfileChange,
): Promise<Member> {
  const { church, actor } = call
  const { dataNascimento, dataCasamento, idioma } = fields
  await requireValidPerson(call, { dataNascimento, dataCasamento, idCongregacao })
  // Each may end in mails to others.
  if (fields.cpf) await countUse(call, { what: 'CPFs of a login', who: String(actor.accountId), limit: cpfs })
  const change = { ...fields, congregacaoId: idCongregacao } as MemberChange
  const row = await writePublicFace(platform, call, async (work) => {
    const held = await requireMember(work, actor.memberId)
    if (isUnchanged(held, change)) return held
    if (held.versao !== versao) throw new DomainError('CHANGED_MEANWHILE')
    return updateMember(work, held.id, {
      ...change,
      // Both, so that the fold of the name is written with it.
      nome: change.nome ?? held.nome,
      sobrenome: change.sobrenome ?? held.sobrenome,
      ...(await changeCpf(work, held, change)),
      versao: versao + 1,
    })
  })
  if (!row) throw notFound()
  // In a transaction of its own, because accounts belong to no church; a retry completes an interrupted change.
  if (idioma) await setAccountLanguage(call, idioma)
  return toMember(row, church.codigo)
}

/** A CPF that is new is taken, and compared with those of others after the answer; one that is given up is free for them. */
async function changeCpf(
  work: ChurchWork,
  { id, cpf: before, cpfEmDuvida }: MemberRow,
  { cpf }: MemberChange,
): Promise<Pick<MemberChange, 'cpfEmDuvida'>> {
  if (cpf === undefined || cpf === before) return {}
  if (before !== null && !cpfEmDuvida) await releaseCpf(work, { id, cpf: before })
  if (cpf !== null) await planCpfCheck(work, id)
  return { cpfEmDuvida: cpf !== null }
}
