import { getGroupIndex, listGroups } from '@narthex/contract/groups/group.endpoints'
import { data } from 'react-router'
import { type GroupsChoice, readGroupFilters } from '../features/groups/groups-address.ts'
import { GroupsPage } from '../features/groups/groups-page.tsx'
import { listQuery, statusOfList } from '../page/list-query.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/groups'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const params = { slug: site.church.slug }
  const { searchParams } = args.url
  const { q, page: number } = listQuery(visit, args.url)
  const index = await visit.api.call(getGroupIndex, { params })
  const { filters, meant } = readGroupFilters(searchParams, index)
  for (const key of meant) visit.meant.add(key)
  const isMap = searchParams.get('view') === 'map'
  if (isMap) visit.meant.add('view')
  const list = await visit.api.call(listGroups, { params, query: { ...filters, ...(q && { q }), page: number } })
  const status = statusOfList(visit, list.total, list.page, list.limit)
  const choice: GroupsChoice = { ...filters, ...(q && { q }), ...(isMap && { view: 'map' }) }
  return data({ ...page, choice, list, index }, { status })
}

export default function GroupsRoute({ loaderData }: Route.ComponentProps) {
  return <GroupsPage {...loaderData} />
}
