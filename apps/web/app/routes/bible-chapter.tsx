import '../features/bible/reader/reader.css'
import { loadReader } from '../features/bible/reader/load-reader.server.ts'
import { ReaderPage } from '../features/bible/reader/reader-page.tsx'
import { PassageFoot } from '../features/reading-plans/reader/passage-foot.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/bible-chapter'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  visit.laterParts.add('places')
  return loadReader(visit, site, args.url, page, args.params)
}

export default function BibleChapterRoute({ loaderData }: Route.ComponentProps) {
  return <ReaderPage source={loaderData.source} foot={<PassageFoot />} />
}
