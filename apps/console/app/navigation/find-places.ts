import type { ModuleCode } from '@narthex/contract/church-codes'
import type { Permission } from '@narthex/contract/permissions'
import type { ConsoleMessages } from '@narthex/locales/console-catalogue'
import { type Place, type PlaceName, places } from './places.ts'

/** Someone who works in an office: what they may do, and what their church has. */
export interface Worker {
  readonly permissoes: readonly Permission[]
  /** Permissions among them that hold for a part of the church alone. */
  readonly limitadas?: readonly Permission[]
  readonly igreja: { readonly modulos: readonly ModuleCode[] }
}

/** The permission and the module that a part of the office requires. */
export interface Demand {
  readonly permission?: Permission | undefined
  /** The permission has to hold for the whole church: it knows no limits of roles. */
  readonly isWhole?: boolean | undefined
  readonly module?: ModuleCode | undefined
}

/** Whether someone may see and do it; a church without the module has none of it. */
export function isAdmitted(
  { permissoes, limitadas, igreja }: Worker,
  { permission, isWhole, module }: Demand,
): boolean {
  const isHeld = !permission || (permissoes.includes(permission) && !(isWhole && limitadas?.includes(permission)))
  return isHeld && (!module || igreja.modulos.includes(module))
}

export const placesFor = (worker: Worker): Place[] => places.filter((place) => isAdmitted(worker, place))

/** Places that most weeks bring one to. */
const often: readonly PlaceName[] = ['home', 'news', 'media', 'services']

/** Places in another order: those that are used often first. */
export const findOften = (places: readonly Place[]): Place[] => [
  ...often.flatMap((wanted) => places.filter(({ name }) => name === wanted)),
  ...places.filter(({ name }) => !often.includes(name)),
]

/** The place that an address belongs to. */
export function findPlace(path: string): Place | undefined {
  return places.find((place) => path === place.path || (place.path !== '/' && path.startsWith(`${place.path}/`)))
}

/** The place that the side list shows for another: that whose tab it is, or itself. */
export const findListed = (place: Place): Place => places.find(({ name }) => name === place.tabOf) ?? place

/** A place with those that belong together with it, in their order: as tabs where they are more than one. */
export const findTabs = (place: Place): Place[] => places.filter((other) => findListed(other) === findListed(place))

/** A place where something is added has words for that. */
type AddName = keyof ConsoleMessages['consoleSearch']['add']

/** Lists the records that can be added at these places, with the path of each form. */
export const findAdditions = (places: readonly Place[]) =>
  places.flatMap(({ name, icon, path, isAddedTo }) =>
    isAddedTo ? [{ name: name as AddName, icon, path: `${path}/new` }] : [],
  )
