import { pastors } from '@narthex/contract/churches/pastor.resource'
import { filled, id } from '@narthex/contract/fields'
import { recordsPerPage } from '@narthex/contract/limits'
import type { StaffRole } from '@narthex/contract/permissions'
import { defineResource } from '@narthex/contract/resources/resource'
import { version } from '@narthex/contract/versions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listHistory } from '../../modules/audit/history.service.ts'
import { pastor } from '../../modules/churches/churches.tables.ts'
import { pastorColumns } from '../../modules/churches/office/pastors.columns.ts'
import { openHttpApi } from '../../testing/http-api.ts'
import { officeHeaders } from '../../testing/office-door.ts'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import type { ChurchWork } from '../work/church-work.ts'
import { tableRecords } from '../work/records.ts'
import { tableStatements, trashStatements } from './record-table.ts'
import type { ResourceColumns } from './resource-columns.ts'
import { findKinds, resourceRoutes } from './resource-routes.ts'
import type { ResourceService } from './resource-service.ts'

const canary = 'canary'
const calls = {
  list: { id: 'listX', summary: 'x' },
  get: { id: 'getX', summary: 'x' },
  add: { id: 'addX', summary: 'x', act: 'PASTOR_ADDED' },
  set: { id: 'setX', summary: 'x', act: 'PASTOR_SET' },
  remove: { id: 'removeX', summary: 'x', act: 'PASTOR_REMOVED' },
  publish: { id: 'publishX', summary: 'x', act: 'PASTOR_SET' },
  withdraw: { id: 'withdrawX', summary: 'x', act: 'PASTOR_SET' },
  history: { id: 'historyX', summary: 'x' },
  export: { id: 'exportX', summary: 'x', act: 'CONTENT_EXPORTED' },
  exportSheet: { id: 'exportSheetX', summary: 'x', act: 'CONTENT_EXPORTED' },
  getDraft: { id: 'getDraftX', summary: 'x' },
  saveDraft: { id: 'saveDraftX', summary: 'x', act: 'PASTOR_SET' },
  listVersions: { id: 'listVersionsX', summary: 'x' },
  getVersion: { id: 'getVersionX', summary: 'x' },
  restoreVersion: { id: 'restoreVersionX', summary: 'x', act: 'PASTOR_SET' },
  listTrash: { id: 'listTrashX', summary: 'x' },
  restore: { id: 'restoreX', summary: 'x', act: 'PASTOR_RESTORED' },
  purge: { id: 'purgeX', summary: 'x', act: 'PASTOR_PURGED' },
  previewBulk: { id: 'previewBulkX', summary: 'x' },
  runBulk: { id: 'runBulkX', summary: 'x', act: 'PASTOR_SET' },
  getBulk: { id: 'getBulkX', summary: 'x' },
  listBulkRows: { id: 'listBulkRowsX', summary: 'x' },
  cancelBulk: { id: 'cancelBulkX', summary: 'x' },
  undoBulk: { id: 'undoBulkX', summary: 'x', act: 'PASTOR_SET' },
} as const
/** Copies the calls under ids of their own. */
const callsAs = (mark: string) =>
  Object.fromEntries(
    Object.entries(calls).map(([verb, call]) => [verb, { ...call, id: call.id + mark }]),
  ) as typeof calls

const bulk = ['REMOVER', 'RESTAURAR', 'PUBLICAR'] as const
const own = { isPublic: false, bulk, isFound: true } as const
const narrowForm = z.strictObject({ nome: filled(200) })
const narrowRow = z.strictObject({ nome: z.string(), id, versao: version, ordem: z.int() })
/** A pastor's name for those who may know no more; the ministry and the life of a pastor are hidden. */
const narrow = defineResource({
  ...own,
  name: 'pastor_nome',
  path: '/escritorio/pastor-nome/',
  may: { read: 'content.write', write: 'content.write', publish: 'content.write', export: 'content.write' },
  form: narrowForm,
  example: { nome: 'Rute' },
  row: narrowRow,
  item: narrowRow,
  list: { search: ['nome'], filters: {}, sorts: { ordem: 'asc', nome: 'asc' }, perPage: recordsPerPage },
  calls: callsAs('Narrow'),
})
const wideForm = z.strictObject({ nome: filled(200), funcao: filled(200), biografia: z.nullable(z.string()) })
const wideRow = z.extend(wideForm, { id, versao: version, ordem: z.int() })
const wide = defineResource({
  ...own,
  name: 'pastor_vida',
  path: '/escritorio/pastor-vida/',
  may: { read: 'settings', write: 'settings', publish: 'settings', export: 'settings' },
  form: wideForm,
  example: { nome: 'Rute', funcao: 'Pastora', biografia: null },
  row: wideRow,
  item: wideRow,
  list: {
    search: ['nome', 'funcao'],
    filters: { funcao: z.optional(filled(200)) },
    sorts: { funcao: 'asc', nome: 'asc' },
    perPage: recordsPerPage,
  },
  calls: callsAs('Wide'),
})

