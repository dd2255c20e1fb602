import type { TextPart } from './document/text-parts.ts'
import type { ConsoleSettings } from './resource/settings/console-settings.ts'
import type { SettingsPlace } from './settings-editors.ts'

/** Settings that stand at a place; their form is named in `settings-editors.ts`. */
const at = (place: SettingsPlace, texts?: TextPart): ConsoleSettings => ({
  place,
  ...(texts && { texts }),
  loadEditor: async () => (await import('./settings-editors.ts')).loadSettingsEditor(place),
})

/** The settings of the church that the office changes. */
export const settings: readonly ConsoleSettings[] = [
  at('profile'),
  at('modules'),
  at('look'),
  at('siteHome'),
  at('podcastShow', 'podcast'),
  at('videoChannel', 'podcast'),
  at('bible', 'bible'),
  at('studyReaders'),
  at('embedding'),
  at('sender'),
  at('privacy'),
  at('products'),
  at('directory'),
]
