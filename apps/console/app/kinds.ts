import type { KindEntry } from './resource/kind-entry.ts'

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
