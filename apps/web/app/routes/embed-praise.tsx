import '../features/praise/praise.css'
import { NoSong } from '../features/praise/no-song.tsx'
import { loadSong } from '../features/praise/song.server.ts'
import { SongPage } from '../features/praise/song-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/embed-praise'

/**
 * A song embedded in another site, in the colour of the address (`embedColor`). Without a song it shows a hint for the
 * person who sets it up.
 */
export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const id = args.url.searchParams.get('praiseId')
  return id ? loadSong(visit, site, args.url, page, id) : page
}

export default function EmbedPraiseRoute({ loaderData }: Route.ComponentProps) {
  return 'song' in loaderData ? <SongPage {...loaderData} isBare /> : <NoSong />
}
