import type { privacy as pt } from '../pt/privacy.ts'
import type { Translation } from '../translation.ts'

export const privacy: Translation<typeof pt> = {
  lead: 'What this site stores, why, and what you can ask for. No fine print.',
  who: 'Who is responsible for your data',
  whoLead:
    '{name} decides what this site stores and why. If you have a question or a request, talk to the church directly.',
  ownPolicy: 'Read the church’s privacy policy',
  device: 'What is stored on your device',
  deviceLead: 'Only what makes the site work the way you asked. None of it is there to follow you.',
  language: 'Language',
  languageWhy: 'The one you chose, in a cookie (“lang”), for a year. If you choose none, there is no cookie.',
  theme: 'Appearance',
  themeWhy: 'Light or dark, if you choose, until you clear it.',
  session: 'Your session',
  sessionWhy: 'If you sign in to your account, a code that proves it is you, until you sign out.',
  offline: 'Pages to read offline',
  offlineWhy: 'Parts of the site and pages you have opened, for when the connection fails.',
  consent: 'Your privacy answers',
  consentWhy: 'What you accepted or declined, so that we don’t ask again.',
  server: 'What passes through the server',
  serverText:
    'To answer you, the server receives your IP address. For a moment it counts the requests of each address, to stop abuse, and it keeps no record of who visited what.',
  others: 'Third parties',
  noOne: 'No one. This site loads no tools from other companies to track visits.',
  facebookPixel: 'Meta (Facebook)',
  facebookPixelWhy: 'Counts the pages opened, so the church knows whether its ads work. Only with your consent.',
  sessionRecording: 'Recorded visits ({host})',
  sessionRecordingWhy: 'Shows how people use the pages, to make them better. Only with your consent.',
  survey: 'Survey ({host})',
  surveyWhy:
    'Asks people who are signed in what they think of the site. It receives the church and the language, nothing about you. Only with your consent.',
  mapTiles: 'Streets on the map ({host})',
  mapTilesWhy:
    'Draws the streets on the map of groups. It receives your IP address and the part of the map you look at. Only with your consent.',
  recaptcha: 'Google reCAPTCHA',
  recaptchaWhy: 'Tells people from robots, to protect forms. It appears only on pages with a form that asks for it.',
  links: 'Links to maps, social networks and other sites take you there, where their rules apply.',
  choices: 'Your choices',
  choicesLead:
    'Change them whenever you like: what you turn off is no longer loaded, and the cookies we can reach are deleted.',
  choicesNoScript: 'Without JavaScript none of this is loaded, so there is nothing to choose.',
  rights: 'Your rights',
  rightsLead: 'Under Brazil’s LGPD (and the GDPR, if you are in Europe) you can ask the church, free of charge, to:',
  rightAccess: 'tell you whether it holds data about you, and give you a copy;',
  rightCorrect: 'correct what is wrong or incomplete;',
  rightDelete: 'delete, block or make anonymous what is no longer needed;',
  rightMove: 'let you take your data elsewhere;',
  rightObject: 'object to a use of your data, and withdraw your consent.',
  rightComplain:
    'If no answer comes, or it doesn’t help, you can turn to the data protection authority of your country (in Brazil, the ANPD).',
}
