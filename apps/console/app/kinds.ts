import type { TextPart } from './document/text-parts.ts'
import type { PlaceName } from './navigation/places.ts'
import type { AnyConsoleResource } from './resource/console-resource.ts'

/** A kind of record as navigation and search know it before its list is loaded. */
export interface KindEntry {
  /** Name of the kind in the contract and in the search of the office. */
  readonly type: string
  readonly place: PlaceName
  /** Staff put its records in an order: its list shows them all, to be moved. */
  readonly isOrdered?: true
  /** Records are drafted over days; unfinished ones are listed on the home. */
  readonly hasDrafts?: true
  /** Deleted records stay in a trash. */
  readonly hasTrash?: true
  /** Its form has a field that finds people, whose words come with settings. */
  readonly findsPeople?: true
  /** The screen that shows a record, whose form stands behind it. */
  readonly page?: 'person'
  /** Where its words are that the first screen and the first editor do not bring. */
  readonly texts?: TextPart
  /** Loads the list of the kind, which loads its form. */
  readonly load: () => Promise<AnyConsoleResource>
}

/** The kinds of records that the office lists and edits. */
export const kinds: readonly KindEntry[] = [
  {
    type: 'usuario',
    place: 'people',
    texts: 'people',
    load: async () => (await import('./resources/people/people.resource.tsx')).loadPeopleResource(),
    page: 'person',
  },
  {
    type: 'domicilio',
    place: 'households',
    findsPeople: true,
    hasTrash: true,
    texts: 'people',
    load: async () => (await import('./resources/people/people.resource.tsx')).householdsResource,
  },
  {
    type: 'campo_personalizado',
    place: 'customFields',
    isOrdered: true,
    hasTrash: true,
    texts: 'people',
    load: async () => (await import('./resources/people/custom-fields.resource.tsx')).customFieldsResource,
  },
  {
    type: 'noticia',
    place: 'news',
    hasDrafts: true,
    hasTrash: true,
    load: async () => (await import('./resources/content/news.resource.tsx')).newsResource,
  },
  {
    type: 'devocional',
    place: 'devotionals',
    hasDrafts: true,
    hasTrash: true,
    texts: 'reading',
    load: async () => (await import('./resources/content/devotionals.resource.tsx')).devotionalsResource,
  },
  {
    type: 'ministerio',
    place: 'ministries',
    hasDrafts: true,
    hasTrash: true,
    texts: 'reading',
    isOrdered: true,
    load: async () => (await import('./resources/content/ministries.resource.tsx')).ministriesResource,
  },
  {
    type: 'projeto',
    place: 'projects',
    hasDrafts: true,
    hasTrash: true,
    texts: 'reading',
    load: async () => (await import('./resources/content/projects.resource.tsx')).projectsResource,
  },
  {
    type: 'ebd_curso',
    place: 'courses',
    hasDrafts: true,
    hasTrash: true,
    texts: 'reading',
    isOrdered: true,
    load: async () => (await import('./resources/content/courses.resource.tsx')).coursesResource,
  },
  {
    type: 'ebd_turma',
    place: 'classes',
    hasDrafts: true,
    hasTrash: true,
    texts: 'reading',
    load: async () => (await import('./resources/content/classes.resource.tsx')).classesResource,
  },
  {
    type: 'ebd_licao',
    place: 'lessons',
    hasDrafts: true,
    hasTrash: true,
    texts: 'reading',
    load: async () => (await import('./resources/content/lessons.resource.tsx')).lessonsResource,
  },
  {
    type: 'publicacao',
    place: 'publications',
    hasDrafts: true,
    hasTrash: true,
    texts: 'reading',
    load: async () => (await import('./resources/content/publications.resource.tsx')).publicationsResource,
  },
  {
    type: 'publicacao_tipo',
    place: 'publicationTypes',
    hasDrafts: true,
    hasTrash: true,
    texts: 'reading',
    isOrdered: true,
    load: async () => (await import('./resources/content/publication-types.resource.tsx')).publicationTypesResource,
  },
  {
    type: 'estudo',
    place: 'studies',
    hasDrafts: true,
    hasTrash: true,
    texts: 'reading',
    load: async () => (await import('./resources/content/studies.resource.tsx')).studiesResource,
  },
  {
    type: 'estudo_serie',
    place: 'studySeries',
    hasDrafts: true,
    hasTrash: true,
    texts: 'reading',
    isOrdered: true,
    load: async () => (await import('./resources/content/study-series.resource.tsx')).studySeriesResource,
  },
  {
    type: 'louvor',
    place: 'songs',
    hasTrash: true,
    texts: 'songs',
    load: async () => (await import('./resources/praise/songs.resource.tsx')).songsResource,
  },
  {
    type: 'video',
    place: 'videos',
    hasDrafts: true,
    hasTrash: true,
    texts: 'podcast',
    load: async () => (await import('./resources/videos/videos.resource.tsx')).videosResource,
  },
  {
    type: 'podcast_episodio',
    place: 'podcast',
    hasDrafts: true,
    hasTrash: true,
    texts: 'podcast',
    load: async () => (await import('./resources/podcast/episodes.resource.tsx')).episodesResource,
  },
  {
    type: 'celula',
    place: 'groups',
    findsPeople: true,
    texts: 'groups',
    load: async () => (await import('./resources/groups/groups.resource.tsx')).groupsResource,
  },
  {
    type: 'culto',
    place: 'services',
    hasTrash: true,
    texts: 'site',
    load: async () => (await import('./resources/church/services.resource.tsx')).servicesResource,
  },
  {
    type: 'agenda',
    place: 'schedule',
    hasTrash: true,
    texts: 'site',
    load: async () => (await import('./resources/schedule/schedule.resource.tsx')).scheduleResource,
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
