import type { PlayProfile, PlayProfiles } from '@narthex/contract/play/watching.schemas'
import { playWatching } from '@narthex/contract/play/watching-values'
import { conflict, DomainError, notFound } from '../../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../../platform/http/route.ts'
import { type PlayProfileId, toPlayProfileId } from '../../../../platform/ids.ts'
import { requireMember } from '../../../members/members.service.ts'
import { requirePin } from './pin.service.ts'
import {
  deleteProfile,
  findPin,
  findProfile,
  insertProfile,
  listProfileRows,
  updateProfile,
} from './profiles.queries.ts'

/** The caller's children's profiles, in the order in which they were made. */
export function listProfiles({ actor, inChurch }: MemberCall): Promise<PlayProfiles> {
  return inChurch(async (work) => ({
    flagPin: (await findPin(work, actor.memberId)) !== undefined,
    perfis: await listProfileRows(work, actor.memberId),
  }))
}

type ProfileForm = Pick<PlayProfile, 'nome' | 'idadeMaxima'> & { readonly pin: string }

/** Idempotent by `chave`. Throws CONFLICT for a key that was used for another, LIMIT_REACHED, and what `requirePin` throws. */
export async function addProfile(
  call: MemberCall,
  { chave, pin, nome, idadeMaxima }: ProfileForm & { readonly chave: string },
): Promise<PlayProfile> {
  await requirePin(call, pin)
  const { memberId } = call.actor
  const profile = { id: toPlayProfileId(chave), nome, idadeMaxima }
  return call.inChurch(async (work) => {
    // Locks the member row: of two concurrent calls the second counts what the first added.
    await requireMember(work, memberId)
    const own = await findProfile(work, memberId, profile.id)
    if (own) {
      if (own.nome !== nome || own.idadeMaxima !== idadeMaxima) throw conflict('The key was used for another profile.')
      return own
    }
    const { length } = await listProfileRows(work, memberId)
    if (length >= playWatching.profilesPerMember) throw new DomainError('LIMIT_REACHED')
    if (!(await insertProfile(work, { ...profile, memberId, criadoEm: work.now })))
      throw conflict('The key was used for another profile.')
    return profile
  })
}

/** Throws NOT_FOUND, and what `requirePin` throws. */
export async function changeProfile(
  call: MemberCall,
  id: PlayProfileId,
  { pin, nome, idadeMaxima }: ProfileForm,
): Promise<PlayProfile> {
  await requireOwn(call, id)
  await requirePin(call, pin)
  const changed = await call.inChurch((work) => updateProfile(work, call.actor.memberId, { id, nome, idadeMaxima }))
  if (!changed) throw notFound()
  return changed
}

/** Its positions go with it. Throws NOT_FOUND, and what `requirePin` throws. */
export async function removeProfile(call: MemberCall, id: PlayProfileId, pin: string): Promise<void> {
  await requireOwn(call, id)
  await requirePin(call, pin)
  if (!(await call.inChurch((work) => deleteProfile(work, call.actor.memberId, id)))) throw notFound()
}

/** Requires the member's own profile before the PIN is checked: another member's profile tells nothing. */
async function requireOwn({ actor, inChurch }: MemberCall, id: PlayProfileId): Promise<void> {
  if (!(await inChurch((work) => findProfile(work, actor.memberId, id)))) throw notFound()
}
