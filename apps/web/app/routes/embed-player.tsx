import { EmbedPlayer } from '../features/media/videos/embed/embed-player.tsx'
import { embeddedPolicy, parseEmbedded } from '../features/media/videos/embed/embedded.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/embed-player'

export async function loader(args: Route.LoaderArgs) {
  const { visit, page } = await openChurchPage(args)
  const { searchParams } = args.url
  const embedded = parseEmbedded(searchParams)
  visit.allow(embeddedPolicy(embedded))
  const isAsked = searchParams.get('play') === '1'
  if (isAsked) visit.meant.add('play')
  return { ...page, embedded, isAsked }
}

export default function EmbedPlayerRoute({ loaderData }: Route.ComponentProps) {
  return <EmbedPlayer {...loaderData} />
}
