import type { TextPart } from './document/text-parts.ts'
import type { PlaceName } from './navigation/places.ts'
import type { AnyConsoleResource } from './resource/console-resource.ts'

/** What navigation and search know of a kind before its list is opened. */
export interface KindEntry {
  /** What the contract calls it, and the search of the office. */
  readonly type: string
  readonly place: PlaceName
  /** Staff put its records in an order: its list shows them all, to be moved. */
  readonly isOrdered?: true
  /** Its records are written over days: what is unfinished waits. */
  readonly hasDrafts?: true
  /** What was deleted waits in its trash. */
  readonly hasTrash?: true
  /** Where its words are that the first screen and the first editor do not bring. */
  readonly texts?: TextPart
  /** Its list and, by it, its form. */
  readonly load: () => Promise<AnyConsoleResource>
}

/** The kinds of records that the office lists and edits. */
export const kinds: readonly KindEntry[] = [
  {
    type: 'noticia',
    place: 'news',
    hasDrafts: true,
    hasTrash: true,
    load: async () => (await import('./resources/content/news.resource.tsx')).newsResource,
  },
  {
    type: 'culto',
    place: 'services',
    hasTrash: true,
    texts: 'site',
    load: async () => (await import('./resources/church/services.resource.tsx')).servicesResource,
  },
  {
    type: 'banner',
    place: 'banners',
    hasTrash: true,
    texts: 'site',
    isOrdered: true,
    load: async () => (await import('./resources/church/banners.resource.tsx')).bannersResource,
  },
  {
    type: 'pastor',
    place: 'pastors',
    hasTrash: true,
    texts: 'site',
    isOrdered: true,
    load: async () => (await import('./resources/church/pastors.resource.tsx')).pastorsResource,
  },
  {
    type: 'igreja_app_menu',
    place: 'menu',
    hasTrash: true,
    texts: 'site',
    isOrdered: true,
    load: async () => (await import('./resources/church/menu.resource.tsx')).menuResource,
  },
  {
    type: 'congregacao',
    place: 'congregations',
    texts: 'site',
    isOrdered: true,
    load: async () => (await import('./resources/church/congregations.resource.tsx')).congregationsResource,
  },
]
