import { moduleCodes } from '@narthex/contract/church-codes'
import { banners } from '@narthex/contract/churches/banner.resource'
import { congregations } from '@narthex/contract/churches/congregation.resource'
import { churchHome } from '@narthex/contract/churches/home.settings'
import { churchLook } from '@narthex/contract/churches/look.settings'
import { menuItems } from '@narthex/contract/churches/menu.resource'
import { churchModules } from '@narthex/contract/churches/modules.settings'
import { pastors } from '@narthex/contract/churches/pastor.resource'
import { churchProfile } from '@narthex/contract/churches/profile.settings'
import { services } from '@narthex/contract/churches/service.resource'
import { news } from '@narthex/contract/content/news.resource'
import { playTag } from '@narthex/contract/play/tag.resource'
import type { Resource } from '@narthex/contract/resources/resource'
import type { Settings } from '@narthex/contract/resources/settings'

type Fields = Readonly<Record<string, unknown>>
type Verb = keyof Resource['calls']

/** The kinds of record that are declared. What the tests over all endpoints have to know of their calls follows from them. */
export const kinds: readonly Resource[] = [news, playTag, menuItems, banners, pastors, congregations, services]
/** The settings that are declared. */
export const allSettings: readonly Settings[] = [churchProfile, churchModules, churchLook, churchHome]

/** Makes a value for each call of a verb, by the id of the call. */
function forCalls<T>(makers: Partial<Record<Verb, (kind: Resource) => T>>): Record<string, T> {
  const verbs = Object.entries(makers) as [Verb, (kind: Resource) => T][]
  return Object.fromEntries(
    kinds.flatMap((kind) => verbs.flatMap(([verb, make]) => toEntry(kind.calls[verb]?.id, make(kind)))),
  )
}

const toEntry = <T>(id: string | undefined, value: T): [string, T][] => (id === undefined ? [] : [[id, value]])

// Pictures by their addresses: they are no files here.
const withoutPictures = ({ form }: Resource) => ('imagem' in form.shape ? { imagem: null } : {})
const otherVersion = (kind: Resource) => () => ({ ...withoutPictures(kind), versao: 999 })

const forSettings = <T>(make: (settings: Settings) => T): Record<string, T> =>
  Object.fromEntries(allSettings.map((settings) => [settings.calls.set.id, make(settings)]))

/** Values with which no call changes the seeded records: of a version, or of an id, that no church has. */
export const kindCalls: Readonly<Record<string, () => Fields>> = {
  ...forCalls<() => Fields>({
    add: (kind) => () => withoutPictures(kind),
    set: otherVersion,
    publish: otherVersion,
    withdraw: otherVersion,
    remove: () => () => ({ id: 2_147_483_647 }),
  }),
  ...forSettings(() => () => ({ versao: 999 })),
}

const overtaken = () => ({ code: 'CHANGED_MEANWHILE', reason: 'the version is known only after it is read' })

/** How the calls with these values end. */
export const kindRefusals = {
  ...forCalls({
    set: overtaken,
    publish: overtaken,
    withdraw: overtaken,
    order: () => ({ code: 'CHANGED_MEANWHILE', reason: 'the order is known only after it is read' }),
    remove: () => ({ code: 'NOT_FOUND', reason: 'the id is known only after it was added' }),
  }),
  ...forSettings(overtaken),
}

const after = (verb: Verb) => (kind: Resource) => ({ made: kind.calls[verb]?.id ?? '', names: { id: 'id' } })

/** The call that makes what another one changes. */
export const kindBeginnings = forCalls({
  set: after('add'),
  remove: after('add'),
  publish: after('add'),
  withdraw: after('publish'),
  order: (kind) => ({ made: kind.calls.add?.id ?? '', names: {} }),
})

/** The kinds that are put in order, by the call that does it. */
export const orderedKinds: Readonly<Record<string, Resource>> = forCalls({ order: (kind) => kind })

/** A value that changes the record of the example: of the text that lists search first. */
export const kindChanges: Readonly<Record<string, () => Fields>> = {
  ...forCalls<() => Fields>({
    set:
      ({ list }) =>
      () =>
        Object.fromEntries(list.search.slice(0, 1).map((field) => [field, 'Outro'])),
  }),
  // With fewer the calls of the others would be gone.
  [churchModules.calls.set.id]: () => ({ modulos: moduleCodes }),
}

/** Names a seeded record in the calls of its kind. */
export function nameRecord({ calls }: Resource, id: number): Record<string, { readonly id: number }> {
  const { get, set, publish, withdraw, history } = calls
  return Object.fromEntries([get, set, publish, withdraw, history].flatMap((call) => toEntry(call?.id, { id })))
}
