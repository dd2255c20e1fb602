import type { playMails as ptMails, playMailParts as ptParts } from '../pt/play-mails.ts'
import type { Translation } from '../translation.ts'

export const playMails: Translation<typeof ptMails> = {
  'play-started': {
    subject: 'Your {plano} subscription has started',
    preview: 'Enjoy it until {ate}; then it renews.',
    title: 'Welcome to Play',
    lead: 'Your {plano} subscription is active. The current period runs until {ate}.',
    note: 'You can change the plan, pause or cancel at any time.',
    button: 'Start watching',
    reason: 'You are getting this message because you subscribed to Play at {igreja}.',
  },
  'play-trial': {
    subject: 'Your free trial of {plano} has started',
    preview: 'Free through {ate}. First payment: {cobranca}.',
    title: 'Your free trial has started',
    lead: 'Watch as much as you like: it is free through {ate}, and the first payment is on {cobranca}.',
    note: 'Don’t want to continue? Cancel by {ate} and you won’t be charged. After that, the {plano} plan is {preco}.',
    button: 'Start watching',
    reason: 'You are getting this message because you started a free trial of Play at {igreja}.',
  },
  'play-renewal': {
    subject: 'Your {plano} plan is up for renewal',
    preview: 'Pay {valor} by {ate} and keep watching.',
    title: 'Time to renew',
    lead: 'Your {plano} plan runs until {ate}. To keep watching, pay {valor} with the button: the Pix code appears right away.',
    note: 'If you don’t want to continue, there is nothing to do: the subscription ends on its own.',
    button: 'Pay now',
    reason: 'You are getting this message because you have a Play subscription at {igreja}.',
  },
  'play-failed': {
    subject: 'The renewal of {plano} did not go through',
    preview: 'We will try again on {tentativa}.',
    title: 'The charge did not go through',
    lead: 'We could not charge {valor} for your {plano} subscription. We will try again on {tentativa}.',
    note: 'If you would rather not wait, change the card or pay now with the button.',
    button: 'Fix it now',
    reason: 'You are getting this message because you have a Play subscription at {igreja}.',
  },
  'play-card-needed': {
    subject: 'Your {plano} subscription needs another card',
    preview: 'The current card can no longer be charged.',
    title: 'We need another card',
    lead: 'We could not charge {valor} for your {plano} subscription with the current card, and we will not try it again.',
    note: 'Add another card or choose Pix to keep your access.',
    button: 'Change the card',
    reason: 'You are getting this message because you have a Play subscription at {igreja}.',
  },
  'play-canceled': {
    subject: 'Your {plano} subscription is canceled',
    preview: 'You can still watch until {ate}.',
    title: 'Subscription canceled',
    lead: 'We canceled your {plano} subscription. You can still watch until {ate}, and nothing more is charged.',
    note: 'Changed your mind? Until that day you can undo the cancellation.',
    button: 'See my subscription',
    reason: 'You are getting this message because you canceled your Play subscription at {igreja}.',
  },
  'play-ended': {
    subject: 'Your {plano} subscription has ended',
    preview: 'You can come back at any time.',
    title: 'Your subscription has ended',
    lead: 'Your {plano} subscription has ended. Nothing more is charged.',
    note: 'We’ve saved your list and where you left off.',
    button: 'Subscribe again',
    reason: 'You are getting this message because you had a Play subscription at {igreja}.',
  },
}

export const playMailParts: Translation<typeof ptParts> = { plan: 'Plan', amount: 'Amount', until: 'Until' }
