import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import type { CallInput, Success } from '../endpoint.ts'
import { id } from '../fields.ts'
import { version } from '../versions.ts'
import { defineResource } from './resource.ts'
import { resourceEndpoints } from './resource-endpoints.ts'

const form = z
  .strictObject({ nome: z.string(), de: z._default(z.int(), 0), ate: z.int() })
  .check(z.refine(({ de, ate }) => ate > de, { path: ['ate'], error: 'Ends before it begins' }))
const row = z.strictObject({ ...form.shape, id, versao: version })
const plan = {
  name: 'trilho',
  path: '/trilho/',
  module: 'MOD_EVENTO',
  isPublic: false,
  may: { read: 'events.read', write: 'events.write', publish: 'settings', export: 'events.export' },
  form,
  example: { nome: 'Manhã', ate: 1 },
  row,
  item: row,
  list: {
    search: ['nome'],
    filters: { situacao: z.optional(z.enum(['A', 'B'])) },
    sorts: { ate: 'desc', nome: 'asc' },
    perPage: { usual: 50, largest: 200 },
  },
} as const
const track = defineResource({
  ...plan,
  calls: {
    list: { id: 'listTracks', summary: 'Tracks' },
    add: { id: 'addTrack', summary: 'Adds one', act: 'EVENT_ADDED' },
    set: { id: 'setTrack', summary: 'Changes one', act: 'EVENT_SET', errors: ['ALREADY_SOLD'] },
    publish: { id: 'publishTrack', summary: 'Publishes one', act: 'EVENT_SET' },
    withdraw: { id: 'withdrawTrack', summary: 'Withdraws one', act: 'EVENT_SET' },
    history: { id: 'listTrackChanges', summary: 'Its changes' },
    export: { id: 'exportTracks', summary: 'As CSV', act: 'EVENT_SET' },
    exportSheet: { id: 'exportTracksSheet', summary: 'As a workbook', act: 'EVENT_SET' },
  },
})
const { list, add, set, publish, withdraw, history, export: csv, exportSheet } = resourceEndpoints(track)

const problemsOf = (schema: z.ZodMiniType, given: unknown) => z.safeParse(schema, given).error?.issues

describe('the endpoints of a kind', () => {
  it('are those that it names, and the same each time', () => {
    expect(Object.keys(resourceEndpoints(track))).toEqual(Object.keys(track.calls))
    expect(resourceEndpoints(track).list).toBe(list)
  })

  it('ask for its permissions, at its church and behind its module', () => {
    expect([list, add, set, publish, withdraw, history].map(({ access }) => access.permission)).toEqual([
      'events.read',
      'events.write',
      'events.write',
      'settings',
      'settings',
      'events.read',
    ])
    expect(set).toMatchObject({ id: 'setTrack', method: 'PUT', path: '/trilho/{id}', church: 'host', about: 'none' })
    expect(withdraw).toMatchObject({ method: 'DELETE', path: '/trilho/{id}/publicacao', module: 'MOD_EVENTO' })
    expect(history).toMatchObject({ method: 'GET', path: '/trilho/{id}/historico' })
  })

  it('declare their usual codes, and those of the kind', () => {
    expect(list.errors).toEqual([])
    expect(set.errors).toEqual(['NOT_FOUND', 'CHANGED_MEANWHILE', 'ALREADY_SOLD'])
    expectTypeOf(set.errors).toEqualTypeOf<readonly ('NOT_FOUND' | 'CHANGED_MEANWHILE' | 'ALREADY_SOLD')[]>()
  })

  it('check the whole form, with the version of a change', () => {
    expect(problemsOf(add.body, { nome: 'Manhã', ate: 0 })).toMatchObject([{ path: ['ate'] }])
    expect(problemsOf(set.body, { nome: 'Manhã', ate: 0, versao: 1 })).toMatchObject([{ path: ['ate'] }])
    expect(problemsOf(set.body, { nome: 'Manhã', ate: 1 })).toMatchObject([{ path: ['versao'] }])
    expect(z.parse(set.body, { nome: 'Manhã', ate: 1, versao: 3 })).toEqual({ nome: 'Manhã', de: 0, ate: 1, versao: 3 })
  })

  it('take for a list what it searches, filters and sorts by, and nothing else', () => {
    expect(z.parse(list.query, {})).toEqual({ limit: 50, ordem: '-ate' })
    const asked = { apos: 'abc', limit: '5', term: ' Manhã ', situacao: 'B', ordem: 'nome' } as const
    expect(z.parse(list.query, asked)).toEqual({ ...asked, limit: 5, term: 'Manhã' })
    for (const refused of [{ ordem: 'de' }, { situacao: 'C' }, { nome: 'Manhã' }, { limit: '201' }, { term: '' }])
      expect(problemsOf(list.query, refused), JSON.stringify(refused)).toHaveLength(1)
  })

  it('export the list as it is searched, filtered and sorted, by a permission of their own', () => {
    expect(csv).toMatchObject({ method: 'GET', path: '/trilho/exportacao', download: 'text/csv' })
    expect(exportSheet).toMatchObject({ path: '/trilho/planilha', access: { permission: 'events.export' } })
    const asked = { term: 'Manhã', situacao: 'B', ordem: 'nome' } as const
    expect(z.parse(csv.query, asked)).toEqual(asked)
    expect(z.parse(csv.query, {})).toEqual({ ordem: '-ate' })
    for (const refused of [{ limit: '5' }, { apos: 'abc' }])
      expect(problemsOf(exportSheet.query, refused), JSON.stringify(refused)).toHaveLength(1)
  })

  it('are typed from end to end', () => {
    expectTypeOf<CallInput<typeof set>['body']>().toEqualTypeOf<
      { nome: string; de?: number | undefined; ate: number } & { readonly versao: number }
    >()
    expectTypeOf<NonNullable<CallInput<typeof list>['query']>['ordem']>().toEqualTypeOf<
      'ate' | '-ate' | 'nome' | '-nome' | undefined
    >()
    expectTypeOf<Success<typeof list>['itens'][number]['nome']>().toEqualTypeOf<string>()
  })
})

it('a declaration that does not fit its record does not compile', () => {
  const calls = { list: { id: 'listTracks', summary: 'Tracks' } } as const
  defineResource({ ...plan, calls })
  // @ts-expect-error No row of the list has this field.
  defineResource({ ...plan, calls, list: { ...plan.list, search: ['titulo'] } })
  // @ts-expect-error No row of the list has this field.
  defineResource({ ...plan, calls, list: { ...plan.list, sorts: { titulo: 'asc' } } })
  // @ts-expect-error A write is an act.
  defineResource({ ...plan, calls: { add: calls.list } })
  const may = { read: 'events.read', write: 'events.write' } as const
  // @ts-expect-error Publishing asks for a permission.
  defineResource({ ...plan, may, calls: { publish: { ...calls.list, act: 'EVENT_SET' } } })
  const exported = { id: 'exportTracks', summary: 'As CSV', act: 'EVENT_SET' } as const
  // @ts-expect-error Exporting asks for a permission.
  defineResource({ ...plan, may, calls: { ...calls, export: exported } })
  // @ts-expect-error Nothing is exported but a list.
  defineResource({ ...plan, calls: { exportSheet: exported } })
})
