import type { myPrayers as pt } from '../pt/my-prayers.ts'
import type { Translation } from '../translation.ts'

/** A member's own requests, and what becomes of them. */
export const myPrayers: Translation<typeof pt> = {
  lead: 'Your prayer requests and their status.',
  ask: 'Ask for prayer',
  wall: 'See the wall',
  loading: 'Loading your requests…',
  more: 'Show older ones',
  moreFailed: 'The rest could not be loaded. Please try again.',
  emptyTitle: 'No prayer requests yet',
  empty: 'Whenever you like, share what is on your heart. Only the church sees it, if you prefer.',
  back: 'My requests',
  states: {
    onWall: { name: 'On the wall', line: 'It stays on the wall until {date}.' },
    off: { name: 'Off the wall', line: 'Its time on the wall is over. It is still saved here.' },
    PENDENTE: { name: 'Waiting for approval', line: 'Someone from the church reads it before it shows on the wall.' },
    RESERVADA: { name: 'With the pastors only', line: 'Only the pastoral team sees this request.' },
    CUIDADO: { name: 'In pastoral care', line: 'The pastoral team has your request and wants to care for you.' },
    OCULTA: { name: 'Off the wall', line: 'The wall’s moderators are reviewing this request.' },
    RECUSADA: {
      name: 'Not on the wall',
      line: 'The team chose not to post this request on the wall. To understand why, talk to the church.',
    },
  },
  answered: 'Answered',
  anonymous: 'Without your name',
  call: 'You asked for a call',
  visit: 'You asked for a visit',
  see: 'See it on the wall',
  remove: 'Delete the request',
  notFoundTitle: 'We could not find this request',
  notFound: 'It may have been deleted, or it is someone else’s.',
  renew: 'Keep it on the wall for longer',
  renewed: 'Done: the request stays on the wall for longer.',
  renewFailed: 'It could not be renewed just now. Please try again.',
  yours: 'This request is yours',
  yoursLead: 'Was it answered? Let the people who prayed with you know.',
  follow: 'Follow the request',
  answer: {
    title: 'Did God answer?',
    lead: 'Share what happened, if you like. The people who prayed with you will be glad too.',
    label: 'What happened',
    send: 'Mark as answered',
    again: 'Edit the testimony',
    sentTitle: 'What joy!',
    sent: 'We’ll let the people who prayed with you know. Thank you for sharing.',
    waiting:
      'We’ll let the people who prayed with you know as soon as someone from the church has read it. Thank you for sharing.',
  },
  delete: {
    lead: 'The request, its messages and the prayer count will be removed for everyone. This cannot be undone.',
    confirm: 'Delete the request',
    keep: 'Keep it',
    doneTitle: 'The request was deleted',
    done: 'No one sees it anymore. God still hears what is on your heart.',
  },
}
