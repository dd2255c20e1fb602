import { getStudy } from '@narthex/contract/content/study.endpoints'
import { playerFrames } from '../components/player/player-source.ts'
import { itemPage, loadItem } from '../features/content/reading.server.ts'
import { articleThing } from '../features/content/reading-things.ts'
import { StudyPage } from '../features/content/studies/study-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/study'

/** A restricted study is rendered with its title only: the server never knows the member, nor the films of what they read. */
export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const params = { id: args.params.studiesId }
  const item = await loadItem(visit, args.url, (query) => visit.api.call(getStudy, { params, query }))
  visit.allow({ frame: playerFrames })
  const jsonLd = item.flagRestrito ? undefined : articleThing('Article', site, args.url, item)
  return { ...itemPage(visit, args.url, page, item, jsonLd), item }
}

export default function StudyRoute({ loaderData }: Route.ComponentProps) {
  return <StudyPage key={loaderData.item.id} {...loaderData} />
}