type Stored = typeof pastor.$inferSelect

/** A careless service: it reads and answers whole rows, whatever its kind declares. */
function carelessService(columns: object, without: ('funcao' | 'biografia')[]) {
  const statements = tableStatements(pastor, async (_: ChurchWork, stored: readonly Stored[]) => [...stored])
  const trash = trashStatements(pastor)
  const touch = (work: ChurchWork, held: Stored) => statements.update(work, held, {})
  const service = {
    record: tableRecords(pastor, { without: ['removidoEm', ...without] }),
    subject: 'pastor',
    read: statements.find,
    readAll: statements.findAll,
    list: { columns: { ...pastorColumns, ...columns }, rows: statements.rows, count: statements.count },
    add: (work: ChurchWork, form: object) => statements.insert(work, { funcao: canary, ordem: 1, ...form } as never),
    set: statements.update,
    isLive: () => false,
    publish: touch,
    withdraw: touch,
    remove: trash.hide,
    restore: trash.unhide,
    purge: trash.purge,
    history: listHistory,
    table: () => ({ head: ['Tudo'], toLine: (item: object) => [JSON.stringify(item)] }),
  }
  return service as unknown as ResourceService<typeof narrow, Stored>
}
const byFuncao = {
  search: { nome: pastor.nome, funcao: pastor.funcao },
  filters: { funcao: pastor.funcao },
  sorts: { funcao: { column: pastor.funcao, kind: 'text' }, nome: pastorColumns.sorts.nome },
} satisfies Partial<ResourceColumns<typeof wide>>

