import { isoDuration } from '@narthex/client/format/recording-times'
import { absoluteImage } from '@narthex/contract/media/image-address'
import type { Episode, Podcast } from '@narthex/contract/media/podcast.schemas'
import { type ChurchSite, siteName } from '../../../church/site.ts'
import { ownerId, type Thing } from '../../../seo/structured-data.ts'

/** A show and those of its episodes that a page tells of, as search engines know them. */
export function podcastThings(site: ChurchSite, origin: string, show: Podcast, episodes: readonly Episode[]): Thing[] {
  const absolute = (address: string | null) => (address ? URL.parse(address, origin)?.href : undefined)
  const series: Thing = {
    '@type': 'PodcastSeries',
    '@id': `${origin}/podcast#series`,
    url: `${origin}/podcast`,
    name: show.titulo,
    description: show.descricao,
    image: absoluteImage(show.imagem, origin) ?? `${origin}/podcast-cover.png`,
    inLanguage: show.idioma,
    webFeed: absolute(show.feed),
    author: { '@type': 'Organization', '@id': ownerId(site, origin), name: show.autor ?? siteName(site) },
    sameAs: [show.apple, show.spotify].filter(Boolean),
  }
  return [series, ...episodes.map((one) => episodeThing(one))]

  function episodeThing(one: Episode): Thing {
    return {
      '@type': 'PodcastEpisode',
      '@id': `${origin}/podcast?episode=${one.id}#episode`,
      url: `${origin}/podcast?episode=${one.id}`,
      name: one.title,
      description: one.description,
      image: absoluteImage(one.background, origin),
      datePublished: one.published_at,
      episodeNumber: one.position,
      timeRequired: one.duration_seconds === null ? null : isoDuration(one.duration_seconds),
      associatedMedia: {
        '@type': 'AudioObject',
        contentUrl: absolute(one.audio_file),
        encodingFormat: one.audio_type,
        duration: one.duration_seconds === null ? null : isoDuration(one.duration_seconds),
      },
      partOfSeries: { '@id': `${origin}/podcast#series`, '@type': 'PodcastSeries', name: show.titulo },
    }
  }
}
