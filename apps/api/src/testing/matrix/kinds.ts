import { news } from '@narthex/contract/content/news.resource'
import { library } from '@narthex/contract/media/library.resource'
import { playTag } from '@narthex/contract/play/tag.resource'
import type { Resource } from '@narthex/contract/resources/resource'

type Fields = Readonly<Record<string, unknown>>
type Verb = keyof Resource['calls']

/** The kinds of record that are declared. What the tests over all endpoints have to know of their calls follows from them. */
const kinds: readonly Resource[] = [library, news, playTag]

/** Makes a value for each call of a verb, by the id of the call. */
function forCalls<T>(makers: Partial<Record<Verb, (kind: Resource) => T | undefined>>): Record<string, T> {
  const verbs = Object.entries(makers) as [Verb, (kind: Resource) => T | undefined][]
  return Object.fromEntries(
    kinds.flatMap((kind) => verbs.flatMap(([verb, make]) => toEntry(kind.calls[verb]?.id, make(kind)))),
  )
}

const toEntry = <T>(id: string | undefined, value: T | undefined): [string, T][] =>
  id === undefined || value === undefined ? [] : [[id, value]]

// Pictures by their addresses: they are no files here.
const withoutPictures = ({ form }: Resource) => ('imagem' in form.shape ? { imagem: null } : {})
const otherVersion = (kind: Resource) => () => ({ ...withoutPictures(kind), versao: 999 })

/** Values with which no call changes the seeded records: of a version, or of an id, that no church has. */
export const kindCalls: Readonly<Record<string, () => Fields>> = forCalls<() => Fields>({
  add: (kind) => () => withoutPictures(kind),
  set: otherVersion,
  publish: otherVersion,
  withdraw: otherVersion,
  remove: () => () => ({ id: 2_147_483_647 }),
})

const overtaken = () => ({ code: 'CHANGED_MEANWHILE', reason: 'the version is known only after it is read' })

/** How the calls with these values end. */
export const kindRefusals = forCalls({
  set: overtaken,
  publish: overtaken,
  withdraw: overtaken,
  remove: () => ({ code: 'NOT_FOUND', reason: 'the id is known only after it was added' }),
})

const after = (verb: Verb) => (kind: Resource) => {
  const made = kind.calls[verb]?.id
  return made === undefined ? undefined : { made, names: { id: 'id' } }
}

/** The call that makes what another one changes; files are added by uploads. */
export const kindBeginnings = forCalls({
  set: after('add'),
  remove: after('add'),
  publish: after('add'),
  withdraw: after('publish'),
})

/** A value that changes the record of the example: of the text that lists search first. */
export const kindChanges: Readonly<Record<string, () => Fields>> = forCalls<() => Fields>({
  set:
    ({ list }) =>
    () =>
      Object.fromEntries(list.search.slice(0, 1).map((field) => [field, 'Outro'])),
})

/** Names a seeded record in the calls of its kind. */
export function nameRecord({ calls }: Resource, id: number): Record<string, { readonly id: number }> {
  const { get, set, publish, withdraw, history } = calls
  return Object.fromEntries([get, set, publish, withdraw, history].flatMap((call) => toEntry(call?.id, { id })))
}
