import { pathTo } from '../../../routing/page-path.ts'

export const buyingSteps = ['tickets', 'holders', 'payment'] as const
export type BuyingStep = (typeof buyingSteps)[number]

/** The address of a step (specification §2). `ticket`: the first is 1. */
export function stepPath(eventId: number, buyingStep: BuyingStep, ticket?: number) {
  const query = new URLSearchParams({ buyingStep, ...(ticket !== undefined && { fillTicket: String(ticket) }) })
  return pathTo('/event/:eventId', { eventId }, `?${query}`)
}

/** Paying for a hold: a page of its own, whose policy lets the church's gateway in. */
export const checkoutPath = (eventId: number, reserva: string) =>
  `/checkout?${new URLSearchParams({ evento: String(eventId), reserva })}` as const

export const thankYouPath = (codigo: string) =>
  `/checkout/thank-you?${new URLSearchParams({ inscricao: codigo })}` as const
