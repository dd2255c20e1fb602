import type { ConsoleSettings } from './resource/settings/console-settings.ts'

/** The settings of the church that the office changes. */
export const settings: readonly ConsoleSettings[] = [
  { place: 'profile', loadEditor: async () => (await import('./resources/church/profile.fields.ts')).profileEditor },
  { place: 'modules', loadEditor: async () => (await import('./resources/church/modules.fields.ts')).modulesEditor },
  { place: 'look', loadEditor: async () => (await import('./resources/church/look.fields.ts')).lookEditor },
  { place: 'siteHome', loadEditor: async () => (await import('./resources/church/home.fields.ts')).homeEditor },
]
