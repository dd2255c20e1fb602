import type { memberHome as pt } from '../pt/member-home.ts'
import type { Translation } from '../translation.ts'

export const memberHome: Translation<typeof pt> = {
  greeting: {
    morning: 'Good morning, {name}',
    afternoon: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
  },
  title: 'Coming up for you',
  welcomeTitle: 'We’re glad you’re here',
  welcome: 'Start wherever you like. Your groups, plans and notes will show up here.',
  all: 'My account',
  loading: 'Loading your page…',
  failed: 'We couldn’t load your page.',
  retry: 'Try again',
  copy: 'You’re offline. This is what we loaded last time.',
  moved: 'All set! Your church is now {church}.',
  toSite: 'Visit the church’s site',
  now: 'Happening now, until {until}',
  group: {
    line: 'Your group meets',
    online: 'online',
    pending: '{count, plural, one {1 person wants} other {# people want}} to join',
  },
  event: {
    tickets: '{count, plural, one {1 ticket} other {# tickets}}',
    pending: '{count, plural, one {1 ticket is} other {# tickets are}} waiting for payment',
  },
  reading: {
    today: 'Today’s reading',
    done: 'Today’s reading is done',
    day: 'reading {day} of {total}',
    waiting: '{count, plural, one {1 earlier reading} other {# earlier readings}} to catch up on',
  },
  prayer: {
    yours: 'Your prayer request',
    waiting: 'Your request is with the team',
    answered: 'Answered prayer',
    prayed: '{count, plural, one {1 person has} other {# people have}} prayed for you',
    prayedNow: '{count, plural, one {1 person} other {# people}} prayed for you this week',
    messages: '{count, plural, one {1 message} other {# messages}}',
    wroteNow: '{count, plural, one {1 new message} other {# new messages}} for you',
  },
  note: {
    latest: 'Your latest note, {when}',
    untitled: 'Untitled',
  },
  giving: {
    yours: 'Your giving',
    year: '{amount} in {year}',
    next: 'Next: {amount}, {when}',
    regular: 'Recurring gift',
    needsYou: 'Needs your attention',
    stopped: 'Your gift of {amount} has stopped',
    stoppedLine: 'See what happened and start it again when you like.',
  },
  steps: {
    group: { title: 'Find a group', line: 'People near you to share life with.' },
    reading: { title: 'Start a reading plan', line: 'A little of the Bible every day.' },
    note: { title: 'Write your first note', line: 'Keep what spoke to you.' },
    event: { title: 'See what’s coming up', line: 'What the church is getting ready.' },
  },
}
