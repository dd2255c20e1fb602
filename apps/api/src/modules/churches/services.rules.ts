import { isDeepStrictEqual } from 'node:util'
import type { Service } from '@narthex/contract/churches/church.schemas'

export type GivenService = Omit<Service, 'id'> & { readonly id?: number | undefined }

/**
 * Which of the kept services each given one is: the one whose id it names; else one of its day, time and name that
 * nobody names; else none yet. And those, by their places, that name an id which is not there.
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
