import { instantAt } from '@narthex/contract/church-time'
import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type { listEvents as listEndpoint } from '@narthex/contract/events/event.endpoints'
import type { EventPage } from '@narthex/contract/events/event.schemas'
import { monthAfter } from '@narthex/contract/schedule/schedule-month'
import { toPage, toSlice } from '../../platform/database/page.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { idsWithWords } from '../search/search-index.service.ts'
import { type EventSummary, type EventTime, findEventPage, findEventSummary } from './event-list.queries.ts'
import { toWireEvent } from './event-wire.rules.ts'
import { findEvent, type Span } from './events.queries.ts'

/** One page of events: those to come soonest first, past ones latest first. */
export async function listEvents(
  call: ChurchCall,
  { page, limit, quando, onde: place, custo: cost, mes, serie, q }: HandlerInput<typeof listEndpoint>['query'],
): Promise<Success<typeof listEndpoint>> {
  const { church, inChurch } = call
  const { timeZone } = await call.facts()
  const time = { now: call.clock(), arePast: quando === 'passados' }
  const { total: all, inicio, ...summary } = await getSummary(call, { ...time, timeZone })
  const wanted = {
    ...time,
    since: time.arePast || inicio === null ? undefined : new Date(inicio),
    among: q === undefined ? undefined : idsWithWords(church, 'EVENTO', q),
    span: mes === undefined ? undefined : toSpan(mes, timeZone),
    serie,
    place,
    cost,
  }
  const { itens, total } = await inChurch((work) => findEventPage(work, wanted, toSlice({ page, limit })))
  return { ...toPage({ page, limit }, itens, total ?? all), ...summary }
}

/** Reads the summary, cached until an edit, the end of an event or a price changes it: it reads every event. */
function getSummary(
  { church, inChurch, cache }: ChurchCall,
  time: EventTime & { readonly timeZone: string },
): Promise<EventSummary> {
  return cache.get(church, `events ${time.arePast ? 'past' : 'coming'}`, async () => {
    const value = await inChurch((work) => findEventSummary(work, time))
    const turns = [value.proximoFim, value.proximoPreco].flatMap((turn) => (turn === null ? [] : [Date.parse(turn)]))
    const until = turns.length > 0 ? new Date(Math.min(...turns)) : undefined
    return { value, until, bytes: 2 * JSON.stringify(value).length }
  })
}

export async function getEvent({ inChurch }: ChurchCall, id: number): Promise<EventPage> {
  const found = await inChurch((work) => findEvent(work, id))
  if (!found) throw notFound()
  return toWireEvent(found)
}

/** A month (`YYYY-MM`) of the church's calendar. */
function toSpan(month: string, timeZone: string): Span {
  const startIn = (each: string) => instantAt(`${each}-01`, '00:00', timeZone)
  return { from: startIn(month), to: startIn(monthAfter(month, 1)) }
}
