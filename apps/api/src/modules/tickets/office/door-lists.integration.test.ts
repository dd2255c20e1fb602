import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { publishDoorEvent, setUpDoor, startsAt } from '../door/testing/set-up-door.ts'

const elsewhere = { host: 'farol.narthex.test' }

interface OfficeList {
  readonly id: number
  readonly nome: string
  readonly ingressos: number[] | null
  readonly leituras: number
}

describe('the check-in lists of an event', () => {
  const { test, stage, sell } = setUpDoor()
  let admin: Person
  let editor: Person
  let stranger: Person

  beforeAll(async () => {
    test.now = startsAt
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
    editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    stranger = await test.join({ at: test.farol, roles: ['ROLE_ADMIN'] })
  })

  type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE'
  const call = (person: Person | undefined, method: Verb, path: string, body?: unknown) =>
    test.call(method, `/evento/${path}`, { token: person?.token, body, ...(person === stranger ? elsewhere : {}) })
  const office = (method: Verb, path: string, body?: unknown) => call(admin, method, path, body)
  const readSale = async (eventId = stage.eventId): Promise<{ versao: number; listas: OfficeList[] }> =>
    (await office('GET', `${eventId}/equipe/venda`)).body
  const openDoor = async (eventId = stage.eventId) => (await office('GET', `${eventId}/portaria/`)).body
  const publish = () => publishDoorEvent(test.platform.transactions.at(test.videira))

  async function add(own: object, eventId = stage.eventId) {
    const { versao } = await readSale(eventId)
    return office('POST', `${eventId}/equipe/lista/`, { versao, ...own })
  }
  async function remove(id: number, eventId = stage.eventId) {
    const { versao } = await readSale(eventId)
    return office('DELETE', `${eventId}/equipe/lista/${id}?versao=${versao}`)
  }
  async function scan(lista: number, bilhete: number) {
    // Of readings at the same moment the lower id counts.
    test.now = new Date(test.now.getTime() + 1000)
    const momento = test.now.toISOString()
    const leituras = [{ id: randomUUID(), lista, tipo: 'ENTRADA', momento, bilhete }]
    const body = { aparelho: 'Marina · K7', agora: momento, leituras }
    return (await office('POST', `${stage.eventId}/portaria/leituras/`, body)).body[0].resultado
  }

  it('begin with the entrance, also where another list is added before a phone opened the door', async () => {
    const { eventId } = await publish()
    expect((await readSale(eventId)).listas).toEqual([])
    const { status, body } = await add({ nome: 'Jantar' }, eventId)
    expect(status).toBe(201)
    const { listas } = await readSale(eventId)
    expect(listas).toMatchObject([
      { nome: 'Entrada', ingressos: null, leituras: 0 },
      { id: body.id, nome: 'Jantar', ingressos: null, leituras: 0 },
    ])
    const span = { dataInicio: '2026-12-10T20:00:00Z', dataFim: '2026-12-12T15:00:00Z' }
    const fresh = (await office('POST', '', { titulo: 'Retiro', ...span })).body.id
    expect((await office('PUT', `${fresh}/equipe/venda`, { versao: 0 })).status).toBe(200)
    expect((await readSale(fresh)).listas).toMatchObject([{ nome: 'Entrada' }])
  })

  it('reach a phone when it synchronises next, and let the same ticket in once each', async () => {
    const [entrance] = (await openDoor()).listas
    const { body } = await add({ nome: 'Jantar', ingressos: [stage.adult] })
    const shown = { id: body.id, nome: 'Jantar', ingressos: [stage.adult] }
    expect((await openDoor()).listas).toEqual([entrance, shown])
    const { id } = await sell()
    expect([await scan(entrance.id, id), await scan(body.id, id)]).toEqual(['ACEITA', 'ACEITA'])
    expect([await scan(entrance.id, id), await scan(body.id, id)]).toEqual(['DUPLICADA', 'DUPLICADA'])
    const change = { nome: 'Almoço', ingressos: [stage.child], versao: body.versao }
    const path = `${stage.eventId}/equipe/lista/${body.id}`
    expect(await office('PUT', path, change)).toMatchObject({ status: 200, body: { versao: body.versao + 1 } })
    expect((await openDoor()).listas).toEqual([entrance, { ...shown, nome: 'Almoço', ingressos: [stage.child] }])
    expect(await scan(body.id, (await sell()).id)).toBe('OUTRA_LISTA')
    expect(await scan(body.id, (await sell({ typeId: stage.child })).id)).toBe('ACEITA')
  })

  it('stay once a ticket was read with them, and the last one stays', async () => {
    const used = (await add({ nome: 'Ônibus' })).body.id
    const { id } = await sell()
    expect(await scan(used, id)).toBe('ACEITA')
    expect(await remove(used)).toMatchObject({ status: 409, body: { code: 'LIST_HAS_READINGS' } })
    expect((await readSale()).listas).toContainEqual({ id: used, nome: 'Ônibus', ingressos: null, leituras: 1 })

    const { eventId } = await publish()
    const { body } = await add({ nome: 'Jantar' }, eventId)
    const [entrance] = (await openDoor(eventId)).listas
    expect(await remove(entrance.id, eventId)).toMatchObject({ status: 200 })
    expect((await openDoor(eventId)).listas).toMatchObject([{ id: body.id, nome: 'Jantar' }])
    expect(await remove(body.id, eventId)).toMatchObject({ status: 409, body: { code: 'LAST_LIST' } })
    expect((await readSale(eventId)).listas).toHaveLength(1)
  })

  it('one of two that are removed at the same time stays', async () => {
    const { eventId } = await publish()
    await add({ nome: 'Jantar' }, eventId)
    const { versao, listas } = await readSale(eventId)
    const path = `${eventId}/equipe/lista/`
    const answers = await Promise.all(listas.map(({ id }) => office('DELETE', `${path}${id}?versao=${versao}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await readSale(eventId)).listas).toHaveLength(1)
  })

  it('are changed from their last version alone, and each change is audited', async () => {
    const { eventId } = await publish()
    const { body } = await add({ nome: 'Jantar' }, eventId)
    const path = `${eventId}/equipe/lista/${body.id}`
    const late = { nome: 'Perdido', versao: body.versao - 1 }
    expect(await office('PUT', path, late)).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
    expect((await office('POST', `${eventId}/equipe/lista/`, late)).body.code).toBe('CHANGED_MEANWHILE')
    expect((await office('DELETE', `${path}?versao=${late.versao}`)).body.code).toBe('CHANGED_MEANWHILE')
    expect((await readSale(eventId)).listas[1]).toMatchObject({ nome: 'Jantar' })
    expect((await office('PUT', path, { nome: 'Ceia', versao: body.versao })).status).toBe(200)
    expect((await remove(body.id, eventId)).status).toBe(200)
    const acts = await test.asOwner((owner) =>
      owner.query(`select acao from auditoria where detalhes = $1 order by id`, [{ evento: eventId, parte: 'lista' }]),
    )
    expect(acts).toEqual([{ acao: 'SALE_PART_ADDED' }, { acao: 'SALE_PART_SET' }, { acao: 'SALE_PART_REMOVED' }])
  })

  it('name ticket types of their event alone, and at least one', async () => {
    const other = await publish()
    for (const ingressos of [[other.adult], [stage.adult, other.adult], []])
      expect((await add({ nome: 'Jantar', ingressos })).body.code).toBe('VALIDATION')
    const [entrance] = (await openDoor()).listas
    const { versao } = await readSale()
    const change = { nome: 'Entrada', ingressos: [other.adult], versao }
    expect((await office('PUT', `${stage.eventId}/equipe/lista/${entrance.id}`, change)).body.code).toBe('VALIDATION')
    expect((await openDoor()).listas[0]).toEqual(entrance)
  })

  it('are nothing for who may not write them, for another church, nor by way of another event', async () => {
    const [entrance] = (await openDoor()).listas
    const other = await publish()
    const { versao } = await readSale()
    const form = { versao, nome: 'Perdido' }
    const lists = `${stage.eventId}/equipe/lista/`
    const calls: [Verb, string, unknown?][] = [
      ['POST', lists, form],
      ['PUT', `${lists}${entrance.id}`, form],
      ['DELETE', `${lists}${entrance.id}?versao=${versao}`],
    ]
    for (const [method, path, body] of calls) {
      expect(await call(undefined, method, path, body), path).toMatchObject({ status: 401 })
      expect(await call(editor, method, path, body), path).toMatchObject({ status: 403 })
      expect(await call(stranger, method, path, body), path).toMatchObject({ status: 404 })
    }
    const { versao: ofOther } = await readSale(other.eventId)
    const byOther = `${other.eventId}/equipe/lista/${entrance.id}`
    expect(await office('PUT', byOther, { ...form, versao: ofOther })).toMatchObject({ status: 404 })
    expect(await office('DELETE', `${byOther}?versao=${ofOther}`)).toMatchObject({ status: 404 })
    expect((await openDoor()).listas[0]).toEqual(entrance)
    expect((await readSale()).versao).toBe(versao)
  })
})
