import { getEvent, listEvents } from '@narthex/contract/events/event.endpoints'
import { getEventSale } from '@narthex/contract/tickets/sale.endpoints'
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { filmSources } from '../components/film-sources.ts'
import { findListName } from '../features/content/reading.server.ts'
import { EventPage } from '../features/events/event-page.tsx'
import { toOccurrence } from '../features/events/to-occurrence.ts'
import { EventTicketParts } from '../features/tickets/event/event-ticket-parts.tsx'
import { listTurns } from '../features/tickets/event/sale-state.ts'
import { BuyingPart } from '../features/tickets/flow/buying-part.tsx'
import { orNull } from '../page/api-refusal.ts'
import { nextMidnight } from '../page/next-midnight.ts'
import { openChurchPage, pickMessages } from '../page/open-page.server.ts'
import { orNotFound } from '../page/or-not-found.server.ts'
import { eventPageThing } from '../seo/event-things.ts'
import { offerThings } from '../seo/offer-things.ts'
import type { Route } from './+types/event'

/** Others of its series. */
const maxOthers = 3

/** Message groups of the page while no purchase is open: those of the steps are loaded with them. */
const readingMessages = ['events', 'places', 'calendar', 'share', 'tickets'] as const
const stepKey = 'buyingStep'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const { slug, fusoHorario } = site.church
  const { url } = args
  const event = await orNotFound(visit, visit.api.call(getEvent, { params: { slug, id: args.params.eventId } }))
  const { id, titulo, resumo, serie, dataInicio, dataFim } = event
  const acesso = readAccessKey(url)
  const query = { ...(acesso && { acesso }) }
  const sale = await orNull(visit.api.call(getEventSale, { params: { slug, id: String(id) }, query }))
  const isBuying = sale !== null && url.searchParams.has(stepKey)
  if (isBuying) visit.laterParts.add('buying')
  const ofSeries = serie && { params: { slug }, query: { serie, limit: String(maxOthers + 1) } }
  const series = ofSeries ? await visit.api.call(listEvents, ofSeries) : undefined
  const others = series?.itens ?? []
  const turns = [dataInicio, dataFim, ...others.map((other) => other.dataFim)].map((instant) => new Date(instant))
  for (const turn of [...turns, ...(sale ? listTurns(sale) : [])]) if (turn > visit.now) visit.changesAt(turn)
  if (series?.proximoPreco) visit.changesAt(new Date(series.proximoPreco))
  visit.changesAt(nextMidnight(fusoHorario, visit.now))
  visit.allow(filmSources(event.corpo))
  const described = eventPageThing(event, toOccurrence(event, fusoHorario), { site, url })
  const offers = sale ? offerThings(sale, { url, now: visit.now }) : []
  visit.describe(titulo, { ...described, offers })
  return {
    ...page,
    messages: isBuying ? page.messages : pickMessages(visit, readingMessages),
    title: titulo,
    description: resumo ?? undefined,
    event,
    sale,
    acesso,
    listName: findListName(visit, url),
    others: others.filter((other) => other.id !== id).slice(0, maxOthers),
    renderedAt: visit.now.toISOString(),
  }
}

/** The steps of a purchase are history entries of one page. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePurchase = currentUrl.searchParams.has(stepKey) && currentUrl.pathname === nextUrl.pathname
  return isSamePurchase ? false : defaultShouldRevalidate
}

export default function EventRoute({ loaderData }: Route.ComponentProps) {
  const { sale, acesso, ...shown } = loaderData
  const { search } = useLocation()
  if (!sale) return <EventPage {...shown} />
  if (new URLSearchParams(search).has(stepKey)) {
    return <BuyingPart key={shown.event.id} event={shown.event} served={sale} search={search} />
  }
  return (
    <EventTicketParts sale={sale} acesso={acesso} renderedAt={shown.renderedAt}>
      {(tickets) => <EventPage {...shown} tickets={tickets} />}
    </EventTicketParts>
  )
}

function readAccessKey({ searchParams }: URL): string {
  const given = searchParams.get('acesso') ?? ''
  return /^[\w-]{4,40}$/.test(given) ? given : ''
}
