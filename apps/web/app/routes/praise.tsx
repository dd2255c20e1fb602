import '../features/praise/praise.css'
import { loadSong } from '../features/praise/song.server.ts'
import { SongPage } from '../features/praise/song-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/praise'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  return loadSong(visit, site, args.url, page, args.params.praiseId)
}

export default function PraiseRoute({ loaderData }: Route.ComponentProps) {
  return <SongPage {...loaderData} />
}
