import type { personalNotifications as measure } from '../pt/personal-notifications.ts'
import type { Translation } from '../translation.ts'

export const personalNotifications: Translation<typeof measure> = {
  groupRequest: {
    title: '{name} would like to join {group}',
    body: 'Have a look and answer. They’ll be glad to get an answer soon.',
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
  prayerInCare: {
    title: 'A request needs care now',
    body: 'Someone may be in danger. Read the request and reach out to them.',
  },
  prayersToModerate: {
    title: '{count, plural, one {A prayer request is waiting for you} other {# prayer requests are waiting for you}}',
    body: 'Read them and decide what goes on the wall.',
  },
}
