import type { ComponentType } from 'react'
import { loadTexts } from './document/language.ts'
import type { ConsoleSettings } from './resource/settings/console-settings.ts'

/*
 * The screens behind the home and the lists. What they are made of is named here, and not in the frame: each file that the
 * frame can load weighs there.
 */

const withTexts = <Loaded,>(screen: Promise<Loaded>, ...parts: Parameters<typeof loadTexts>[0][]): Promise<Loaded> =>
  Promise.all([screen, ...parts.map(loadTexts)]).then(([loaded]) => loaded)

export async function loadSettings({ place, loadEditor: load }: ConsoleSettings): Promise<ComponentType> {
  const page = withTexts(import('./resource/settings/settings-page.tsx'), 'entry', 'editor', 'settings')
  const [{ SettingsPage }, editor] = await Promise.all([page, load()])
  return () => <SettingsPage place={place} editor={editor} />
}

export const loadMedia = async (): Promise<ComponentType> =>
  (await withTexts(import('./features/media/media-page.tsx'), 'entry', 'media')).MediaPage

export const loadTeam = async (): Promise<ComponentType> =>
  (await withTexts(import('./features/team/team-page.tsx'), 'entry', 'start')).TeamPage

export const loadStart = async (): Promise<ComponentType> =>
  (await withTexts(import('./features/wizard/wizard-page.tsx'), 'entry', 'editor', 'settings', 'start')).WizardPage
