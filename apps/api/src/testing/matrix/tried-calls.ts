import { banners } from '@narthex/contract/churches/banner.resource'
import { news } from '@narthex/contract/content/news.resource'
import type { Endpoint } from '@narthex/contract/endpoint'
import { library } from '@narthex/contract/media/library.resource'
import type { Resource } from '@narthex/contract/resources/resource'
import { isDeepRun } from '@narthex/contract/testing/strength'
import { kinds } from './kinds.ts'

/** Kinds tried in full: one has all calls, one is put in order and has no drafts, and one is of files. */
const representatives: readonly Resource[] = [news, banners, library]

/** Calls that stand on what a kind declares itself: its form, its table, its permissions. */
const ownVerbs: readonly string[] = ['list', 'get', 'add', 'set', 'remove'] satisfies (keyof Resource['calls'])[]

const callsLikeOthers = new Set(
  kinds
    .filter((kind) => !representatives.includes(kind))
    .flatMap(({ calls }) => Object.entries(calls).flatMap(([verb, { id }]) => (ownVerbs.includes(verb) ? [] : [id]))),
)

/**
 * Whether this run tries what a call does. Most calls of a kind are made from its declaration as those of all kinds are: of
 * these the full run tries the representatives', the deep run everything.
 */
export const isTried = ({ id }: Endpoint): boolean => isDeepRun || !callsLikeOthers.has(id)
