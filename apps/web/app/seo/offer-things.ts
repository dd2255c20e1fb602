import type { EventSale } from '@narthex/contract/tickets/ticket.schemas'
import type { Thing } from './structured-data.ts'

/** The tickets of an event as schema.org describes offers; hidden types and add-ons are left out. */
export function offerThings(sale: EventSale, { url, now }: { url: URL; now: Date }): Thing[] {
  return sale.ingressos
    .filter(({ flagAdicional, flagOculto }) => !flagAdicional && !flagOculto)
    .map(({ nome, valor, vendaInicio, vendaFim }) => {
      const start = vendaInicio ?? sale.inicio
      const end = vendaFim ?? sale.fim
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

/** By the dates alone: seats are never in the page. */
function findAvailability(start: string | null, end: string | null, now: Date): 'InStock' | 'PreOrder' | 'SoldOut' {
  if (end && new Date(end) <= now) return 'SoldOut'
  return start && new Date(start) > now ? 'PreOrder' : 'InStock'
}
