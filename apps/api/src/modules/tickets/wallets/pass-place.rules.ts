import { writeAddress } from '@narthex/contract/churches/address-lines'
import type { Church } from '@narthex/contract/churches/church.schemas'
import type { TicketPaper } from '../documents/ticket-paper.ts'
import type { PassPlace } from './wallet-ticket.ts'

type Located = Pick<Church, 'latitude' | 'longitude'>
type PlacedEvent = Pick<TicketPaper['event'], 'local' | 'endereco' | 'flagOnline'> & Located

/** The event's own place, the church where it has none, or `online`, the word for it. */
export function findPassPlace(
  event: PlacedEvent,
  church: Pick<Church, 'nome' | 'endereco'> & Located,
  online: string,
): PassPlace {
  const address = event.endereco && writeAddress(event.endereco)
  if (event.local !== null || address)
    return { name: event.local ?? address ?? '', address, coordinates: findCoordinates(event) }
  if (event.flagOnline) return { name: online, address: null, coordinates: null }
  const own = church.endereco && writeAddress(church.endereco)
  return { name: church.nome, address: own, coordinates: findCoordinates(event) ?? findCoordinates(church) }
}

const findCoordinates = ({ latitude, longitude }: Located): PassPlace['coordinates'] =>
  latitude === null || longitude === null ? null : { latitude, longitude }
