import { resourceEndpoints } from '@narthex/contract/resources/resource-endpoints'
import { consoleCatalogue } from '@narthex/locales/console-catalogue'
import { describe, expect, test } from 'vitest'
import { kinds } from './kinds.ts'
import { places } from './navigation/places.ts'
import { layOut, listUncontrolled } from './resource/form/form-layout.ts'
import { usualOrder } from './resource/list/list-state.ts'

const catalogues = Object.entries(consoleCatalogue)

const loaded = await Promise.all(kinds.map(async (entry) => [entry.place, await entry.load(), entry] as const))

describe.each(loaded)('the kind %s', (_, kind, entry) => {
  test('is what its entry says of it', () => {
    expect(kind).toMatchObject({ place: entry.place, type: entry.type })
    expect(kind.calls.order !== undefined).toBe(entry.isOrdered === true)
    expect(kind.calls.saveDraft !== undefined).toBe(entry.hasDrafts === true)
    expect(kind.calls.listTrash !== undefined).toBe(entry.hasTrash === true)
  })

  test('stands at a place of the navigation that asks for what its list asks for', async () => {
    const { resource } = await kind.loadEditor()
    const place = places.find(({ name }) => name === kind.place)
    expect(place).toMatchObject({ permission: resource.may.read, ...(resource.module && { module: resource.module }) })
  })

  test('has the calls, rights, sorts and filters of its contract', async () => {
    const { resource } = await kind.loadEditor()
    const ids = (calls: object) => Object.fromEntries(Object.entries(calls).map(([verb, { id }]) => [verb, id]))
    expect(ids(kind.calls)).toEqual(ids(resourceEndpoints(resource)))
    expect(kind.type).toBe(resource.name)
    expect(kind.may).toEqual(resource.may)
    expect(kind.list.sorts).toEqual(resource.list.sorts)
    expect(usualOrder(kind).replace('-', '')).toBe(Object.keys(resource.list.sorts)[0])
    expect(kind.list.hasSearch).toBe(resource.list.search.length > 0)
    for (const { name } of kind.list.filters) expect(Object.keys(resource.list.filters)).toContain(name)
    for (const { name } of kind.list.columns) expect(Object.keys(resource.item.shape)).toContain(name)
  })

  test.each(catalogues)('has a word in %s for each column, filter, field and section', async (_language, texts) => {
    const editor = await kind.loadEditor()
    const columns = texts[kind.texts].columns as Readonly<Record<string, string>>
    for (const { name } of [...kind.list.columns, ...kind.list.filters]) expect(columns[name], name).toBeTruthy()
    const words = texts[editor.fields.texts] as unknown as Readonly<Record<string, { label?: string }>>
    for (const { fields } of layOut(editor))
      for (const { name } of fields) expect(words[name]?.label, name).toBeTruthy()
  })

  test('has a control for each field of its form', async () => {
    const editor = await kind.loadEditor()
    expect(listUncontrolled(editor)).toEqual([])
  })
})
