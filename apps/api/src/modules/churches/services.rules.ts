import { isDeepStrictEqual } from 'node:util'
import type { Service } from '@narthex/contract/churches/church.schemas'

export type GivenService = Omit<Service, 'id'> & { readonly id?: number | undefined }

/**
 * Matches given services with stored ones: by id; else by day, time and name among those without a match; else new. Also
 * returns the positions of given services with an unknown id.
 */
export function withTheirIds(given: readonly GivenService[], kept: readonly Service[]) {
  const left = new Map(kept.map((service) => [service.id, service]))
  const strangers = given.flatMap(({ id }, place) => (id !== undefined && !left.has(id) ? [place] : []))
  for (const { id } of given) if (id !== undefined) left.delete(id)
  const rows = given.map((service): GivenService => {
    if (service.id !== undefined) return service
    const own = [...left.values()].find((one) => isDeepStrictEqual(keyOf(one), keyOf(service)))
    if (own) left.delete(own.id)
    return { ...service, id: own?.id }
  })
  return { rows, strangers }
}

const keyOf = ({ diaSemana, horario, nome }: GivenService) => [diaSemana, horario, nome]
