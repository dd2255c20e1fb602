import { getVideo } from '@narthex/contract/media/video.endpoints'
import { keptSource } from '@narthex/contract/media/video-address'
import { playerPolicy } from '../components/player/player-policy.server.ts'
import { loadItem } from '../features/content/reading.server.ts'
import { VideoPage } from '../features/media/videos/video-page.tsx'
import { videoThing } from '../features/media/videos/video-thing.ts'
import { failWith } from '../page/fail.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import { itemShareImage } from '../seo/share-image.ts'
import type { Route } from './+types/video'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const params = { slug: site.church.slug, videoId: args.params.videoId }
  const { url } = args
  const found = await loadItem(visit, url, ({ previa }) => visit.api.call(getVideo, { params, query: { previa } }))
  const source = keptSource(found.video)
  if (!source) throw failWith('notFound', visit.locale)
  visit.allow(playerPolicy(source))
  if (found.proximaPublicacao) visit.changesAt(new Date(found.proximaPublicacao))

  const isAsked = url.searchParams.get('play') === '1'
  if (isAsked) visit.meant.add('play')

  const { titulo, descricao } = found.video
  const drawn = itemShareImage(url.origin, url.pathname, titulo)?.url
  const jsonLd = videoThing(found.video, source, url, drawn)
  if (found.flagPrevia) visit.things.length = 0
  else visit.describe(titulo, jsonLd)
  return {
    ...page,
    title: titulo,
    description: descricao ?? undefined,
    isListed: page.isListed && !found.flagPrevia,
    ...found,
    source,
    isAsked,
    renderedAt: visit.now.toISOString(),
  }
}

/** Reloads the document: each video needs its own CSP, which is set when a document is loaded. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
  if (window.location.href === request.url) window.location.reload()
  else window.location.assign(request.url)
  return new Promise(() => {})
}

export default function VideoRoute({ loaderData }: Route.ComponentProps) {
  return <VideoPage {...loaderData} />
}
