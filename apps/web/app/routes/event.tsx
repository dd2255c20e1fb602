import { getEvent, listEvents } from '@narthex/contract/events/event.endpoints'
import { findListName, nextMidnight } from '../features/content/reading.server.ts'
import { EventPage } from '../features/events/event-page.tsx'
import { toOccurrence } from '../features/events/to-occurrence.ts'
import { isNotFound } from '../page/api-refusal.ts'
import { failWith } from '../page/fail.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import { eventPageThing } from '../seo/event-things.ts'
import { withTrailEnd } from '../seo/structured-data.ts'
import type { Route } from './+types/event'

/** Others of its series. */
const maxOthers = 3

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const { slug, fusoHorario } = site.church
  const { url } = args
  const event = await visit.api
    .call(getEvent, { params: { slug, id: args.params.eventId } })
    .catch((error: unknown) => {
      throw isNotFound(error) ? failWith('notFound', visit.locale) : error
    })
  const { id, titulo, resumo, serie, dataInicio, dataFim } = event
  const ofSeries = serie && { params: { slug }, query: { serie, limit: String(maxOthers + 1) } }
  const others = ofSeries ? (await visit.api.call(listEvents, ofSeries)).itens : []
  for (const turn of [dataInicio, dataFim, ...others.map((other) => other.dataFim)].map((instant) => new Date(instant)))
    if (turn > visit.now) visit.changesAt(turn)
  visit.changesAt(nextMidnight(fusoHorario, visit.now))
  const described = eventPageThing(event, toOccurrence(event, fusoHorario), { site, url })
  visit.things.splice(0, Number.POSITIVE_INFINITY, ...withTrailEnd(visit.things, titulo), described)
  return {
    ...page,
    title: titulo,
    description: resumo ?? undefined,
    event,
    listName: findListName(visit, url),
    others: others.filter((other) => other.id !== id).slice(0, maxOthers),
    renderedAt: visit.now.toISOString(),
  }
}

export default function EventRoute({ loaderData }: Route.ComponentProps) {
  return <EventPage {...loaderData} />
}
