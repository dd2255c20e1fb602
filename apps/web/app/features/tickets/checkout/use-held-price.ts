import type { Loaded } from '@narthex/client/data/loaded'
import { useLoaded } from '@narthex/client/data/use-loaded'
import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import { getHold } from '@narthex/contract/tickets/sale.endpoints'
import type { Hold } from '@narthex/contract/tickets/ticket.schemas'
import { useRef } from 'react'
import { callApi } from '../../../session/api.ts'
import { findClockLead } from '../hold/countdown.ts'
import type { HeldTickets } from '../hold/use-hold.ts'

/** A hold with what it costs by a method. The last answer stays while the next one is on its way. */
export function useHeldPrice(
  eventId: number,
  codigo: string,
  method: PaymentMethodCode | undefined,
): { readonly loaded: Loaded<HeldTickets>; readonly held: HeldTickets | undefined; readonly isCounting: boolean } {
  const last = useRef<HeldTickets>(undefined)
  const loaded = useLoaded(`${eventId} ${codigo} ${method ?? ''}`, async () => {
    const hold: Hold = await callApi(getHold, {
      params: { id: String(eventId), codigo },
      query: method ? { codigoMetodoPagamento: method } : {},
    })
    return { hold, clockLead: findClockLead(hold.agora, Date.now()) }
  })
  if (loaded.state === 'ready') last.current = loaded.value
  return { loaded, held: last.current, isCounting: loaded.state === 'loading' }
}
