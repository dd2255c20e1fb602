import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import type { CallInput, Success } from '../endpoint.ts'
import { versionOrNone } from '../versions.ts'
import { orderForm } from './order.ts'
import { defineSettings } from './settings.ts'
import { settingsEndpoints } from './settings-endpoints.ts'

const form = z
  .strictObject({ de: z.int(), ate: z.int() })
  .check(z.refine(({ de, ate }) => ate > de, { path: ['ate'], error: 'Ends before it begins' }))
const opening = defineSettings({
  name: 'abertura',
  path: '/abertura/',
  module: 'MOD_EVENTO',
  isPublic: true,
  may: { read: 'events.read', write: 'settings' },
  form,
  example: { de: 1, ate: 2 },
  row: z.strictObject({ de: z.int(), ate: z.int(), versao: versionOrNone, dias: z.int() }),
  calls: {
    get: { id: 'getOpening', summary: 'The opening' },
    set: { id: 'setOpening', summary: 'Sets the opening', act: 'EVENT_SET', errors: ['ALREADY_SOLD'] },
    history: { id: 'listOpeningChanges', summary: 'Its changes' },
  },
})
const { get, set, history } = settingsEndpoints(opening)
const findProblems = (schema: z.ZodMiniType, given: unknown) => z.safeParse(schema, given).error?.issues

describe('the endpoints of settings', () => {
  it('are read and replaced at one address, and tell their history, the same ones each time', () => {
    expect([get, set, history].map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /abertura/',
      'PUT /abertura/',
      'GET /abertura/historico',
    ])
    expect(settingsEndpoints(opening).set).toBe(set)
    expect(set).toMatchObject({ id: 'setOpening', church: 'host', about: 'none', module: 'MOD_EVENTO' })
  })

  it('ask for the permission to read or to write, and declare their codes', () => {
    expect([get, set, history].map(({ access }) => access.permission)).toEqual([
      'events.read',
      'settings',
      'events.read',
    ])
    expect(set.errors).toEqual(['CHANGED_MEANWHILE', 'ALREADY_SOLD'])
  })

  it('check the whole form, with the version that it was made on: 0 for settings that were never written', () => {
    expect(z.parse(set.body, { de: 1, ate: 2, versao: 0 })).toEqual({ de: 1, ate: 2, versao: 0 })
    expect(findProblems(set.body, { de: 1, ate: 1, versao: 0 })).toMatchObject([{ path: ['ate'] }])
    expect(findProblems(set.body, { de: 1, ate: 2 })).toMatchObject([{ path: ['versao'] }])
    expect(findProblems(set.body, { de: 1, ate: 2, versao: 0, dias: 3 })).toHaveLength(1)
  })

  it('are typed from end to end', () => {
    expectTypeOf<CallInput<typeof set>['body']>().toEqualTypeOf<
      { de: number; ate: number } & { readonly versao: number }
    >()
    expectTypeOf<Success<typeof get>['dias']>().toEqualTypeOf<number>()
  })
})

describe('an order of records', () => {
  it('names the records that the caller saw, each once, in another order or the same', () => {
    expect(findProblems(orderForm, { ids: [2, 1], antes: [1, 2] })).toBeUndefined()
    expect(findProblems(orderForm, { ids: [], antes: [] })).toBeUndefined()
    for (const ids of [[1], [1, 1], [1, 3], [1, 2, 3]])
      expect(findProblems(orderForm, { ids, antes: [1, 2] }), String(ids)).toMatchObject([{ path: ['ids'] }])
  })
})
