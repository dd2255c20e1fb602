import type { personalNotifications as measure } from '../pt/personal-notifications.ts'
import type { Translation } from '../translation.ts'

export const personalNotifications: Translation<typeof measure> = {
  groupRequest: {
    title: '{name} would like to join {group}',
    body: 'Take a look and reply. They’ll be glad to hear back soon.',
  },
  groupAccepted: {
    title: 'You’re now part of {group}',
    body: 'Your request was accepted. The address and the next meetings are on the group’s page.',
  },
  groupDeclined: {
    title: 'About your request to join {group}',
    body: 'It wasn’t possible this time. There are other groups waiting for you.',
  },
  prayed: {
    title: '{count, plural, one {Someone prayed for you} other {# people prayed for you}}',
    body: 'You’re not alone.',
  },
  prayerMessages: {
    title: '{count, plural, one {You have a word of encouragement} other {You have # words of encouragement}}',
    body: 'Someone wrote below your prayer request.',
  },
  prayedAndWrote: {
    title:
      '{prayed, plural, one {One person} other {# people}} prayed for you, and {wrote, plural, one {one wrote} other {# wrote}}',
    body: 'You are not alone. The words of encouragement are with your prayer request.',
  },
  prayerPublished: {
    title: 'Your request is on the wall',
    body: 'The church can pray with you now.',
  },
  prayerHeld: {
    title: 'About your prayer request',
    body: 'It isn’t on the wall. Talk to your church if you’d like to know more.',
  },
  careGiven: {
    title: 'Someone is yours to follow up',
    body: 'The team gave you a follow-up. See it under Care in the office.',
  },
  careDue: {
    title: 'Care: something is due today',
    body: 'You have a follow-up due today. See it under Care in the office.',
  },
  privacyGiven: {
    title: 'A privacy request is yours now',
    body: 'The team has given you a request. See Privacy requests at the office.',
  },
  privacyDue: {
    title: 'A privacy request is due soon',
    body: 'A request needs an answer. See Privacy requests at the office.',
  },
  prayerInCare: {
    title: 'A request needs care now',
    body: 'Someone may be in danger. Read the request and reach out to them.',
  },
  chatInCare: {
    title: 'A chat message needs care now',
    body: 'Someone may be at risk. Read the message and reach out to them.',
  },
  prayersToModerate: {
    title: '{count, plural, one {A prayer request is waiting for you} other {# prayer requests are waiting for you}}',
    body: 'Read them and decide what goes on the wall.',
  },
  giftChargeFailed: {
    title: 'Your gift due on {date} wasn’t charged',
    body: 'We’ll try again on {retry}. You can also change the card.',
  },
  giftStoppedCard: {
    title: 'Your recurring gift needs another card',
    body: 'The current card can no longer be charged. Choose another to keep giving.',
  },
  giftStoppedRefusal: {
    title: 'Your recurring gift has stopped',
    body: 'The card was declined every time. Try again or choose another card.',
  },
  giftStoppedData: {
    title: 'Your recurring gift needs your details',
    body: 'Complete your profile so your gift can continue.',
  },
  giftStoppedMethod: {
    title: 'Your recurring gift has stopped',
    body: 'The church no longer accepts this way of paying. See how to keep giving.',
  },
  giftStoppedReason: {
    title: 'Your recurring gift has stopped',
    body: 'The church no longer accepts recurring gifts for this fund. You can choose another.',
  },
  giftStoppedBank: {
    title: 'Your recurring gift has stopped',
    body: 'Your bank didn’t authorize Pix Automático, or it was canceled there.',
  },
  giftCardExpiring: {
    title: 'The card ending in {digits} expires soon',
    body: 'Change the card for your recurring gift before the end of {month}.',
  },
  serviceSoon: {
    title: '{title} starts in 15 minutes',
    body: 'We are about to go live. Come and watch with us.',
  },
  readingToday: {
    title: 'Today’s reading is waiting for you',
    body: '{plan}: open it whenever you can. A few minutes are enough.',
  },
}
