import type { RouteRow } from '../route-row.ts'
import { buyingMessages, formMessages } from './row-messages.ts'
import { listQuery } from './row-queries.ts'

/** The addresses of a church's events. */
export const eventRows = [
  {
    path: '/event',
    module: 'MOD_EVENTO',
    title: 'events',
    page: 'events',
    messages: ['events', 'lists'],
    query: { ...listQuery, quando: ['passados'], onde: ['presencial', 'online'], mes: 'known', serie: 'known' },
  },
  {
    path: '/event/:eventId',
    module: 'MOD_EVENTO',
    title: 'event',
    wakes: 'rest',
    page: 'event',
    messages: ['events', 'places', 'calendar', 'share', 'tickets', ...buyingMessages],
    query: {
      buyingStep: ['tickets', 'holders', 'payment'],
      fillTicket: 'page',
      acesso: 'text',
      reserva: 'text',
    },
  },
  {
    path: '/event/:eventId/tickets',
    module: 'MOD_EVENTO',
    access: 'login',
    title: 'eventTickets',
    page: 'event-tickets',
    messages: ['ticketCheckout', 'ticketCard'],
  },
  {
    path: '/checkout',
    module: 'MOD_EVENTO',
    title: 'checkout',
    wakes: 'load',
    isUnlisted: true,
    page: 'checkout',
    messages: ['ticketCheckout', ...buyingMessages, 'cards'],
    query: { evento: 'text', reserva: 'text' },
  },
  {
    path: '/checkout/thank-you',
    module: 'MOD_EVENTO',
    title: 'checkoutThanks',
    wakes: 'load',
    isUnlisted: true,
    page: 'checkout-thank-you',
    messages: ['ticketCheckout', 'ticketCard', 'payments', ...formMessages],
    query: { inscricao: 'text' },
  },
  {
    path: '/door',
    module: 'MOD_EVENTO',
    access: 'login',
    title: 'doors',
    page: 'doors',
    messages: ['door'],
    isKeptHere: true,
  },
  {
    path: '/door/:eventId',
    module: 'MOD_EVENTO',
    access: 'login',
    title: 'door',
    page: 'door',
    messages: ['door', ...formMessages],
    isKeptHere: true,
  },
] as const satisfies readonly RouteRow[]
