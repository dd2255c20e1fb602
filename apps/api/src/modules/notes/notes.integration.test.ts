import { randomUUID } from 'node:crypto'
import { notesPerMember } from '@narthex/contract/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, openCaller } from '../../testing/caller.ts'
import { enrolPerson } from '../../testing/people.ts'
import { type SeededChurches, seedChurches } from '../../testing/seeded-churches.ts'
import { availableDatabases, openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { bombOf } from './testing/bomb.ts'
import { Device } from './testing/device.ts'

interface Person {
  readonly memberId: number
  readonly token: string
}

describe.each(await availableDatabases())('notes on the %s database', (kind) => {
  const begunAt = new Date('2026-03-02T12:00:00Z')
  // A token is good for ten minutes.
  const minutesOn = (minutes: number) => new Date(begunAt.getTime() + minutes * 60_000)
  let now = begunAt
  let test: TestPlatform
  let churches: SeededChurches
  let caller: Caller
  let number = 0
  let ana: Person
  let rui: Person

  beforeAll(async () => {
    test = await openTestPlatform(kind, { clock: () => now })
    churches = await seedChurches(test.platform)
    caller = await openCaller(test.platform, 'videira')
    rui = await member()
  })
  afterAll(async () => {
    await caller.app.close()
    await test.close()
  })
  beforeEach(async () => {
    now = begunAt
    ana = await member()
  })

  async function member(): Promise<Person> {
    const email = `person${++number}@example.org`
    const { memberId } = await enrolPerson(test.platform, churches.videira, { email })
    return { memberId, token: (await caller.logIn(email)).token }
  }

  const list = async (who = ana, query = '') =>
    caller.call('GET', `/user/nota-sermao?igreja=videira${query}`, { token: who.token })
  const add = (body: object, who = ana) =>
    caller.call('POST', '/nota-sermao/?igreja=videira', { token: who.token, body })
  const get = (id: string, who = ana) => caller.call('GET', `/nota-sermao/${id}`, { token: who.token })
  const change = (id: string, body: object, who = ana) =>
    caller.call('PUT', `/nota-sermao/${id}`, { token: who.token, body })
  const remove = (id: string, who = ana) => caller.call('DELETE', `/nota-sermao/${id}`, { token: who.token })
  const begin = async (titulo = 'Graça', texto = 'Um\nDois') => (await add({ titulo, texto })).body

  it('are begun, listed, read, changed and deleted', async () => {
    const { status, body } = await add({ titulo: ' Graça ', texto: 'Efésios 2\n• só pela fé' })
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { titulo: 'Graça', texto: 'Efésios 2\n• só pela fé', versao: 1, dataUltimaAlteracao: now.toISOString() },
    })
    const { id } = body
    expect((await list()).body).toEqual([
      {
        ...{ id, titulo: 'Graça', inicio: 'Efésios 2 • só pela fé', versao: 1 },
        ...{ dataCadastro: now.toISOString(), dataUltimaAlteracao: now.toISOString() },
      },
    ])
    expect(await get(id)).toMatchObject({ status: 200, body })
    now = minutesOn(1)
    expect((await change(id, { texto: 'Efésios 2.8', versao: 1 })).body).toMatchObject({
      ...{ titulo: 'Graça', texto: 'Efésios 2.8', versao: 2 },
      ...{ dataCadastro: '2026-03-02T12:00:00.000Z', dataUltimaAlteracao: '2026-03-02T12:01:00.000Z' },
    })
    expect(await remove(id)).toMatchObject({ status: 200, body: {} })
    expect((await list()).body).toEqual([])
    for (const call of [get(id), change(id, { texto: 'x', versao: 2 }), add({ id, titulo: 'Graça' })])
      expect(await call).toMatchObject({ status: 410, body: { code: 'NOTE_DELETED' } })
    expect((await remove(id)).status).toBe(200)
  })

  it('are listed with what was changed last first, as many as are asked for', async () => {
    const ids: string[] = []
    for (const minute of [1, 2, 3]) {
      now = minutesOn(minute)
      ids.push((await begin(`Minuto ${minute}`)).id)
    }
    now = minutesOn(4)
    await change(ids[0] ?? '', { titulo: 'Minuto 9', versao: 1 })
    const titles = async (query = '') => (await list(ana, query)).body.map(({ titulo }: { titulo: string }) => titulo)
    expect(await titles()).toEqual(['Minuto 9', 'Minuto 3', 'Minuto 2'])
    expect(await titles('&limit=2')).toEqual(['Minuto 9', 'Minuto 3'])
    for (const limit of ['0', '1000', 'x']) expect((await list(ana, `&limit=${limit}`)).status).toBe(400)
  })

  it('are begun once, however often one click is sent', async () => {
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => add({ id, titulo: 'Graça', texto: 'Um' })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(new Set(answers.map(({ body }) => body.vetor)).size).toBe(1)
    expect((await list()).body).toMatchObject([{ id, versao: 1 }])
    expect(await add({ id, titulo: 'Outra' })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    const written = new Device().title('Fé').write('palavra')
    const again = randomUUID()
    for (let turn = 0; turn < 3; turn++)
      expect(await add({ id: again, atualizacao: written.base64 })).toMatchObject({
        status: 201,
        body: { titulo: 'Fé', texto: 'palavra', versao: 1 },
      })
  })

  it('of one device say what another wrote meanwhile, and nothing twice', async () => {
    const { id, estado } = await begin()
    const [phone, tablet] = [new Device(estado).write('do telefone', 1), new Device(estado).write('do tablet', 2)]
    const sent = await change(id, { atualizacao: phone.base64, vetor: phone.vector })
    expect(sent).toMatchObject({ status: 200, body: { texto: 'Um\ndo telefone\nDois', versao: 2 } })
    const { body } = await change(id, { atualizacao: tablet.base64, vetor: tablet.vector })
    expect(body.texto.split('\n').sort()).toEqual(['Dois', 'Um', 'do tablet', 'do telefone'])
    expect(Buffer.from(body.estado, 'base64').includes('do telefone')).toBe(true)
    expect(Buffer.from(body.estado, 'base64').includes('do tablet')).toBe(false)
    expect(tablet.take(body.estado).vector).toBe(body.vetor)
    now = minutesOn(1)
    expect(await change(id, { atualizacao: tablet.base64 })).toMatchObject({
      body: { versao: 3, texto: body.texto, dataUltimaAlteracao: begunAt.toISOString() },
    })
  })

  it('lose no word where fifty devices write at once and come again where that is too many', async () => {
    const { id, estado } = await begin('Vigília', '')
    const words = Array.from({ length: 50 }, (_, index) => `palavra-${index}`)
    let toSend = words
    for (let round = 0; toSend.length > 0; round++) {
      expect(round).toBeLessThan(10)
      const sending = toSend.map((word) => change(id, { atualizacao: new Device(estado).write(word).base64 }))
      const codes = (await Promise.all(sending)).map(({ status, body }) => (status === 200 ? 'done' : body.code))
      expect(codes.filter((code) => code === 'done').length).toBeGreaterThanOrEqual(Math.min(11, toSend.length))
      toSend = toSend.filter((_, place) => codes[place] === 'BUSY')
    }
    const { body } = await get(id)
    expect(body.versao).toBe(51)
    for (const word of words) expect(body.texto.split('\n')).toContain(word)
  })

  it('do not come back where a device that was away sends what it wrote', async () => {
    const { id, estado } = await begin()
    const away = new Device(estado).write('depois')
    await remove(id)
    const late = [change(id, { atualizacao: away.base64 }), add({ id, atualizacao: away.base64 })]
    for (const answer of await Promise.all(late)) expect(answer.body.code).toBe('NOTE_DELETED')
    expect((await list()).body).toEqual([])
    const kept = await test.asOwner((owner) => owner.query('select titulo, texto from nota_sermao where id = $1', [id]))
    expect(kept).toEqual([{ titulo: '', texto: '' }])
  })

  it('in two programs that do not merge: the second is told that the first was faster', async () => {
    const { id } = await begin()
    const answers = await Promise.all([
      change(id, { texto: 'da primeira', versao: 1 }),
      change(id, { texto: 'da segunda', versao: 1 }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)?.body
    expect(refused).toMatchObject({ code: 'NOTE_CHANGED', details: [{ path: 'body.versao', message: '2' }] })
    const winner = answers.find(({ status }) => status === 200)?.body
    expect((await get(id)).body.texto).toBe(winner.texto)
    expect((await change(id, { texto: winner.texto, versao: 1 })).body).toMatchObject({ versao: 2 })
  })

  it('are nobody else’s: not a member’s, an admin’s, nor of another church', async () => {
    const { id } = await begin()
    const { token } = await caller.logIn('canary-videira@example.org')
    for (const who of [rui, { memberId: 0, token }]) {
      expect((await list(who)).body).not.toContainEqual(expect.objectContaining({ id }))
      for (const call of [get(id, who), change(id, { titulo: 'x', versao: 1 }, who), remove(id, who)])
        expect((await call).status).toBe(404)
    }
    for (const host of ['oliveira.narthex.test', 'farol.narthex.test'])
      expect((await caller.call('GET', `/nota-sermao/${id}`, { token: ana.token, host })).status).toBe(401)
    for (const igreja of ['oliveira', 'farol']) {
      const named = { token: ana.token, body: { titulo: 'x' } }
      expect((await caller.call('GET', `/user/nota-sermao?igreja=${igreja}`, { token: ana.token })).status).toBe(404)
      expect((await caller.call('POST', `/nota-sermao/?igreja=${igreja}`, named)).status).toBe(404)
    }
    expect((await caller.call('GET', `/nota-sermao/${id}`)).status).toBe(401)
    expect((await get(id)).body).toMatchObject({ titulo: 'Graça', versao: 1 })
  })

  it('are one’s own also where somebody else made the same id', async () => {
    const { id } = await begin()
    expect((await add({ id, titulo: 'De Rui' }, rui)).status).toBe(201)
    expect((await get(id)).body.titulo).toBe('Graça')
    await remove(id, rui)
    expect((await get(id)).status).toBe(200)
  })

  it.each([
    ['nothing', {}],
    ['no title', { texto: 'x' }],
    ['an empty title', { titulo: ' ' }],
    ['both words and an update', { titulo: 'x', atualizacao: 'AAAA' }],
    ['an update that is no base64', { atualizacao: '<script>' }],
    ['a number for an id', { id: 7, titulo: 'x' }],
    ['another’s name', { titulo: 'x', usuarioId: 1 }],
    ['a text without an end', { titulo: 'x', texto: 'a'.repeat(100_001) }],
  ])('are not begun with %s', async (_, body) => {
    expect(await add(body)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    expect((await list()).body).toEqual([])
  })

  it('are not changed by what is damaged, untitled or too large', async () => {
    const { id, estado } = await begin()
    const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
    const refused: [atualizacao: string, status: number, code: string][] = [
      [base64(Buffer.from('<b>no update</b>')), 422, 'NOTE_UNREADABLE'],
      [new Device(estado).title('').base64, 422, 'NOTE_UNTITLED'],
      [new Device(estado).write('a'.repeat(100_001)).base64, 413, 'NOTE_TOO_LARGE'],
    ]
    for (const [atualizacao, status, code] of refused)
      expect(await change(id, { atualizacao })).toMatchObject({ status, body: { code } })
    for (const body of [{}, { titulo: 'x' }, { versao: 1, atualizacao: 'AAAA' }, { atualizacao: '' }])
      expect((await change(id, body)).status).toBe(400)
    expect((await get(id)).body).toMatchObject({ titulo: 'Graça', texto: 'Um\nDois', versao: 1 })
  })

  it('are not changed by a bomb, whose sender waits while the others write', async () => {
    const { id } = await begin()
    const bomb = Buffer.from(bombOf(12_000)).toString('base64')
    const kept = await get(id)
    expect(await change(id, { atualizacao: bomb })).toMatchObject({ status: 422, body: { code: 'NOTE_UNREADABLE' } })
    expect(await change(id, { texto: 'x', versao: 1 })).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    })
    expect((await add({ titulo: 'De Rui' }, rui)).status).toBe(201)
    expect(await get(id)).toMatchObject({ status: 200, body: kept.body })
  })

  it('are as many as a list holds, and deleted ones take no place', async () => {
    await test.asOwner((owner) =>
      owner.exec(`insert into nota_sermao (igreja_id, usuario_id, id, titulo, texto, estado, criada_em, alterada_em)
        select ${churches.videira.igrejaId}, ${ana.memberId}, gen_random_uuid(), 'n', '', '', now(), now()
        from generate_series(1, ${notesPerMember - 1})`),
    )
    const answers = await Promise.all([add({ titulo: 'a' }), add({ titulo: 'b' }), add({ titulo: 'c' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('LIMIT_REACHED')
    const last = answers.find(({ status }) => status === 201)?.body
    await remove(last.id)
    expect((await add({ titulo: 'd' })).status).toBe(201)
  })
})
