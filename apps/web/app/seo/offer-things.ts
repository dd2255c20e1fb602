import type { EventSale } from '@narthex/contract/tickets/ticket.schemas'
import type { Thing } from './structured-data.ts'

/** The tickets of an event as schema.org describes offers; hidden types and add-ons are left out. */
export function offerThings(sale: EventSale, { url, now }: { url: URL; now: Date }): Thing[] {
  return sale.ingressos
    .filter(({ flagAdicional, flagOculto }) => !flagAdicional && !flagOculto)
    .map(({ nome, valor, vendaInicio, vendaFim }) => {
      // Both windows count, as they do for a purchase. Instants are texts of one form.
      const [start = null] = written(vendaInicio, sale.inicio).toSorted().toReversed()
      const [end = null] = written(vendaFim, sale.fim).toSorted()
      return {
        '@type': 'Offer',
        name: nome,
        price: (valor / 100).toFixed(2),
        priceCurrency: sale.moeda,
        availability: `https://schema.org/${findAvailability(start, end, now)}`,
        validFrom: start,
        validThrough: end,
        url: `${url.origin}${url.pathname}`,
      }
    })
}

const written = (...instants: (string | null)[]) => instants.filter((instant) => instant !== null)

/** Availability by the dates alone: the page never has the seats. */
function findAvailability(start: string | null, end: string | null, now: Date): 'InStock' | 'PreOrder' | 'SoldOut' {
  if (end && new Date(end) <= now) return 'SoldOut'
  return start && new Date(start) > now ? 'PreOrder' : 'InStock'
}
