import type { playWatch as measure } from '../pt/play-watch.ts'
import type { Translation } from '../translation.ts'

export const playWatch: Translation<typeof measure> = {
  back: 'Back to the title’s page',
  starting: 'Opening the video',
  chapters: 'Chapters',
  files: 'Materials',
  place: { season: 'Season {season}', episode: 'Episode {number}', lesson: 'Lesson {number}' },
  next: {
    title: 'Up next',
    in: 'Starts in {seconds, plural, one {# second} other {# seconds}}.',
    now: 'Watch now',
    stop: 'Stop here',
  },
  end: {
    title: 'That’s the end',
    lead: 'You watched {title}.',
    again: 'Watch again',
    back: 'Title page',
    browse: 'Browse the catalog',
  },
  mark: 'Mark as watched',
  marked: 'Watched',
  markFailed: 'It couldn’t be marked. Try again.',
  kept: 'Your place in the video is saved.',
  open: { play: 'Watch', failed: 'The video didn’t open', unavailable: 'This video isn’t available right now.' },
  refused: {
    retry: 'Try again',
    failed: 'The video didn’t open',
    paid: {
      title: 'This title is for subscribers',
      titleAlone: 'This title is sold separately',
      lead: 'Subscribe and watch now, on your phone, computer or TV.',
      leadAlone: 'It isn’t part of the subscription. Choose how you want to watch it.',
      ended: 'Your subscription has ended',
      endedLead: 'Renew it to pick up where you left off.',
      plans: 'See the plans',
      rent: 'Rent for {hours, plural, one {# hour} other {# hours}}',
      buy: 'Buy',
    },
    screens: {
      title: 'Screen limit reached',
      lead: 'Your plan is already in use on these devices. Stop one of them to watch here.',
      end: 'Stop',
      retry: 'Try again',
    },
    pin: { lead: 'This title has an age limit. Type the account’s PIN to watch it.' },
    age: {
      title: 'Not for this profile',
      lead: 'This title is for ages {age} and over.',
      own: 'Use my profile',
    },
    soon: { title: 'Coming soon', lead: 'Premieres {when}' },
    unavailable: {
      title: 'Not available right now',
      lead: 'The video was taken down or is still being prepared. Try again later.',
    },
    elsewhere: {
      title: 'Stopped on this device',
      lead: 'The video was stopped from another device of your account.',
    },
    gone: { title: 'This title no longer exists', lead: 'The church removed the title from the catalog.' },
  },
}
