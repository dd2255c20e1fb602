import { settingsEndpoints } from '@narthex/contract/resources/settings-endpoints'
import { consoleCatalogue } from '@narthex/locales/console-catalogue'
import { describe, expect, test } from 'vitest'
import { places } from './navigation/places.ts'
import { listUncontrolled } from './resource/form/form-layout.ts'
import { settings } from './settings.ts'

const catalogues = Object.entries(consoleCatalogue)

describe.each(settings.map((entry) => [entry.place, entry] as const))('the settings %s', (_, { place, loadEditor }) => {
  test('stand at a place of the navigation that asks for what their calls ask for', async () => {
    const { resource } = await loadEditor()
    expect(places.find(({ name }) => name === place)).toMatchObject({ permission: resource.may.read })
    expect(settingsEndpoints(resource).get.access).toEqual({ permission: resource.may.read })
  })

  test('have a control for each field of their form', async () => {
    expect(listUncontrolled(await loadEditor())).toEqual([])
  })

  test.each(catalogues)('have a word in %s for each field and section', async (_language, texts) => {
    const { resource, fields } = await loadEditor()
    const words = texts[fields.texts] as unknown as Readonly<Record<string, { label?: string }>>
    for (const name of Object.keys(resource.form.shape)) expect(words[name]?.label, name).toBeTruthy()
    for (const { name } of fields.sections) expect(words.sections, name).toHaveProperty(name)
    expect(words.lead).toBeTruthy()
  })
})