describe('a field that a kind does not declare', () => {
  const test = setUpChurches({ farol: {} })
  let app: ReturnType<typeof openHttpApi>
  const people = new Map<StaffRole, Person>()
  let pastorId: number

  beforeAll(async () => {
    const routes = [
      ...resourceRoutes(
        narrow,
        carelessService({ search: { nome: pastor.nome }, filters: {} }, ['funcao', 'biografia']),
      ),
      ...resourceRoutes(wide as never, carelessService(byFuncao, [])),
    ]
    expect(findKinds(routes)).toHaveLength(2)
    app = openHttpApi(test.platform, routes)
    for (const role of ['ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN', 'ROLE_MODERATOR'] as const)
      people.set(role, await test.join({ roles: [role] }))
    pastorId = (await call(wide, 'POST', '', whole)).body.id
    await call(wide, 'PUT', `${pastorId}`, { ...whole, funcao: `${canary} nova`, versao: 1 })
  })
  afterAll(() => app?.close())

  const whole = { nome: 'Rute', funcao: `${canary} pastora`, biografia: `${canary} vida` }

  async function call(
    { path }: typeof narrow | typeof wide,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    rest: string,
    body?: object,
    role: StaffRole = path === wide.path ? 'ROLE_SUPER_ADMIN' : 'ROLE_ADMIN_CONTENT',
  ) {
    const headers = await officeHeaders(test.platform, people.get(role) as Person)
    const url = `/api/v1${path}${rest}`
    const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) })
    const { statusCode: status, payload: text } = answer
    return { status, text, body: text.startsWith('{') ? answer.json() : undefined }
  }

  /** Every call that tells something of a record, with what it is sent. */
  const readings: [string, 'GET' | 'POST' | 'PUT', (versao: number, versaoId: number) => string, object?][] = [
    ['its list', 'GET', () => ''],
    ['the record', 'GET', () => `${pastorId}`],
    ['its history', 'GET', () => `${pastorId}/historico`],
    ['its draft', 'GET', () => `${pastorId}/rascunho`],
    ['its versions', 'GET', () => `${pastorId}/versao/`],
    ['its file', 'GET', () => 'exportacao'],
    ['a refusal, with what the others wrote', 'PUT', () => `${pastorId}`, { ...whole, versao: 1 }],
  ]
  const narrowed = (body: object | undefined) =>
    body && Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'funcao' && name !== 'biografia'))

  it.each(readings)('does not leave in %s', async (_, method, makePath, body) => {
    const answer = await call(narrow, method, makePath(1, 1), narrowed(body))
    expect([200, 409]).toContain(answer.status)
    expect(answer.text).not.toContain(canary)
    expect(answer.text).not.toMatch(/funcao|biografia/)
  })

  it.each(readings.filter(([name]) => name !== 'its versions'))(
    'control: a kind that declares it tells it in %s',
    async (_, ...reading) => {
      const [method, makePath, body] = reading
      expect((await call(wide, method, makePath(1, 1), body)).text).toContain(canary)
    },
  )

  it('neither chooses, counts nor orders rows, nor is it found', async () => {
    for (const query of ['funcao=canary', 'ordem=funcao', 'ordem=-funcao', 'biografia=canary'])
      for (const path of [`?${query}`, `exportacao?${query}`, `planilha?${query}`])
        expect((await call(narrow, 'GET', path)).status, path).toBe(400)
    expect((await call(narrow, 'GET', `?term=${canary}`)).body).toMatchObject({ itens: [], total: 0 })
    expect((await call(wide, 'GET', `?term=${canary}`)).body, 'control').toMatchObject({ total: 1 })
    const selecao = { filtro: { funcao: `${canary} nova` }, exceto: [], quantos: 1 }
    const order = { acao: 'REMOVER', selecao }
    for (const path of ['lote/previa', 'lote/']) expect((await call(narrow, 'POST', path, order)).status).toBe(400)
    expect((await call(wide, 'POST', 'lote/previa', order)).body, 'control').toMatchObject({ quantos: 1 })
  })

  it('does not order by the cursor of a kind that declares it', async () => {
    await call(wide, 'POST', '', { ...whole, nome: 'Zilda' })
    const { proximo } = (await call(wide, 'GET', '?ordem=funcao&limit=1')).body
    for (const ordem of ['ordem', 'nome'])
      expect((await call(narrow, 'GET', `?ordem=${ordem}&apos=${proximo}`)).status).toBe(400)
  })

  it('is neither in what a batch tells nor in the trash', async () => {
    const made = (await call(wide, 'POST', '', { ...whole, nome: 'Noemi' })).body.id
    const order = (acao: string) => ({ acao, selecao: { ids: [made] } })
    const preview = await call(narrow, 'POST', 'lote/previa', order('REMOVER'))
    const batch = await call(narrow, 'POST', 'lote/', order('REMOVER'))
    const rows = await call(narrow, 'GET', `lote/${batch.body.id}/linha/`)
    const lying = await call(narrow, 'GET', 'lixeira/')
    expect(lying.body).toMatchObject({ itens: [{ titulo: 'Noemi' }] })
    for (const { status, text } of [preview, batch, rows, lying]) {
      expect(status).toBe(200)
      expect(text).not.toContain(canary)
    }
  })

  it('is kept, and not told, by versions and drafts of those who do not see it', async () => {
    const { id: made } = (await call(narrow, 'POST', '', { nome: 'Ester' })).body
    const save = { editor: 'aba-000001', sequencia: 1, versao: 1, revisao: 0, formulario: { nome: 'Ester, a rainha' } }
    expect((await call(narrow, 'PUT', `${made}/rascunho`, save)).status).toBe(200)
    const smuggled = { ...save, sequencia: 2, formulario: { nome: 'Ester', funcao: 'Outra' } }
    expect((await call(narrow, 'PUT', `${made}/rascunho`, smuggled)).status).toBe(400)
    const versions = await call(narrow, 'GET', `${made}/versao/`)
    const [first] = versions.body.itens
    const kept = await call(narrow, 'GET', `${made}/versao/${first.id}`)
    expect(kept.body.formulario).toEqual({ nome: 'Ester' })
    for (const { text } of [versions, kept, await call(narrow, 'GET', `${made}/rascunho`)])
      expect(text).not.toContain(canary)
    expect((await call(wide, 'GET', `${made}`)).body).toMatchObject({ nome: 'Ester, a rainha', funcao: canary })
  })

  it('is told by its kind to those alone who may read that', async () => {
    for (const [, method, makePath, body] of readings) {
      for (const role of ['ROLE_ADMIN_CONTENT', 'ROLE_MODERATOR'] as const) {
        const answer = await call(wide, method, makePath(1, 1), body, role)
        expect([answer.status, answer.text.includes(canary)]).toEqual([403, false])
      }
      expect((await call(narrow, method, makePath(1, 1), narrowed(body), 'ROLE_MODERATOR')).status).toBe(403)
    }
  })

  it('control: the product has a kind of the same table, whose fields are all for those who write content', () => {
    expect(Object.keys(pastors.row.shape)).toEqual(expect.arrayContaining(['funcao', 'biografia']))
  })
})
