import type { prayerMessages as pt } from '../pt/prayer-messages.ts'
import type { Translation } from '../translation.ts'

/** Messages to the person who asked for prayer. */
export const prayerMessages: Translation<typeof pt> = {
  title: 'Words of encouragement',
  none: 'No messages yet. Even a line from you makes a difference.',
  author: 'Asked for prayer',
  label: 'Your message',
  hint: 'Everyone can read it, with your name.',
  hintOwn: 'Everyone can read it.',
  hintOwnAnonymous: 'Everyone can read it, without your name.',
  send: 'Leave the message',
  sent: 'Your message is here. Thank you for caring.',
  held: 'We received your message. Someone from the church will read it before it shows here.',
  failed: 'The messages could not be loaded.',
  removeOf: 'Delete the message by {name}',
  remove: 'Delete',
  removeTitle: 'Delete this message?',
  removeLead: 'It is deleted for everyone. This cannot be undone.',
  removed: 'The message was deleted.',
  removeFailed: 'It could not be deleted just now. Please try again.',
  noneYet: 'No messages yet.',
  more: 'Show more messages',
  again: 'Try again',
  gone: 'This request is no longer on the wall. What you wrote is still here.',
  keep: 'Keep it',
}
