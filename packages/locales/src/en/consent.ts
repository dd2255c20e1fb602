import type { consent as pt } from '../pt/consent.ts'
import type { Translation } from '../translation.ts'

export const consent: Translation<typeof pt> = {
  title: 'May we?',
  lead: '{purposes, select, marketing {To learn whether its ads help anyone, {name} uses a tool from outside.} statistics {To make this site better, {name} uses tools from outside.} other {To make this site better and learn whether its ads help anyone, {name} uses tools from outside.}} Only if you say yes.',
  more: 'Learn more',
  accept: 'Accept',
  refuse: 'Refuse',
  choose: 'Choose',
  save: 'Save my choice',
  marketingName: 'Ads',
  marketingMeaning: 'Facebook learns which pages you open here, and may use that in the ads it shows you.',
  statisticsName: 'Improvements',
  statisticsMeaning: 'Tools from outside show how the site is used, or ask what you think of it.',
  mapsName: 'Maps',
  mapsMeaning: 'An outside service draws the streets on the map of groups, and gets your device’s internet address.',
}
