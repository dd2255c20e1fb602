import type { RouteRow } from '../route-row.ts'
import { formMessages, paymentMessages, recurringMessages } from './row-messages.ts'

/** The addresses of giving. */
export const givingRows = [
  { path: '/doacoes', module: 'MOD_DOACAO', redirect: '/give' },
  {
    path: '/give',
    module: 'MOD_DOACAO',
    title: 'give',
    wakes: 'rest',
    page: 'give',
    messages: ['giving', 'places'],
    query: { motivo: 'known', valor: 'text', recorrente: ['1'] },
  },
  {
    path: '/give/checkout',
    module: 'MOD_DOACAO',
    title: 'giveCheckout',
    wakes: 'load',
    isUnlisted: true,
    page: 'give-checkout',
    messages: ['giving', 'giveCheckout', 'payer', 'places', ...paymentMessages],
  },
  {
    path: '/give/recurrence',
    module: 'MOD_DOACAO',
    access: 'login',
    title: 'giveRecurrence',
    page: 'give-recurrence',
    messages: recurringMessages,
    query: { motivo: 'text', valor: 'text' },
  },
  {
    path: '/give/thank-you',
    module: 'MOD_DOACAO',
    title: 'giveThanks',
    wakes: 'load',
    isUnlisted: true,
    page: 'give-thank-you',
    messages: ['giveThanks', 'share', 'payments', ...formMessages],
    query: { pedido: 'text' },
  },
] as const satisfies readonly RouteRow[]
