import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import type { PersonInvitation } from '@narthex/contract/people/person-login.endpoints'
import { countUse } from '../../../platform/attempts/count-use.ts'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { Needs } from '../../../platform/platform.ts'
import { hashSecret, randomSecret } from '../../../platform/secrets.ts'
import { toOrigin } from '../../../platform/tenancy/product-domain.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { requireAccountMailTurn } from '../../auth/account-mails.service.ts'
import { findAccount } from '../../auth/accounts.service.ts'
import { findMemberOfAccount } from '../../members/members.queries.ts'
import { personRecord, type StoredPerson } from '../people.records.ts'
import { mergedInto } from '../people.service.ts'
import { requireReachedPerson, requireWritablePerson } from '../people-limits.service.ts'
import { isUnderAge } from './joining.service.ts'
import { findPersonInvitation, putInvitation, removePersonInvitation } from './person-invitations.queries.ts'
import { invitationLimit, invitationMs, repeatedMs, toFirstName } from './person-logins.rules.ts'

/** The invitation of a person that was not taken yet; null without one. */
export async function getPersonInvitation(
  call: MemberCall,
  memberId: MemberId,
): Promise<{ convite: PersonInvitation | null }> {
  return call.inChurch(async (work) => {
    await requireReachedPerson(work, call, memberId)
    if (!(await personRecord(memberId).find(work))) throw notFound()
    const found = await findPersonInvitation(work, memberId)
    return { convite: found ? toInvitation(found) : null }
  })
}

/**
 * Mails a person the link with which they open an account. Who was invited just now is not mailed again. Throws NOT_FOUND,
 * PERSON_HAS_LOGIN, PERSON_WITHOUT_ADDRESS, PERSON_IS_MINOR, ADDRESS_HAS_LOGIN, TOO_MANY_REQUESTS.
 */
export async function invitePerson(
  platform: Needs<'domain' | 'mail'>,
  call: MemberCall,
  memberId: MemberId,
): Promise<PersonInvitation> {
  const { email, sent } = await call.inChurch(async (work) => {
    await requireWritablePerson(work, call, memberId)
    const address = await requireInvitable(work, await personRecord(memberId).find(work))
    return { email: address, sent: await findSentJustNow(work, memberId) }
  })
  if (sent) return toInvitation(sent)
  await requireFreeAddress(call, email)
  await countUse(call, { what: 'invitations of people', who: call.church.uuid, limit: invitationLimit })
  await requireAccountMailTurn(call, email)
  const plan = { act: 'PERSON_INVITED', subject: { usuario: memberId }, isPublic: false } as const
  return edit(call, { ...plan, hold: personRecord(memberId) }, async ({ work, before, unchanged }) => {
    await requireWritablePerson(work, call, memberId)
    const address = await requireInvitable(work, before)
    // The person is held: of two calls at once the second one finds what the first one sent.
    const twin = await findSentJustNow(work, memberId)
    if (twin) return unchanged(toInvitation(twin))
    const codigo = randomSecret()
    const { now } = work
    const dates = { enviadoEm: now, expiraEm: new Date(now.getTime() + invitationMs) }
    const invitedBy = call.actor.accountId > 0 ? call.actor.accountId : null
    await putInvitation(work, { memberId, email: address, hash: hashSecret(codigo), invitedBy, ...dates })
    await platform.mail.send(work, {
      to: address,
      kind: 'person-invited',
      locale: toLocale(before.idioma) ?? fallbackLocale,
      // A fragment reaches no server: no log sees the code.
      data: { nome: toFirstName(before), link: `${toOrigin(platform.domain, work.church)}/access#convite=${codigo}` },
    })
    return toInvitation({ email: address, ...dates })
  })
}

/** Makes the link of a person's invitation void. Throws NOT_FOUND without one. */
export async function withdrawPersonInvitation(call: MemberCall, memberId: MemberId): Promise<void> {
  const plan = { act: 'PERSON_INVITATION_WITHDRAWN', subject: { usuario: memberId }, isPublic: false } as const
  await edit(call, { ...plan, hold: personRecord(memberId) }, async ({ work }) => {
    await requireWritablePerson(work, call, memberId)
    if (!(await removePersonInvitation(work, memberId))) throw notFound()
  })
}

/** Gives the address of a person who may be invited. */
async function requireInvitable(work: ChurchWork, person: StoredPerson | undefined): Promise<string> {
  if (!person) throw notFound()
  if (person.mergedIntoId !== null) throw mergedInto(person.mergedIntoId)
  if (person.accountId !== null) throw new DomainError('PERSON_HAS_LOGIN')
  if (person.email === null) throw new DomainError('PERSON_WITHOUT_ADDRESS')
  if (await isUnderAge(work, person)) throw new DomainError('PERSON_IS_MINOR')
  return person.email
}

/** An account is one person of a church: its address invites no second one. */
async function requireFreeAddress(call: MemberCall, email: string): Promise<void> {
  const account = await findAccount(call, email)
  const holder = account && (await call.inChurch((work) => findMemberOfAccount(work, account.id)))
  if (holder && !holder.flagPorConferir && account.flagAtivo) throw new DomainError('ADDRESS_HAS_LOGIN')
}

async function findSentJustNow(work: ChurchWork, memberId: MemberId) {
  const found = await findPersonInvitation(work, memberId)
  return found && work.now.getTime() - found.enviadoEm.getTime() < repeatedMs ? found : undefined
}

type Dated = Record<'enviadoEm' | 'expiraEm', Date> & { readonly email: string }

const toInvitation = ({ email, enviadoEm, expiraEm }: Dated): PersonInvitation => ({
  email,
  enviadoEm: enviadoEm.toISOString(),
  expiraEm: expiraEm.toISOString(),
})
