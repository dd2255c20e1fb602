import '../features/bible/reader/reader.css'
import { redirect } from 'react-router'
import { BiblePage } from '../features/bible/front/bible-page.tsx'
import { loadFront } from '../features/bible/front/load-front.server.ts'
import { findPassagePath } from '../features/bible/reader/load-reader.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/bible'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const passage = await findPassagePath(visit, site, args.url)
  if (passage) throw redirect(passage)
  return { ...page, ...(await loadFront(visit, site, args.url)) }
}

export default function BibleRoute({ loaderData }: Route.ComponentProps) {
  return <BiblePage {...loaderData} />
}
