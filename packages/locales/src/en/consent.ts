import type { consent as pt } from '../pt/consent.ts'
import type { Translation } from '../translation.ts'

export const consent: Translation<typeof pt> = {
  title: 'Your privacy',
  lead: '{name} asks for your consent to use {purposes, select, marketing {a third-party tool that shows whether its ads work} statistics {third-party tools that help improve this site} other {third-party tools that help improve this site and show whether its ads work}}.',
  more: 'Learn more',
  accept: 'Accept',
  refuse: 'Decline',
  choose: 'Choose',
  save: 'Save my choice',
  marketingName: 'Ads',
  marketingMeaning: 'Facebook learns which pages you open here, and may use that in the ads it shows you.',
  statisticsName: 'Analytics',
  statisticsMeaning: 'Third-party tools show how the site is used, or ask what you think of it.',
  mapsName: 'Maps',
  mapsMeaning: 'A third-party service draws the streets on the map of groups and receives your IP address.',
}
