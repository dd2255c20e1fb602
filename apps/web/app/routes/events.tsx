import { listEvents } from '@narthex/contract/events/event.endpoints'
import { data } from 'react-router'
import { EventListPage } from '../features/events/event-list-page.tsx'
import { readEventQuery } from '../features/events/event-query.ts'
import { listQuery, statusOfList } from '../page/list-query.server.ts'
import { nextMidnight } from '../page/next-midnight.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/events'

const perPage = '12'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const { slug, fusoHorario } = site.church
  const { q, page: number } = listQuery(visit, args.url)
  const query = readEventQuery(args.url.searchParams)
  const list = await visit.api.call(listEvents, {
    params: { slug },
    query: { ...query, q, page: number, limit: perPage },
  })
  if (query.mes === undefined || list.meses.includes(query.mes)) visit.meant.add('mes')
  if (query.serie === undefined || list.series.includes(query.serie)) visit.meant.add('serie')
  visit.changesAt(nextMidnight(fusoHorario, visit.now))
  for (const turn of [list.proximoFim, list.proximoPreco]) if (turn) visit.changesAt(new Date(turn))
  const status = statusOfList(visit, list.total, list.page, list.limit)
  return data({ ...page, q, query, list, renderedAt: visit.now.toISOString() }, { status })
}

export default function EventsRoute({ loaderData }: Route.ComponentProps) {
  return <EventListPage {...loaderData} />
}
