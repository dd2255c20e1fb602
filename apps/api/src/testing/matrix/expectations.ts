import type { Endpoint } from '@narthex/contract/endpoint'
import { staff } from '@narthex/contract/staff'
import type { others, Role } from './cast.ts'
import type { Kind } from './own-things.ts'

/** `smuggled`: the caller's own number, and behind it the number of what is another member's. */
export type About = 'self' | 'smuggled' | keyof typeof others

/** Done, or refused with this status; nothing is told, and nothing written, by a refusal. */
export type Outcome = 'done' | 401 | 403 | 404

/** Calls that only look as if they were about one person or one church. */
const exceptions: Record<string, Partial<Record<About, Outcome>>> = {
  // Anyone who is shown a card may check it, at the church that it is of.
  checkMemberCard: { 'a member of the organisation’s other church': 404, 'a member of a church elsewhere': 404 },
}

/** What members do with what is their own, and moderators with anybody's. */
const moderated = new Set(['removePrayerMessage'])
const canModerate = (caller: Role | undefined) => staff.moderate.staff.some((role) => caller?.roles?.includes(role))

/** Public calls that show whose card somebody holds in their hands. */
export const showsSomebody = new Set(['checkMemberCard'])

/**
 * What becomes of a call on the host of `videira`, by what its endpoint declares:
 * - whoever is not logged in at this church gets no further than what is public (401), nor staff of another kind (403);
 * - a church of the organisation is public, one elsewhere is not there (404);
 * - what is kept of a person is that person's; staff's calls reach the members of their own church, and no others.
 */
export function outcomeOf(endpoint: Endpoint, caller: Role | undefined, about: About): Outcome {
  const { access, id } = endpoint
  if (access !== 'public' && caller?.at !== 'videira') return 401
  if (typeof access === 'object' && !access.staff.some((role) => caller?.roles?.includes(role))) return 403
  const exception = exceptions[id]?.[about]
  if (exception) return exception
  const isOfOwnChurch = about === 'another member' || about === 'smuggled'
  if (moderated.has(id) && isOfOwnChurch && canModerate(caller)) return 'done'
  if (about === 'self') return 'done'
  if (about === 'smuggled') return 404
  if (namesGroup(endpoint)) return outcomeInGroup(endpoint, caller, about)
  if (namesChurch(endpoint) && about === 'a member of a church elsewhere') return 404
  if (access === 'public') return 'done'
  if (!namesPerson(endpoint)) return about === 'another member' ? 'done' : 404
  return typeof access === 'object' && about === 'another member' ? 'done' : 404
}

/** A group is closed to whoever is not of it, but for those who administer the church; what one has in it is one's own. */
function outcomeInGroup({ id }: Endpoint, caller: Role | undefined, about: About): Outcome {
  if (about !== 'another member' || ownInGroup.has(id)) return 404
  const administers = staff.administer.staff.some((role) => caller?.roles?.includes(role))
  return administers || toldToAll.has(id) ? 'done' : 404
}

const ownInGroup = new Set(['chooseWhatIsShared', 'withdrawRequest'])
/** Whoever is logged in is told what a group is to them. */
const toldToAll = new Set(['getParticipation'])

/** About a group that the person leads, or a request of theirs or to it. */
export const namesGroup = ({ path }: Endpoint) => /^\/(?:celula\/\{id\}\/|solicitacao-celula\/)/.test(path)

export const namesChurch = ({ church }: Endpoint) => typeof church === 'object'

const ofPrayer = /^\/(?:user\/)?oracao\/(?:mensagem\/)?\{id\}/

/**
 * About the person in its path, by their login or by who they are to the church, by the code on their card, or by what they
 * asked for, wrote or noted.
 */
export const namesPerson = ({ path }: Endpoint) =>
  /^\/user\/\{id\}|^\/usuario\/\{|carteirinha|^\/oracao-moderacao\/.*\{id\}|^\/nota-sermao\/\{/.test(path) ||
  ofPrayer.test(path)

/** About one of several things of that person's. */
export const namesThing = ({ path }: Endpoint) =>
  /\{(?:session|address|child)Id\}|^\/nota-sermao\/\{/.test(path) || ofPrayer.test(path)

/** What somebody needs to have for a call about it: to give them everything for each call takes longer than the calls. */
export function kindsNamed(endpoint: Endpoint): Kind[] {
  const { path } = endpoint
  if (namesGroup(endpoint)) return ['group']
  if (ofPrayer.test(path) || path.includes('oracao-moderacao')) return ['prayer']
  if (/\{(?:address|child)Id\}/.test(path)) return ['home']
  if (path.startsWith('/nota-sermao/{')) return ['note']
  return path.includes('carteirinha') ? ['card'] : []
}
