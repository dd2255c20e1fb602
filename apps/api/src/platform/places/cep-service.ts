import type { Place } from '@narthex/contract/lookups/place.endpoints'
import * as z from 'zod'
import { askService } from './ask-service.ts'

const shortText = z
  .string()
  .max(200)
  .transform((text) => text.trim() || null)
  .nullish()
  .transform((text) => text ?? null)

/** An answer of ViaCEP, and of whatever else speaks as it does; `erro` stands alone where there is no such code. */
const answerSchema = z.union([
  z.object({ erro: z.union([z.literal(true), z.literal('true')]) }),
  z.object({ uf: z.string().regex(/^[A-Z]{2}$/), localidade: shortText, bairro: shortText, logradouro: shortText }),
])

/** Asks a Brazilian postal-code service, `{cep}/json/` below its address. Throws where it does not answer. */
export async function askCepService(base: string, cep: string): Promise<Place | undefined> {
  const found = await askService(`${base}/${cep}/json/`)
  const answer = found === undefined ? { erro: true as const } : answerSchema.parse(found)
  if ('erro' in answer) return undefined
  const { uf: estado, localidade: cidade, bairro, logradouro } = answer
  return { cep, pais: 'BR', estado, cidade, bairro, logradouro }
}
