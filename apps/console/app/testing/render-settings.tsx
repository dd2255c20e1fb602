import type { Permission } from '@narthex/contract/permissions'
import type { Settings } from '@narthex/contract/resources/settings'
import { expect } from 'vitest'
import type { PlaceName } from '../navigation/places.ts'
import { SettingsPage } from '../resource/settings/settings-page.tsx'
import { settings } from '../settings.ts'
import { renderScreen } from './render-screen.tsx'
import { stubSettings } from './settings-api.ts'

/** Shows the screen of settings over an API that holds their example, with what a test says. */
export async function renderSettings(place: PlaceName, own: object = {}, further: readonly Permission[] = []) {
  const entry = settings.find((known) => known.place === place)
  if (!entry) throw new Error(`No settings stand at ${place}`)
  const editor = await entry.loadEditor()
  const api = stubSettings(editor.resource as Settings, own)
  const screen = await renderScreen(`/settings/${place}`, <SettingsPage place={place} editor={editor} />, {
    permissoes: ['settings', 'media', ...further],
  })
  await expect.element(screen.getByRole('button', { name: 'Histórico' })).toBeVisible()
  const button = screen.getByRole('button', {
    name: editor.resource.isPublic ? 'Salvar e mostrar no site' : 'Salvar',
    exact: true,
  })
  const save = async () => {
    await button.click()
    await expect.element(button).not.toBeInTheDocument()
  }
  return { api, screen, save }
}
