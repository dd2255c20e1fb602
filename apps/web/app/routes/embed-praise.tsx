import '../praise.css'
import { SongPage } from '../features/praise/song-page.tsx'
import { openChurchPage } from '../lib/open-page.server.ts'
import { loadSong } from '../lib/song.server.ts'
import type { Route } from './+types/embed-praise'

/** A song in another site's page: itself and nothing else, in the colour that the address asks for (`embedColor`). */
export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args, ['praise', 'pdf'])
  return loadSong(visit, site, args.url, page, args.url.searchParams.get('praiseId') ?? '')
}

export default function EmbedPraiseRoute({ loaderData }: Route.ComponentProps) {
  return <SongPage {...loaderData} isBare />
}
