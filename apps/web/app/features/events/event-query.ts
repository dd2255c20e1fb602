import { eventCosts, eventPlaces } from '@narthex/contract/events/event.endpoints'

/** Filters of a list of events besides the search text; keys of its address. */
export interface EventQuery {
  readonly quando?: 'passados' | undefined
  readonly onde?: (typeof eventPlaces)[number] | undefined
  readonly custo?: (typeof eventCosts)[number] | undefined
  /** `YYYY-MM`. */
  readonly mes?: string | undefined
  readonly serie?: string | undefined
}

const month = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/
const longestSeries = 120

/** Reads an address; what it does not know is left out. */
export function readEventQuery(address: URLSearchParams): EventQuery {
  const given = (key: string) => address.get(key) ?? undefined
  const mes = given('mes')
  return {
    quando: given('quando') === 'passados' ? 'passados' : undefined,
    onde: eventPlaces.find((place) => place === given('onde')),
    custo: eventCosts.find((cost) => cost === given('custo')),
    mes: mes && month.test(mes) ? mes : undefined,
    serie: given('serie')?.trim().slice(0, longestSeries) || undefined,
  }
}
