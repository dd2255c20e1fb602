import type { home as pt } from '../pt/home.ts'
import type { Translation } from '../translation.ts'

export const home: Translation<typeof pt> = {
  actions: 'What would you like to do?',
  watch: 'Watch a service',
  events: 'See what’s on',
  give: 'Give',
  pray: 'Ask for prayer',
  groups: 'Find a group',
  devotionals: 'Read a devotional',
  bible: 'Open the Bible',
  schedule: 'See the schedule',
  ministries: 'Meet the ministries',
  about: 'Get to know us',
  visit: 'Plan a visit',
  highlights: 'What’s happening',
  story: 'Our story',
  readStory: 'Read the whole story',
  congregations: 'Close to you',
  congregationsLead: '{count, plural, one {One congregation} other {# congregations}}, the same open door.',
}
