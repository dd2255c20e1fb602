import type { Namespace } from '@narthex/locales/catalogue'

/** Messages of a page with a form. */
export const formMessages = ['forms', 'validation', 'captcha'] as const satisfies readonly Namespace[]

/** Messages of one published item. */
export const readingMessages = ['reading', 'share'] as const satisfies readonly Namespace[]

/** Messages of a page that takes a payment, or shows how one stands. */
export const paymentMessages = [
  'payments',
  'cards',
  'purchaseErrors',
  ...formMessages,
] as const satisfies readonly Namespace[]

/** Messages of the steps in which tickets are bought. */
export const buyingMessages = [
  'ticketBuying',
  'payer',
  'payments',
  'purchaseErrors',
  ...formMessages,
] as const satisfies readonly Namespace[]

/** Messages of a page about recurring gifts. */
export const recurringMessages = [
  'recurringGifts',
  'giving',
  ...paymentMessages,
] as const satisfies readonly Namespace[]

/** Messages of a page on which Play is subscribed to, or a title of it is rented or bought. */
export const playCheckoutMessages = ['playCheckout', ...paymentMessages] as const satisfies readonly Namespace[]
