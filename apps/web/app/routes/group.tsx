import { getGroup } from '@narthex/contract/groups/group.endpoints'
import { findListName, loadItem } from '../features/content/reading.server.ts'
import { GroupPage } from '../features/groups/group-page.tsx'
import { groupThing } from '../features/groups/group-thing.ts'
import { nextMidnight } from '../page/next-midnight.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/group'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const params = { id: args.params.celulaId }
  const group = await loadItem(visit, args.url, () => visit.api.call(getGroup, { params }))
  visit.changesAt(new Date(group.proximaMudanca))
  visit.changesAt(nextMidnight(site.church.fusoHorario, visit.now))
  visit.describe(group.nome, groupThing(site, args.url, group))
  return {
    ...page,
    title: group.nome,
    description: group.resumo ?? undefined,
    group,
    listName: findListName(visit, args.url),
    renderedAt: visit.now.toISOString(),
  }
}

export default function GroupRoute({ loaderData }: Route.ComponentProps) {
  return <GroupPage key={loaderData.group.id} {...loaderData} />
}
