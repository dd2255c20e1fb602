import { dayMs } from '@narthex/contract/durations'
import { people } from '@narthex/contract/people/person.resource'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OwnerConnection } from '../../../platform/database/database.ts'
import { createMemberCall } from '../../../platform/http/route.ts'
import { readChurchTables } from '../../../testing/catalogue.ts'
import { joinChurch, type Person } from '../../../testing/people.ts'
import { leaveTraces } from '../../../testing/personal-rows.ts'
import { setUpSeededChurches } from '../../../testing/set-up.ts'
import { eraseMember } from '../../leaving/erasure.service.ts'
import { exportPersonalData } from '../../leaving/export.service.ts'
import { mergeRules } from './merging.rules.ts'
import { forgetOldMerges, mergePeople } from './merging.service.ts'
import { listReferences } from './references.queries.ts'

const path = '/escritorio/uniao/'

/** Tables that acts write into, and what only counts changes. */
const written = [
  'auditoria',
  'codigo_unico',
  'historico',
  'pessoa_uniao',
  'pessoa_uniao_linha',
  'sessao',
  'sessao_token',
  'tarefa',
]

describe('merges of people', () => {
  const test = setUpSeededChurches({ startsAt: new Date('2026-06-10T15:00:00Z') })
  let admin: Person
  let secretary: Person
  let number = 0
  beforeAll(async () => {
    test.now = new Date('2026-06-10T15:00:00Z')
    admin = await test.join({ nome: 'Rute', roles: ['ROLE_ADMIN'] })
    secretary = await test.join({ nome: 'Noemi', roles: ['ROLE_SECRETARY'] })
  })
  beforeEach(() => {
    number++
  })

  const call = (method: 'GET' | 'POST' | 'PUT', own: string, body?: object, office = secretary) =>
    test.call(method, own.startsWith('/') ? own : `${path}${own}`, { office, ...(body && { body }) })
  async function add(own: object = {}) {
    const { status, body } = await call('POST', people.path, { nome: 'Léa', sobrenome: `Prado ${number}`, ...own })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  const read = async (id: number) => (await call('GET', `${people.path}${id}`)).body
  const toForm = (fica: { id: number; versao: number }, sai: { id: number; versao: number }, campos: object = {}) => ({
    idUsuario: fica.id,
    versao: fica.versao,
    idOutro: sai.id,
    versaoOutro: sai.versao,
    campos,
  })
  async function merge(form: object, office = secretary) {
    const { status, body } = await call('POST', '', form, office)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const undo = (id: number, office = secretary) => call('POST', `${id}/desfazer`, undefined, office)
  const owner = <T>(run: (connection: OwnerConnection) => Promise<T>) => test.asOwner(run)

  async function readState() {
    return owner(async (connection) => {
      const tables = await readChurchTables(connection)
      const state: Record<string, string[]> = {}
      for (const table of tables.filter((name) => !written.includes(name))) {
        const counted = table === 'usuario' ? '{versao,nome_dobrado}' : '{alterado_em}'
        const rows = await connection.query<{ row: string }>(
          `select (to_jsonb(t) - '${counted}'::text[])::text as row from ${table} t where igreja_id = $1 order by 1`,
          [test.videira.igrejaId],
        )
        state[table] = rows.map(({ row }) => row)
      }
      return state
    })
  }

  it('decide on every column that names a person, and on none that does not', async () => {
    const references = await owner(async () => test.platform.transactions.at(test.videira).inChurch(listReferences))
    expect(references.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
      Object.keys(mergeRules).toSorted(),
    )
  })

  it('of two who have something in every table move it, and undone leave every table as it was', async () => {
    const [ana, eva] = [await test.join({ nome: 'Ana' }), await test.join({ nome: 'Eva' })]
    await owner((connection) => leaveTraces(connection, test.videira, ana, `ana${number}`))
    await owner((connection) => leaveTraces(connection, test.videira, eva, `eva${number}`))
    for (const { memberId } of [ana, eva])
      await owner((connection) =>
        connection.query(
          `insert into cuidado (igreja_id, tipo, usuario_id, desde) values ($1, 'VISITANTE', $2, now()), ($1, 'PESSOA', $2, now())`,
          [test.videira.igrejaId, memberId],
        ),
      )
    const before = await readState()
    const [fica, sai] = [await read(ana.memberId), await read(eva.memberId)]
    // Of two who log in, one login is closed: a secretary may not.
    expect((await call('POST', '', toForm(fica, sai))).body.code).toBe('BOTH_LOG_IN')
    const made = await merge(toForm(fica, sai, { nome: 'SAI', email: 'SAI' }), admin)
    const merged = await readState()
    expect(merged).not.toEqual(before)
    expect(await read(ana.memberId)).toMatchObject({ nome: sai.nome, email: sai.email, telefone: fica.telefone })
    const gifts = (state: Record<string, string[]>, id: number) =>
      (state.doacao ?? []).filter((row) => JSON.parse(row).usuario_id === id)
    expect(gifts(merged, ana.memberId)).toHaveLength(2)
    expect(gifts(merged, eva.memberId)).toEqual([])
    expect((await test.call('GET', '/me', { token: eva.token })).status).toBe(401)
    await expect(test.logIn(eva.email)).rejects.toThrow()

    expect((await undo(made.id)).body.code).toBe('BOTH_LOG_IN')
    const back = await undo(made.id, admin)
    expect(back.status, JSON.stringify(back.body)).toBe(200)
    expect(back.body).toMatchObject({ idUsuario: ana.memberId, idOutro: eva.memberId, ficaram: 0 })
    const after = await readState()
    for (const table of Object.keys(before)) expect(after[table], table).toEqual(before[table])
    expect((await undo(made.id, admin)).body).toMatchObject({ voltaram: 0 })
  })

  it('by two clicks at once are one, by two secretaries in two ways one of the two', async () => {
    const [first, other] = [await add(), await add()]
    const answers = await Promise.all([call('POST', '', toForm(first, other)), call('POST', '', toForm(first, other))])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id)
    const [lea, rui] = [await add(), await add()]
    const both = await Promise.all([call('POST', '', toForm(lea, rui)), call('POST', '', toForm(rui, lea), admin)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('keep what a sheet of another program says of the one who went, and are found by their ids', async () => {
    const first = await add({ idExterno: `pc:${number}a`, telefone: `11 9${8000 + number}-1111` })
    const other = await add({ idExterno: `pc:${number}b`, comoChegou: 'amiga' })
    const { id } = await merge(toForm(first, other))
    const list = (await call('GET', `${people.path}?idExterno=${encodeURIComponent(`pc:${number}b`)}`)).body
    expect(list.itens.map((person: { id: number }) => person.id)).toEqual([first.id])
    expect(await read(other.id)).toMatchObject({ unidaA: first.id })
    expect(await read(first.id)).toMatchObject({ comoChegou: 'amiga', outrosIds: [`pc:${number}b`] })
    const put = await call('PUT', `${people.path}externo/${encodeURIComponent(`pc:${number}b`)}`, {
      nome: 'Léa',
      sobrenome: `Prado ${number}`,
      comoChegou: 'amiga',
      anotacao: 'da segunda vez',
    })
    expect(put, JSON.stringify(put.body)).toMatchObject({
      status: 200,
      body: { id: first.id, anotacao: 'da segunda vez' },
    })
    expect(put.body.idExterno).toBe(`pc:${number}a`)
    const late = await call('PUT', `${people.path}${other.id}`, { nome: 'X', sobrenome: '', versao: other.versao + 2 })
    expect(late.body).toMatchObject({ code: 'PERSON_MERGED', details: [{ path: 'unidaA', message: String(first.id) }] })
    const found = (await call('GET', `${people.path}?term=prado%20${number}`)).body.itens
    expect(found.map((person: { id: number }) => person.id)).toEqual([first.id])
    expect((await undo(id)).status).toBe(200)
    expect(await read(first.id)).toMatchObject({ comoChegou: null, idExterno: `pc:${number}a` })
    expect(await read(first.id)).not.toHaveProperty('outrosIds')
  })

  it('undone leave what was added or changed since with the one who stayed', async () => {
    const [first, other] = [await add(), await add({ email: `nova${number}@example.org` })]
    const { id } = await merge(toForm(first, other))
    const now = await read(first.id)
    const { outrosIds: _, ...form } = now
    const changed = await call('PUT', `${people.path}${first.id}`, {
      ...toPersonForm(form),
      telefone: '11 91234-0000',
      versao: now.versao,
    })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    const household = await call('POST', '/escritorio/domicilio/', {
      nome: 'Casa',
      membros: [{ idUsuario: first.id, papel: 'ADULTO' }],
    })
    expect(household.status).toBe(201)
    expect((await undo(id)).body).toMatchObject({ ficaram: 0 })
    expect(await read(first.id)).toMatchObject({ telefone: '+55 11 91234-0000', email: null })
    expect(await read(other.id)).toMatchObject({ email: `nova${number}@example.org` })
    expect((await call('GET', `/escritorio/domicilio/?pessoa=${first.id}`)).body.itens).toHaveLength(1)
    const again = await merge(toForm(await read(first.id), await read(other.id)))
    test.advance(31 * dayMs)
    expect((await undo(again.id)).body.code).toBe('CANNOT_BE_UNDONE')
    await test.platform.transactions.at(test.videira).inChurch(forgetOldMerges)
    const kept = await owner((connection) =>
      connection.query('select from pessoa_uniao_linha where uniao_id = $1', [again.id]),
    )
    expect(kept).toHaveLength(0)
  })

  it('widen no roles but those that the caller gives, and never those of money and of owners', async () => {
    const target = await test.join({ nome: 'Ivo' })
    const helper = await test.join({
      nome: 'Ivo',
      roles: ['ROLE_PASTOR'],
    })
    const made = await merge(toForm(await read(target.memberId), await read(helper.memberId)), admin)
    const rolesOf = (memberId: number) =>
      owner(async (connection) =>
        (
          await connection.query<{ role: string }>('select role from usuario_role where usuario_id = $1 order by 1', [
            memberId,
          ])
        ).map(({ role }) => role),
      )
    expect(await rolesOf(target.memberId)).toEqual(['ROLE_PASTOR'])
    expect((await undo(made.id, admin)).status).toBe(200)
    expect(await rolesOf(target.memberId)).toEqual([])
    const treasurer = await test.join({ nome: 'Ivo', roles: ['ROLE_TREASURER'] })
    const refused = await call('POST', '', toForm(await read(target.memberId), await read(treasurer.memberId)), admin)
    expect(refused.body.code).toBe('BOTH_LOG_IN')
    const own = await call('POST', '', toForm(await read(admin.memberId), await add()), admin)
    expect(own.body.code).toBe('OWN_PERSON')
    const login = await call('POST', '', toForm(await add(), await read(target.memberId)))
    expect(login.body.code).toBe('LOGIN_HAS_TO_STAY')
  })

  it('reach no other church, no one who was erased, and are left undone by a transaction that breaks', async () => {
    const [first, other] = [await add(), await add()]
    const stranger = await joinChurch(test.platform, test.platform.transactions.at(test.oliveira), {})
    for (const form of [
      toForm(first, { id: stranger.memberId, versao: 1 }),
      toForm({ id: stranger.memberId, versao: 1 }, first),
      toForm(first, first),
    ])
      expect((await call('POST', '', form)).status).toBe(404)
    expect((await call('GET', `previa/${first.id}/${stranger.memberId}`)).status).toBe(404)
    const before = await readState()
    const at = createMemberCall(test.platform.transactions.at(test.videira), secretary)
    const broken = mergePeople(
      test.needs,
      { ...at, inChurch: (run) => at.inChurch(async (work) => Promise.reject(await run(work))) },
      toForm(first, other) as never,
    )
    await expect(broken).rejects.toBeDefined()
    expect(await readState()).toEqual(before)
    const { id } = await merge(toForm(first, other))
    await owner((connection) => connection.query('delete from usuario where id = $1', [other.id]))
    expect((await undo(id)).status).toBe(404)
    expect((await call('POST', '', toForm(await read(first.id), other))).status).toBe(404)
  })

  it('are told and erased with the person who stayed', async () => {
    const [ana, eva] = [await test.join({ nome: 'Ana' }), await test.join({ nome: 'Eva' })]
    await owner((connection) => leaveTraces(connection, test.videira, eva, `gone${number}`))
    await merge(toForm(await read(ana.memberId), await read(eva.memberId)), admin)
    const church = test.platform.transactions.at(test.videira)
    const copy = JSON.stringify(await exportPersonalData(createMemberCall(church, ana), test.needs.personalData))
    expect(copy).toContain(`gone${number}-usuario-nome`)
    expect(copy).toContain(`gone${number}-nota_sermao-texto`)
    await eraseMember(test.platform, church, test.needs.personalData, ana)
    const left = await owner((connection) =>
      connection.query('select from usuario where id in ($1, $2)', [ana.memberId, eva.memberId]),
    )
    expect(left).toHaveLength(0)
    expect(await owner((connection) => connection.query('select from conta where id = $1', [eva.accountId]))).toEqual(
      [],
    )
  })

  it('are proposed by telephone, address, and name with day of birth, until people are said to be different', async () => {
    const born = { nome: 'Gêmea', dataNascimento: '1980-01-02' }
    const pairs = [
      [await add({ telefone: `11 95555-${1000 + number}` }), await add({ telefone: `11 95555-${1000 + number}` })],
      [await add({ email: `um${number}@example.org` }), await add({ email: `um${number}@example.org` })],
      [await add(born), await add({ ...born, nome: 'GEMEA' })],
    ]
    const listAll = async () => {
      const groups: number[][] = []
      for (let apos: string | null = ''; apos !== null; ) {
        const { status, body } = await call('GET', `semelhantes${apos ? `?apos=${apos}` : ''}`)
        expect(status, JSON.stringify(body)).toBe(200)
        groups.push(...body.itens.map(({ pessoas }: { pessoas: { id: number }[] }) => pessoas.map(({ id }) => id)))
        apos = body.proximo
      }
      return groups
    }
    const ids = pairs.map((pair) => pair.map(({ id }) => id))
    expect(await listAll()).toEqual(expect.arrayContaining(ids))
    const [first = []] = ids
    const say = (flagDistintas: boolean) => call('POST', 'distintas', { pessoas: first, flagDistintas })
    expect((await say(true)).status).toBe(200)
    expect(await listAll()).not.toContainEqual(first)
    expect((await call('GET', `${people.path}${first[0]}/semelhante`)).body.itens).toEqual([])
    expect((await say(false)).status).toBe(200)
    expect(await listAll()).toContainEqual(first)
    await merge(toForm(pairs[1]?.[0], pairs[1]?.[1]))
    expect(await listAll()).not.toContainEqual(ids[1])
    for (const apos of ['x', 'W10', Buffer.from('["NOME_E_NASCIMENTO","x","y"]').toString('base64url')])
      expect((await call('GET', `semelhantes?apos=${apos}`)).status).toBe(400)
    const preview = (await call('GET', `previa/${ids[2]?.[0]}/${ids[2]?.[1]}`)).body
    expect(preview).toMatchObject({ flagTrocavel: true, impedimentos: [], campos: [{ campo: 'nome' }] })
    expect(preview.contagens).toEqual([])
  })
})

function toPersonForm(row: Record<string, unknown>) {
  const {
    id: _,
    versao: __,
    imagem: ___,
    faixa: ____,
    acesso: _____,
    origem: ______,
    dataCadastro: _______,
    ...form
  } = row
  return form
}
