import type { EventPrice } from '@narthex/contract/events/event.schemas'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { jsonRow } from '../../platform/database/json-row.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { OwnRow } from '../../platform/work/insert-own.ts'
import { churchCurrency } from '../payments/methods/settings.columns.ts'
import { t } from './events.queries.ts'
import { eventoPreco } from './events.tables.ts'

type PriceStep = Omit<OwnRow<typeof eventoPreco>, 'eventId'>

export async function replacePriceSteps(
  { church, tx }: ChurchWork,
  eventId: number,
  steps: readonly PriceStep[],
): Promise<void> {
  await tx.delete(eventoPreco).where(and(ofChurch(eventoPreco, church), eq(eventoPreco.eventId, eventId)))
  if (steps.length > 0)
    await tx.insert(eventoPreco).values(steps.map((step) => ({ ...step, eventId, igrejaId: church.igrejaId })))
}

/** Ticket prices of an event of the list (`t`) at a moment, as a JSON column; null if it sells none. */
export const priceColumn = (church: ChurchScope, now: Date): SQL<EventPrice | null> =>
  sql<EventPrice | null>`(
    select ${jsonRow({ moeda: churchCurrency(church), minimo: sql`p.minimo`, maximo: sql`p.maximo` })} from evento_preco p
    where p.igreja_id = ${church.igrejaId} and p.evento_id = ${t.id} and p.ate > ${now.toISOString()}
      and ${gt(t.dataFim, now)}
    order by p.ate limit 1)`

/** Conditions for a free and for a paid event; an event may be both. */
const costs = { gratuito: sql`p.minimo = 0`, pago: sql`p.maximo > 0` }

/** The ids of events with such tickets, ended ones included. */
export const idsOfCost = (church: ChurchScope, cost: keyof typeof costs, now: Date): SQL =>
  sql`(select p.evento_id from ${currentPrices(church, now)} p where ${costs[cost]})`

/** The costs that some event has which has not ended, as a JSON column. */
export const costsColumn = (church: ChurchScope, now: Date): SQL => sql`(
  select to_jsonb(array_remove(array[case when bool_or(${costs.gratuito}) then 'gratuito' end,
    case when bool_or(${costs.pago}) then 'pago' end], null))
  from ${currentPrices(church, now)} p
    join evento t on ${ofChurch(t, church)} and t.id = p.evento_id and ${gt(t.dataFim, now)})`

/** The next moment at which the clock changes a price. */
export const nextPriceChange = ({ igrejaId }: ChurchScope, now: Date): SQL =>
  sql`(select min(p.ate) from evento_preco p
    where p.igreja_id = ${igrejaId} and p.ate > ${now.toISOString()} and p.ate < 'infinity')`

const currentPrices = ({ igrejaId }: ChurchScope, now: Date): SQL =>
  sql`(select distinct on (p.evento_id) p.* from evento_preco p
    where p.igreja_id = ${igrejaId} and p.ate > ${now.toISOString()} order by p.evento_id, p.ate)`
