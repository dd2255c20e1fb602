import { shortened } from '@narthex/client/format/excerpt'
import { getEpisode, getPodcast, listEpisodes } from '@narthex/contract/media/podcast.endpoints'
import { data } from 'react-router'
import { PodcastPage } from '../features/media/podcast/podcast-page.tsx'
import { podcastThings } from '../features/media/podcast/podcast-things.ts'
import { pageSize } from '../features/media/podcast/use-more-episodes.ts'
import { orNull } from '../page/api-refusal.ts'
import { failWith } from '../page/fail.server.ts'
import { listQuery } from '../page/list-query.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/podcast'

/** The show with one page of its episodes; the query key `episode` puts one episode first. */
export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const { q, page: asked } = listQuery(visit, args.url)
  const number = Number(asked)
  const renderedAt = visit.now.toISOString()
  const playerMessages = visit.texts.audio
  const show = await orNull(visit.api.call(getPodcast, { params: { slug: site.church.slug } }))
  if (!show)
    return { ...page, playerMessages, renderedAt, show: undefined, episodes: [], episode: undefined, q, number }

  const code = show.codigo
  const named = args.url.searchParams.get('episode')
  const [episodes, episode] = await Promise.all([
    visit.api.call(listEpisodes, {
      params: { code },
      query: { page: String(number), limit: String(pageSize(q)), ...(q && { q }) },
    }),
    named ? orNull(visit.api.call(getEpisode, { params: { code, episodeId: named } })) : null,
  ])
  if (named && !episode) throw failWith('notFound', visit.locale)
  if (named) visit.meant.add('episode')
  if (show.proximaPublicacao) visit.changesAt(new Date(show.proximaPublicacao))
  if (show.flagProprio) visit.feeds.push({ title: show.titulo, href: show.feed })
  const isBeyond = number > 1 && episodes.length === 0
  if (isBeyond) visit.isMadeEachTime = true
  const head = {
    title: episode?.title ?? page.title,
    description: shortened(episode?.description ?? show.descricao, 160),
  }
  if (episode) visit.describe(episode.title)
  visit.things.push(...podcastThings(site, args.url.origin, show, episode ? [episode] : episodes))
  return data(
    {
      ...page,
      ...head,
      isListed: page.isListed || episode !== null,
      playerMessages,
      renderedAt,
      show,
      episodes,
      episode: episode ?? undefined,
      q,
      number,
    },
    { status: isBeyond ? 404 : 200 },
  )
}

export default function PodcastRoute({ loaderData }: Route.ComponentProps) {
  return <PodcastPage {...loaderData} />
}
