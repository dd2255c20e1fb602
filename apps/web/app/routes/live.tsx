import { listServices } from '@narthex/contract/churches/church.endpoints'
import { getBroadcast, listBroadcasts } from '@narthex/contract/live/broadcast.endpoints'
import type { Broadcast } from '@narthex/contract/live/broadcast.schemas'
import { absoluteImage } from '@narthex/contract/media/image-address'
import { listVideos } from '@narthex/contract/media/video.endpoints'
import { keptSource } from '@narthex/contract/media/video-address'
import { playerPolicy } from '../components/player/player-policy.server.ts'
import { BroadcastBible } from '../features/bible/beside/broadcast-bible.tsx'
import { BroadcastChat } from '../features/chat/broadcast-chat.tsx'
import { QuickGift } from '../features/giving/options/quick-gift.tsx'
import { hasDocument, isAdmitted } from '../features/live/document-needs.ts'
import { sourcesOfFrame, toLiveFrame, toOwnVideo } from '../features/live/live-address.ts'
import { chooseBroadcast, listChanges } from '../features/live/live-choice.ts'
import { LivePage, type LiveSlots } from '../features/live/live-page.tsx'
import { liveThings } from '../features/live/live-things.ts'
import { NoBroadcast } from '../features/live/no-broadcast.tsx'
import { LatestVideos } from '../features/media/videos/latest-videos.tsx'
import { BroadcastNote } from '../features/notes/broadcast-note.tsx'
import { nextMidnight } from '../page/next-midnight.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import { orNotFound } from '../page/or-not-found.server.ts'
import type { Visit } from '../page/visit.server.ts'
import type { Route } from './+types/live'

/** Number of videos on the page without a broadcast. */
const mostVideos = '4'

/** Parts of other features beside the video. */
const slots: LiveSlots = {
  renderChat: ({ broadcast: { chat }, findSecond }) => <BroadcastChat canal={chat.canal} findSecond={findSecond} />,
  renderNote: (slot) => <BroadcastNote {...slot} />,
  renderGift: () => <QuickGift />,
  renderBible: () => <BroadcastBible />,
}

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const { slug, fusoHorario } = site.church
  const { url } = args
  const { now } = visit
  const lists = await visit.api.call(listBroadcasts, { params: { slug } })
  for (const moment of listChanges(lists, now)) visit.changesAt(moment)
  visit.changesAt(nextMidnight(fusoHorario, now))
  const renderedAt = now.toISOString()

  const asked = url.searchParams.get('transmissao') ?? undefined
  const id = asked ?? chooseBroadcast(lists, now)?.id
  if (id === undefined) {
    const [services, videos] = await Promise.all([
      visit.api.call(listServices, { params: { slug } }),
      visit.api.call(listVideos, { params: { slug }, query: { limit: mostVideos } }),
    ])
    return { ...page, kind: 'none' as const, renderedAt, services, past: lists.anteriores, videos: videos.itens }
  }
  const broadcast = await orNotFound(visit, visit.api.call(getBroadcast, { params: { slug, id: String(id) } }))
  if (asked !== undefined) visit.meant.add('transmissao')
  const isAsked = url.searchParams.get('play') === '1'
  if (isAsked) visit.meant.add('play')
  allowSource(visit, broadcast)
  visit.laterParts.add('chat')
  const { titulo, descricao, imagem } = broadcast
  const replay = (broadcast.reprise && keptSource(broadcast.reprise)) ?? undefined
  const image = absoluteImage(imagem, url.origin)
  if (image) visit.shareImage = { url: image, alt: titulo }
  visit.describe(titulo, ...liveThings(broadcast, { site, origin: url.origin, replay, image }))
  return {
    ...page,
    title: titulo,
    description: descricao ?? undefined,
    kind: 'broadcast' as const,
    renderedAt,
    broadcast,
    rooms: lists.agora,
    upcoming: lists.proximas,
    isAsked,
  }
}

/** Allows the sources of a broadcast's video, and of its recording. */
function allowSource(visit: Visit, { fonte, reprise }: Broadcast): void {
  const frame = fonte && toLiveFrame(fonte)
  const video = fonte && toOwnVideo(fonte)
  const replay = reprise && keptSource(reprise)
  if (frame) visit.allow(sourcesOfFrame(frame))
  if (video) visit.allow(playerPolicy(video))
  if (replay) visit.allow(playerPolicy(replay))
}

/**
 * A broadcast needs its own CSP, which is set when a document is loaded: where the document that is open does not admit it,
 * another one is loaded. Else a video that plays goes on.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (hasDocument()) {
    const data = await serverLoader()
    if (data.kind === 'broadcast' && isAdmitted(data.broadcast)) return data
  }
  if (window.location.href === request.url) window.location.reload()
  else window.location.assign(request.url)
  return new Promise<never>(() => {})
}

export default function LiveRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'broadcast') {
    return <LivePage key={loaderData.broadcast.id} {...loaderData} slots={slots} />
  }
  const { videos, renderedAt } = loaderData
  return <NoBroadcast {...loaderData} videos={<LatestVideos videos={videos} renderedAt={renderedAt} />} />
}
