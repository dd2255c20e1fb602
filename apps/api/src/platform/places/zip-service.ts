import type { Place } from '@narthex/contract/lookups/place.endpoints'
import * as z from 'zod'
import { askService } from './ask-service.ts'

const shortText = z.string().max(200)

/** An answer of Zippopotam.us. */
const answerSchema = z.object({
  places: z.array(
    z.object({ 'place name': shortText, state: shortText.optional(), 'state abbreviation': shortText.optional() }),
  ),
})

/** Asks a zip-code service, `{country}/{zip}` below its address. Throws where it does not answer. */
export async function askZipService(base: string, pais: string, cep: string): Promise<Place | undefined> {
  const found = await askService(`${base}/${pais.toLowerCase()}/${encodeURIComponent(cep)}`)
  if (found === undefined) return undefined
  const { places } = answerSchema.parse(found)
  const [place, ...others] = places
  if (!place) return undefined
  const estado = place['state abbreviation'] || place.state || null
  // Of a code that several places share only what they have in common is known.
  const cidade = others.length === 0 ? place['place name'] : null
  return { cep, pais, estado, cidade, bairro: null, logradouro: null }
}
