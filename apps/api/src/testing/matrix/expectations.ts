import type { Endpoint } from '@narthex/contract/endpoint'
import type { others, Role } from './cast.ts'

/** `smuggled`: the caller's own number, and behind it the number of what is another member's. */
export type About = 'self' | 'smuggled' | keyof typeof others

/** Done, or refused with this status; nothing is told, and nothing written, by a refusal. */
export type Outcome = 'done' | 401 | 403 | 404

/** Calls that only look as if they were about one person or one church. */
const exceptions: Record<string, Partial<Record<About, Outcome>>> = {
  // Anyone who is shown a card may check it, at the church that it is of.
  checkMemberCard: { 'a member of the organisation’s other church': 404, 'a member of a church elsewhere': 404 },
}

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
  if (about === 'self') return 'done'
  if (about === 'smuggled') return 404
  if (namesChurch(endpoint) && about === 'a member of a church elsewhere') return 404
  if (access === 'public') return 'done'
  if (!namesPerson(endpoint)) return about === 'another member' ? 'done' : 404
  return typeof access === 'object' && about === 'another member' ? 'done' : 404
}

export const namesChurch = ({ church }: Endpoint) => typeof church === 'object'

/** About the person in its path, by their login or by who they are to the church, or by the code on their card. */
export const namesPerson = ({ path }: Endpoint) => /^\/user\/\{id\}|^\/usuario\/\{|carteirinha/.test(path)

/** About one of several things of that person's. */
export const namesThing = ({ path }: Endpoint) => /\{(?:session|address|child)Id\}/.test(path)
