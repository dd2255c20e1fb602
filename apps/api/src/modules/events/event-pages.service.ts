import { instantAt } from '@narthex/contract/church-time'
import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type { listEvents as listEndpoint } from '@narthex/contract/events/event.endpoints'
import type { EventPage } from '@narthex/contract/events/event.schemas'
import { monthAfter } from '@narthex/contract/schedule/schedule-month'
import { toPage, toSlice } from '../../platform/database/page.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { getFrame } from '../churches/churches.service.ts'
import { idsWithWords } from '../search/search-index.service.ts'
import { findEventPage } from './event-list.queries.ts'
import { findEvent, type Span } from './events.queries.ts'

/** One page of events: those to come soonest first, past ones latest first. */
export async function listEvents(
  platform: Needs<'cache' | 'clock' | 'transactions'>,
  { church, inChurch }: ChurchCall,
  { page, limit, quando, onde: place, mes, serie, q }: HandlerInput<typeof listEndpoint>['query'],
): Promise<Success<typeof listEndpoint>> {
  const timeZone = (await getFrame(platform, church)).church.fusoHorario
  const wanted = {
    now: platform.clock(),
    timeZone,
    arePast: quando === 'passados',
    among: q === undefined ? undefined : idsWithWords(church, 'EVENTO', q),
    span: mes === undefined ? undefined : toSpan(mes, timeZone),
    ...{ serie, place },
  }
  const { itens, total, ...others } = await inChurch((work) => findEventPage(work, wanted, toSlice({ page, limit })))
  return { ...toPage({ page, limit }, itens, total), ...others }
}

/** Throws NOT_FOUND. */
export async function getEvent({ inChurch }: ChurchCall, id: number): Promise<EventPage> {
  const found = await inChurch((work) => findEvent(work, id))
  if (!found) throw notFound()
  const { igrejaId: _, dataInicio, dataFim, dataAlteracao, ...event } = found
  return {
    ...event,
    dataInicio: dataInicio.toISOString(),
    dataFim: dataFim.toISOString(),
    dataAlteracao: dataAlteracao.toISOString(),
  }
}

/** A month (`YYYY-MM`) of the church's calendar. */
function toSpan(month: string, timeZone: string): Span {
  const startIn = (each: string) => instantAt(`${each}-01`, '00:00', timeZone)
  return { from: startIn(month), to: startIn(monthAfter(month, 1)) }
}
