import type { Settings } from '@narthex/contract/resources/settings'
import { expect } from 'vitest'
import type { PlaceName } from '../navigation/places.ts'
import { SettingsPage } from '../resource/settings/settings-page.tsx'
import { settings } from '../settings.ts'
import { renderScreen } from './render-screen.tsx'
import { stubSettings } from './settings-api.ts'

/** Shows the screen of settings over an API that holds their example, with what a test says. */
export async function renderSettings(place: PlaceName, own: object = {}) {
  const entry = settings.find((known) => known.place === place)
  if (!entry) throw new Error(`No settings stand at ${place}`)
  const editor = await entry.loadEditor()
  const api = stubSettings(editor.resource as Settings, own)
  const screen = await renderScreen(`/settings/${place}`, <SettingsPage place={place} editor={editor} />, {
    permissoes: ['settings', 'media'],
  })
  await expect.element(screen.getByRole('button', { name: 'Histórico' })).toBeVisible()
  const save = async () => {
    await screen.getByRole('button', { name: 'Salvar e mostrar no site' }).click()
    await expect.element(screen.getByRole('button', { name: 'Salvar e mostrar no site' })).not.toBeInTheDocument()
  }
  return { api, screen, save }
}
