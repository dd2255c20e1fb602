import { DomainError, notFound } from '../../../../platform/errors/domain-error.ts'
import { type MemberId, toPlayProfileId } from '../../../../platform/ids.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { ownProfileId } from '../positions/positions.queries.ts'
import { type AgedViewer, suitsAge } from '../profiles/ages.rules.ts'
import { isPass } from '../profiles/profile-passes.rules.ts'
import { findPin, findProfile, listProfileRows } from '../profiles/profiles.queries.ts'

interface Asked {
  readonly memberId: MemberId
  readonly perfil: string | null
  readonly passe: string | null
  readonly idadeMinima: number | null
}

/**
 * The viewer, if the title suits the age of their profile. Throws NOT_FOUND for a profile that is none of the member's,
 * PLAY_AGE_LIMIT; PLAY_PIN_NEEDED where the member's own profile lacks the pass that keeps children out of it.
 */
export async function requireAge(
  work: ChurchWork,
  { memberId, perfil, passe, idadeMinima }: Asked,
): Promise<AgedViewer> {
  if (perfil === null) {
    if (idadeMinima !== null) await requirePass(work, memberId, passe)
    return { memberId, profileId: ownProfileId, oldest: null }
  }
  const profile = await findProfile(work, memberId, toPlayProfileId(perfil))
  if (!profile) throw notFound()
  const viewer = { memberId, profileId: profile.id, oldest: profile.idadeMaxima }
  if (!suitsAge(viewer, { idadeMinima })) throw new DomainError('PLAY_AGE_LIMIT')
  return viewer
}

async function requirePass(work: ChurchWork, memberId: MemberId, pass: string | null): Promise<void> {
  if ((await listProfileRows(work, memberId)).length === 0) return
  const pin = await findPin(work, memberId)
  const holder = pin && { church: work.church, memberId, pinSetAt: pin.alteradoEm }
  if (!holder || pass === null || !isPass(work.keys, holder, pass, work.now)) throw new DomainError('PLAY_PIN_NEEDED')
}
