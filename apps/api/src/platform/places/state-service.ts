import type { State } from '@narthex/contract/lookups/place.endpoints'
import * as z from 'zod'
import { askService } from './ask-service.ts'

/** An answer of the Country State City API. */
const answerSchema = z.array(z.object({ name: z.string().min(1).max(200), iso2: z.string().min(1).max(10) })).max(2000)

/** Asks a country, state and city service, `{country}/states/` below its address. Throws where it does not answer. */
export async function askStateService(
  { url, key }: { readonly url: string; readonly key: string },
  pais: string,
): Promise<State[] | undefined> {
  const found = await askService(`${url}/${pais}/states/`, { 'X-CSCAPI-KEY': key })
  return found === undefined
    ? undefined
    : answerSchema.parse(found).map(({ iso2, name }) => ({ codigo: iso2, nome: name }))
}
