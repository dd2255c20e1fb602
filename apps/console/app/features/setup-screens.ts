import type { ComponentType } from 'react'
import { loadTexts } from '../document/language.ts'
import type { TextPart } from '../document/text-parts.ts'

/*
 * Screens that one opens now and then. What they are made of is listed here, and not in the frame: each file that the frame
 * can load weighs there.
 */

interface Screen {
  readonly texts: readonly TextPart[]
  readonly load: () => Promise<ComponentType>
}

const screens = {
  person: {
    texts: ['entry', 'editor', 'people', 'care', 'start'],
    load: async () => (await import('./people/person-page.tsx')).PersonPage,
  },
  care: {
    texts: ['entry', 'people', 'care'],
    load: async () => (await import('./care/care-page.tsx')).CarePage,
  },
  privacyRequests: {
    texts: ['entry', 'settings', 'privacyRequests'],
    load: async () => (await import('./privacy/privacy-page.tsx')).PrivacyPage,
  },
  visitor: {
    texts: ['entry', 'people'],
    load: async () => (await import('./people/visitor-page.tsx')).VisitorPage,
  },
  cards: {
    texts: ['entry', 'people'],
    load: async () => (await import('./people/cards-page.tsx')).CardsPage,
  },
  duplicates: {
    texts: ['entry', 'settings', 'people'],
    load: async () => (await import('./people/merging/duplicates-screen.tsx')).DuplicatesScreen,
  },
  media: {
    texts: ['entry', 'media'],
    load: async () => (await import('./media/media-page.tsx')).MediaPage,
  },
  podcastDirectories: {
    texts: ['entry', 'podcast'],
    load: async () => (await import('./podcast/directories-page.tsx')).DirectoriesPage,
  },
  attendance: {
    texts: ['entry', 'editor', 'settings', 'classes'],
    load: async () => (await import('./classes/attendance-page.tsx')).AttendancePage,
  },
  groupHealth: {
    texts: ['entry', 'settings', 'groups'],
    load: async () => (await import('./groups/groups-page.tsx')).GroupsPage,
  },
  dailyVerse: {
    texts: ['entry', 'bible'],
    load: async () => (await import('./bible/daily-verse-page.tsx')).DailyVersePage,
  },
  audit: {
    texts: ['entry', 'settings', 'audit'],
    load: async () => (await import('./audit/audit-page.tsx')).AuditPage,
  },
  secondFactor: {
    texts: ['entry', 'factors'],
    load: async () => (await import('./second-factor/second-factor-page.tsx')).SecondFactorPage,
  },
  team: {
    texts: ['entry', 'start'],
    load: async () => (await import('./team/team-page.tsx')).TeamPage,
  },
  support: {
    texts: ['entry', 'support'],
    load: async () => (await import('./support/support-page.tsx')).SupportPage,
  },
  export: {
    texts: ['entry', 'export'],
    load: async () => (await import('./church-export/church-export-page.tsx')).ChurchExportPage,
  },
  replyAddress: {
    texts: ['entry', 'welcome'],
    load: async () => (await import('./reply-address/reply-address-page.tsx')).ReplyAddressPage,
  },
  start: {
    texts: ['entry', 'editor', 'settings', 'start', 'bible'],
    load: async () => (await import('./wizard/wizard-page.tsx')).WizardPage,
  },
} satisfies Record<string, Screen>
export type RareScreen = keyof typeof screens

/** Loads a screen with its texts. */
export async function loadScreen(name: RareScreen): Promise<ComponentType> {
  const { texts, load }: Screen = screens[name]
  const [Screen] = await Promise.all([load(), ...texts.map(loadTexts)])
  return Screen
}
