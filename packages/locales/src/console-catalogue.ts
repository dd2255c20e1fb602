import { messages as auditEn } from './en/console/audit-messages.ts'
import { messages as bibleEn } from './en/console/bible-messages.ts'
import { messages as careEn } from './en/console/care-messages.ts'
import { messages as classesEn } from './en/console/classes-messages.ts'
import { messages as editorEn } from './en/console/editor-messages.ts'
import { messages as entryEn } from './en/console/entry-messages.ts'
import { messages as exportEn } from './en/console/export-messages.ts'
import { messages as factorsEn } from './en/console/factors-messages.ts'
import { messages as frameEn } from './en/console/frame-messages.ts'
import { messages as groupsEn } from './en/console/groups-messages.ts'
import { messages as homeEn } from './en/console/home-messages.ts'
import { messages as importEn } from './en/console/import-messages.ts'
import { messages as loginEn } from './en/console/login-messages.ts'
import { messages as mediaEn } from './en/console/media-messages.ts'
import { messages as operatorEn } from './en/console/operator-messages.ts'
import { messages as peopleEn } from './en/console/people-messages.ts'
import { messages as podcastEn } from './en/console/podcast-messages.ts'
import { messages as privacyRequestsEn } from './en/console/privacy-requests-messages.ts'
import { messages as readingEn } from './en/console/reading-messages.ts'
import { messages as settingsEn } from './en/console/settings-messages.ts'
import { messages as siteEn } from './en/console/site-messages.ts'
import { messages as songsEn } from './en/console/songs-messages.ts'
import { messages as startEn } from './en/console/start-messages.ts'
import { messages as supportEn } from './en/console/support-messages.ts'
import { messages as welcomeEn } from './en/console/welcome-messages.ts'
import { messages as auditEs } from './es/console/audit-messages.ts'
import { messages as bibleEs } from './es/console/bible-messages.ts'
import { messages as careEs } from './es/console/care-messages.ts'
import { messages as classesEs } from './es/console/classes-messages.ts'
import { messages as editorEs } from './es/console/editor-messages.ts'
import { messages as entryEs } from './es/console/entry-messages.ts'
import { messages as exportEs } from './es/console/export-messages.ts'
import { messages as factorsEs } from './es/console/factors-messages.ts'
import { messages as frameEs } from './es/console/frame-messages.ts'
import { messages as groupsEs } from './es/console/groups-messages.ts'
import { messages as homeEs } from './es/console/home-messages.ts'
import { messages as importEs } from './es/console/import-messages.ts'
import { messages as loginEs } from './es/console/login-messages.ts'
import { messages as mediaEs } from './es/console/media-messages.ts'
import { messages as operatorEs } from './es/console/operator-messages.ts'
import { messages as peopleEs } from './es/console/people-messages.ts'
import { messages as podcastEs } from './es/console/podcast-messages.ts'
import { messages as privacyRequestsEs } from './es/console/privacy-requests-messages.ts'
import { messages as readingEs } from './es/console/reading-messages.ts'
import { messages as settingsEs } from './es/console/settings-messages.ts'
import { messages as siteEs } from './es/console/site-messages.ts'
import { messages as songsEs } from './es/console/songs-messages.ts'
import { messages as startEs } from './es/console/start-messages.ts'
import { messages as supportEs } from './es/console/support-messages.ts'
import { messages as welcomeEs } from './es/console/welcome-messages.ts'
import { messages as auditPt } from './pt/console/audit-messages.ts'
import { messages as biblePt } from './pt/console/bible-messages.ts'
import { messages as carePt } from './pt/console/care-messages.ts'
import { messages as classesPt } from './pt/console/classes-messages.ts'
import { messages as editorPt } from './pt/console/editor-messages.ts'
import { messages as entryPt } from './pt/console/entry-messages.ts'
import { messages as exportPt } from './pt/console/export-messages.ts'
import { messages as factorsPt } from './pt/console/factors-messages.ts'
import { messages as framePt } from './pt/console/frame-messages.ts'
import { messages as groupsPt } from './pt/console/groups-messages.ts'
import { messages as homePt } from './pt/console/home-messages.ts'
import { messages as importPt } from './pt/console/import-messages.ts'
import { messages as loginPt } from './pt/console/login-messages.ts'
import { messages as mediaPt } from './pt/console/media-messages.ts'
import { messages as operatorPt } from './pt/console/operator-messages.ts'
import { messages as peoplePt } from './pt/console/people-messages.ts'
import { messages as podcastPt } from './pt/console/podcast-messages.ts'
import { messages as privacyRequestsPt } from './pt/console/privacy-requests-messages.ts'
import { messages as readingPt } from './pt/console/reading-messages.ts'
import { messages as settingsPt } from './pt/console/settings-messages.ts'
import { messages as sitePt } from './pt/console/site-messages.ts'
import { messages as songsPt } from './pt/console/songs-messages.ts'
import { messages as startPt } from './pt/console/start-messages.ts'
import { messages as supportPt } from './pt/console/support-messages.ts'
import { messages as welcomePt } from './pt/console/welcome-messages.ts'
import type { Translation } from './translation.ts'

const pt = {
  ...exportPt,
  ...framePt,
  ...loginPt,
  ...entryPt,
  ...editorPt,
  ...mediaPt,
  ...importPt,
  ...settingsPt,
  ...sitePt,
  ...readingPt,
  ...biblePt,
  ...classesPt,
  ...peoplePt,
  ...carePt,
  ...privacyRequestsPt,
  ...factorsPt,
  ...auditPt,
  ...songsPt,
  ...podcastPt,
  ...groupsPt,
  ...homePt,
  ...operatorPt,
  ...startPt,
  ...welcomePt,
  ...supportPt,
}

/** The namespaces of the office with the Portuguese texts as types. */
export type ConsoleMessages = typeof pt

/** The namespaces of the office in any language. */
export type SpokenConsole = Translation<ConsoleMessages>

/** Every message of the office by language; the site loads none of it. For tests: the office loads a language in parts. */
export const consoleCatalogue = {
  pt,
  en: {
    ...exportEn,
    ...frameEn,
    ...loginEn,
    ...entryEn,
    ...editorEn,
    ...mediaEn,
    ...importEn,
    ...settingsEn,
    ...siteEn,
    ...readingEn,
    ...bibleEn,
    ...classesEn,
    ...peopleEn,
    ...careEn,
    ...privacyRequestsEn,
    ...factorsEn,
    ...auditEn,
    ...songsEn,
    ...podcastEn,
    ...groupsEn,
    ...homeEn,
    ...operatorEn,
    ...startEn,
    ...welcomeEn,
    ...supportEn,
  },
  es: {
    ...exportEs,
    ...frameEs,
    ...loginEs,
    ...entryEs,
    ...editorEs,
    ...mediaEs,
    ...importEs,
    ...settingsEs,
    ...siteEs,
    ...readingEs,
    ...bibleEs,
    ...classesEs,
    ...peopleEs,
    ...careEs,
    ...privacyRequestsEs,
    ...factorsEs,
    ...auditEs,
    ...songsEs,
    ...podcastEs,
    ...groupsEs,
    ...homeEs,
    ...operatorEs,
    ...startEs,
    ...welcomeEs,
    ...supportEs,
  },
} satisfies Record<string, SpokenConsole>
