import { shortened } from '@narthex/client/format/excerpt'
import { toLyric } from '@narthex/contract/praise/praise-mode'
import { getSong } from '@narthex/contract/praise/song.endpoints'
import type { Song } from '@narthex/contract/praise/song.schemas'
import { data } from 'react-router'
import type { ChurchSite } from '../../church/site.ts'
import type { PageData } from '../../page/open-page.server.ts'
import { orNotFound } from '../../page/or-not-found.server.ts'
import type { Visit } from '../../page/visit.server.ts'
import { ownerId, type Thing } from '../../seo/structured-data.ts'
import { parseAsked, toSettings } from './song-settings.ts'

/** The answer of a song's loader. A song with nothing to show yet is nowhere to be found (specification §4: an error). */
export async function loadSong<P extends PageData>(visit: Visit, site: ChurchSite, url: URL, page: P, id: string) {
  const song = await orNotFound(visit, visit.api.call(getSong, { params: { id } }))
  const asked = parseAsked(url.searchParams, song)
  const first = toSettings(song, asked)
  if (first) visit.describe(song.title, songThing(site, url, song))
  const description = shortened(song.letter.map(toLyric).filter(Boolean).join(' / '), 160)
  const isListed = page.isListed && first !== undefined
  return data(
    { ...page, title: song.title, isListed, ...(description && { description: description }), song, asked, first },
    { status: first ? 200 : 404 },
  )
}

function songThing(
  site: ChurchSite,
  { origin, pathname }: URL,
  { title, subtitle, author, theme, tone, letter }: Song,
): Thing {
  return {
    '@type': 'MusicComposition',
    '@id': `${origin}${pathname}#thing`,
    url: `${origin}${pathname}`,
    name: title,
    alternateName: subtitle,
    composer: author && { '@type': 'Person', name: author },
    musicalKey: tone,
    about: theme,
    inLanguage: site.church.idioma,
    lyrics: { '@type': 'CreativeWork', text: letter.map(toLyric).join('\n').trim() },
    provider: { '@id': ownerId(site, origin) },
  }
}
