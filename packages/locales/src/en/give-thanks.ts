import type { giveThanks as pt } from '../pt/give-thanks.ts'
import type { Translation } from '../translation.ts'

export const giveThanks: Translation<typeof pt> = {
  eyebrow: 'Your gift to {church}',
  waiting: 'One more step',
  review: 'We’re processing your payment',
  received: 'Thank you so much!',
  other: 'Your gift',
  voice: 'Every gift becomes care, a visit, a table set and a door held open. May God bless you and your home.',
  receiptSent: 'We’ll send the receipt to {email}.',
  receiptByMail: 'The receipt comes by email.',
  waitingMail: 'You can close this page: the receipt goes to {email} when the payment arrives.',
  keepsake: 'Your receipt',
  for: 'For',
  share: 'Invite others',
  shareText: 'Give to {church}',
  next: 'What next?',
  regular: 'Give regularly',
  regularLead: 'You choose the day; change, pause or stop it whenever you like.',
  account: 'Create my account',
  accountLead: 'To see your gifts and keep your receipts.',
  home: 'Back to the home page',
  noCode: 'The gift code is missing',
  noCodeLead: 'Open the full link from your email.',
  give: 'Give',
}
