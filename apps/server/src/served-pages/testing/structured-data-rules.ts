/**
 * Fields that search engines need to show a kind of thing richly, or at all (developers.google.com/search/docs,
 * "structured data", read in 2026; schema.org where Google shows nothing of the kind). A kind that is not here is not
 * known to be right: it gets a line when it is first used.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'datePublished', 'author', 'url'],
  AudioObject: ['contentUrl'],
  Book: ['name', 'author', 'url'],
  BroadcastEvent: ['name', 'startDate', 'endDate', 'isLiveBroadcast', 'location'],
  BreadcrumbList: ['itemListElement'],
  Church: ['name', 'url'],
  Clip: ['name', 'startOffset', 'url'],
  Course: ['name', 'description', 'provider'],
  CreativeWork: [],
  CreativeWorkSeries: ['name', 'url'],
  EntryPoint: ['urlTemplate'],
  Event: ['name', 'startDate', 'location'],
  GeoCoordinates: ['latitude', 'longitude'],
  ImageObject: ['url'],
  LearningResource: ['name'],
  ListItem: ['position', 'name', 'item'],
  MediaObject: ['contentUrl', 'encodingFormat'],
  Movie: ['name', 'image', 'url'],
  MusicComposition: ['name'],
  NewsArticle: ['headline', 'datePublished', 'author', 'url'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  Organization: ['name'],
  Person: ['name'],
  Place: ['name'],
  PodcastEpisode: ['name', 'url', 'datePublished'],
  PodcastSeries: ['name'],
  PostalAddress: ['addressCountry'],
  Project: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  Syllabus: ['name'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  VirtualLocation: ['url'],
  WebSite: ['name', 'url'],
}

/** Properties that hold an address: the whole of it, or it leads nowhere from where it is read. */
const addresses = new Set(['url', 'item', 'contentUrl', 'embedUrl', 'thumbnailUrl', 'image', 'logo', '@id'])
/** Properties that hold the address of an image: a fragment says something to the product alone. */
const images = new Set(['thumbnailUrl', 'image', 'logo'])
const moments = new Set(['startDate', 'endDate', 'uploadDate', 'datePublished', 'dateModified'])

/** Faults of the things that a page tells programs; empty for a page that tells nothing, or all of it well. */
export function complaintsAbout(html: string): string[] {
  const blocks = Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json]) => json)
  return blocks.flatMap((json = '') => {
    const { '@context': context, '@graph': graph } = JSON.parse(json)
    return [...(context === 'https://schema.org' ? [] : ['no context']), ...complaints(graph, '')]
  })
}

function complaints(value: unknown, where: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => complaints(one, `${where}[${i}]`))
  if (typeof value !== 'object' || value === null) return []
  const item = value as Record<string, unknown>
  const types = [item['@type'] ?? []].flat() as string[]
  const missing = types.flatMap((type) => {
    const fields = required[type]
    if (!fields) return [`${where} has a type without rules: ${type}`]
    return fields.filter((field) => isEmpty(item[field])).map((field) => `${where} (${type}) has no ${field}`)
  })
  const inside = Object.entries(item).flatMap(([name, held]) => [
    ...texts(held)
      .filter((text) => isWrong(name, text))
      .map((text) => `${where}.${name} is ${text}`),
    ...complaints(held, `${where}.${name}`),
  ])
  return [...missing, ...inside]
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
const texts = (value: unknown) => [value].flat().filter((one): one is string => typeof one === 'string')

function isWrong(name: string, text: string): boolean {
  if (images.has(name) && text.includes('#')) return true
  if (addresses.has(name)) return !/^(?:https?|mailto|tel):/.test(text)
  return moments.has(name) && Number.isNaN(Date.parse(text))
}
