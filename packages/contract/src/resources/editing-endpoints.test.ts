import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { filled, id, instant } from '../fields.ts'
import { version } from '../versions.ts'
import { externalId } from './editing.schemas.ts'
import { defineResource } from './resource.ts'
import { resourceEndpoints } from './resource-endpoints.ts'

const form = z.strictObject({
  titulo: filled(20),
  dataPublicacao: z.optional(instant),
  idExterno: z.optional(z.nullable(externalId)),
  traducoes: z._default(z.record(z.string(), z.string()), {}),
})
const row = z.extend(form, { id, versao: version })
const plan = {
  name: 'aviso',
  path: '/aviso/',
  isPublic: true,
  may: { read: 'events.read', write: 'events.write', publish: 'settings', export: 'events.export' },
  form,
  example: { titulo: 'Ensaio' },
  row,
  item: row,
  list: {
    search: ['titulo'],
    filters: { situacao: z.optional(z.enum(['A', 'B'])) },
    sorts: { titulo: 'asc' },
    perPage: { usual: 50, largest: 200 },
  },
  bulk: ['PUBLICAR', 'REMOVER'],
} as const
const act = 'EVENT_SET'
const notice = defineResource({
  ...plan,
  calls: {
    put: { id: 'putNotice', summary: 'Puts one', act },
    getDraft: { id: 'getNoticeDraft', summary: 'Its draft' },
    saveDraft: { id: 'saveNoticeDraft', summary: 'Keeps it', act },
    discardDraft: { id: 'discardNoticeDraft', summary: 'Drops it' },
    publish: { id: 'publishNotice', summary: 'Publishes it', act },
    schedule: { id: 'scheduleNotice', summary: 'Later', act },
    listVersions: { id: 'listNoticeVersions', summary: 'Versions' },
    publishLanguage: { id: 'publishNoticeLanguage', summary: 'In one language', act },
    restore: { id: 'restoreNotice', summary: 'Restores it', act },
    listTrash: { id: 'listNoticeTrash', summary: 'Trash' },
    runBulk: { id: 'runNoticeBulk', summary: 'Many', act },
    getBulk: { id: 'getNoticeBulk', summary: 'How far' },
    addView: { id: 'addNoticeView', summary: 'A view' },
  },
})
const calls = resourceEndpoints(notice)
const problemsOf = (schema: z.ZodMiniType, given: unknown) => z.safeParse(schema, given).error?.issues ?? []

describe('the calls of an editor', () => {
  it('ask for the permission of what they do', () => {
    const permissions = Object.entries(calls).map(([verb, { access }]) => [verb, access.permission])
    expect(Object.fromEntries(permissions)).toEqual({
      put: 'events.write',
      getDraft: 'events.read',
      saveDraft: 'events.write',
      discardDraft: 'events.write',
      publish: 'settings',
      schedule: 'settings',
      listVersions: 'events.read',
      publishLanguage: 'settings',
      restore: 'events.write',
      listTrash: 'events.read',
      runBulk: 'events.write',
      getBulk: 'events.read',
      addView: 'events.read',
    })
  })

  it('keep a form that is not complete, and nothing that it does not have', () => {
    const save = (formulario: unknown) => ({ editor: 'aba-00000001', sequencia: 1, versao: 1, revisao: 0, formulario })
    for (const kept of [{}, { titulo: '' }, { titulo: 7, traducoes: null }])
      expect(problemsOf(calls.saveDraft.body, save(kept)), JSON.stringify(kept)).toEqual([])
    const deep = JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`)
    for (const refused of [{ outro: 1 }, { titulo: '\u0000' }, { traducoes: { pt: '\udc00' } }, { titulo: deep }])
      expect(problemsOf(calls.saveDraft.body, save(refused)), JSON.stringify(refused)).toHaveLength(1)
  })

  it('publish a draft that was seen, and whatever draft there is where none is named', () => {
    expect(z.parse(calls.publish.body, { versao: 2 })).toEqual({ versao: 2 })
    expect(z.parse(calls.publish.body, { versao: 2, revisao: 0 })).toEqual({ versao: 2, revisao: 0 })
  })

  it('choose many by ids, or by the filters of the list with the number that was seen', () => {
    const { body } = calls.runBulk
    const parsed = z.parse(body, { acao: 'PUBLICAR', selecao: { filtro: { situacao: 'A' }, quantos: 3 } })
    expect(parsed).toEqual({ acao: 'PUBLICAR', selecao: { filtro: { situacao: 'A' }, exceto: [], quantos: 3 } })
    for (const selecao of [
      { filtro: { situacao: 'C' }, quantos: 1 },
      { filtro: { outro: 1 }, quantos: 1 },
      { filtro: {}, quantos: 1, resumo: 'x' },
      { filtro: {} },
    ])
      expect(problemsOf(body, { acao: 'PUBLICAR', selecao }), JSON.stringify(selecao)).not.toEqual([])
    expect(problemsOf(body, { acao: 'RETIRAR', selecao: { ids: [1] } })).not.toEqual([])
  })
})

it('a kind without the fields that its calls stand on does not compile', () => {
  const plain = z.strictObject({ titulo: filled(20) })
  const plainRow = z.extend(plain, { id, versao: version })
  const own = { ...plan, form: plain, row: plainRow, item: plainRow }
  const call = { id: 'call', summary: 'Does it', act } as const
  // @ts-expect-error A record that is put by its external id has one.
  defineResource({ ...own, calls: { put: call } })
  // @ts-expect-error What goes live at a moment has one.
  defineResource({ ...own, calls: { schedule: call } })
  // @ts-expect-error What is published by languages has translations.
  defineResource({ ...own, calls: { publishLanguage: call } })
})
