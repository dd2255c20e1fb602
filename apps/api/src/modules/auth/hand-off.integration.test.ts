import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enrolPerson, usualPassword } from '../../testing/people.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'

const invalidCode = { status: 400, body: { code: 'INVALID_CODE' } }
const there = { host: 'oliveira.narthex.test' }

describe('a hand-off to another church', () => {
  const start = new Date('2026-03-01T12:00:00Z')
  let token: string

  const test = setUpSeededChurches({ startsAt: start })

  beforeAll(async () => {
    for (const church of [test.videira, test.oliveira]) await enrolPerson(test.platform.transactions.at(church))
  })
  beforeEach(async () => {
    token = (await test.logIn('ana@example.org')).token
  })

  const handOff = (igreja = 'oliveira', as = token) =>
    test.call('POST', '/security/entrega', { body: { igreja }, token: as })
  const take = (codigo: string, options: object = there) =>
    test.call('POST', '/security/entrega/trocar', { body: { codigo }, ...options })

  it('logs the person in there, as the person they are there', async () => {
    const { status, body } = await handOff()
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        codigo: expect.stringMatching(/^[\w-]{43}$/),
        site: 'http://oliveira.narthex.test',
        expiraEm: new Date(start.getTime() + 60_000).toISOString(),
      },
    })
    const taken = await take(body.codigo)
    expect(taken.status).toBe(200)
    const me = await test.call('GET', '/me', { token: taken.body.token, ...there })
    expect(me.body).toMatchObject({ user: { email: 'ana@example.org' }, usuario: { igreja: { codigo: 'oliveira' } } })
  })

  it('is good once, however many take it at once', async () => {
    const { body } = await handOff()
    const answers = await Promise.all(Array.from({ length: 4 }, () => take(body.codigo)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect(await take(body.codigo)).toMatchObject(invalidCode)
  })

  it('is good on that host alone, and still good there after it was tried elsewhere', async () => {
    const { body } = await handOff()
    for (const host of ['videira.narthex.test', 'farol.narthex.test'])
      expect(await take(body.codigo, { host })).toMatchObject(invalidCode)
    expect((await take(body.codigo)).status).toBe(200)
  })

  it('is good for a minute', async () => {
    const { body } = await handOff()
    test.now = new Date(start.getTime() + 60_000)
    expect(await take(body.codigo)).toMatchObject(invalidCode)
  })

  it.each(['farol', 'fechada', 'videira', '999'])(
    'leads to no church but another of the organisation: %s',
    async (one) => {
      expect(await handOff(one)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    },
  )

  it.each([
    ['sets a new password', 'POST', '/user/alterar-senha', { senhaAtual: usualPassword, senha: 'Oliveira#cinco5' }],
    ['logs out everywhere else', 'DELETE', '', undefined],
  ] as const)('is good no more once the person %s', async (_, method, path, body) => {
    const email = `${method}@example.org`.toLowerCase()
    for (const church of [test.videira, test.oliveira])
      await enrolPerson(test.platform.transactions.at(church), { email })
    const [own, stolen] = [await test.logIn(email), await test.logIn(email)]
    const handed = await handOff('oliveira', stolen.token)
    const ending = await test.call(method, path || `/user/${own.user.id}/sessao`, { token: own.token, body })
    expect(ending.status).toBe(200)
    expect(await take(handed.body.codigo)).toMatchObject(invalidCode)
  })

  it('is not made without a login', async () => {
    expect((await handOff('oliveira', '')).status).toBe(401)
  })

  it('brings who is not registered there to registration, and leaves them no session', async () => {
    await enrolPerson(test.platform.transactions.at(test.videira), { email: 'rui@example.org' })
    const { token: his } = await test.logIn('rui@example.org')
    const { body } = await handOff('oliveira', his)
    expect(await take(body.codigo)).toMatchObject({ status: 403, body: { code: 'REGISTRATION_INCOMPLETE' } })
  })

  describe('read before it is taken', () => {
    const read = (codigo: string, { origem, ...options }: { origem?: string; host?: string } = {}) =>
      test.call('POST', '/security/entrega/consulta', { body: { codigo, origem }, ...there, ...options })

    it('says whose login it brings, is spent by that, and gives a code that waits ten minutes for an answer', async () => {
      const { body } = await handOff()
      const reading = await read(body.codigo)
      expect(reading).toMatchObject({
        status: 200,
        body: { user: { email: 'ana@example.org' }, pessoa: { nome: 'Ana' }, flagDaOrganizacao: false },
      })
      expect(await take(body.codigo)).toMatchObject(invalidCode)
      expect(await read(body.codigo)).toMatchObject(invalidCode)
      test.now = new Date(start.getTime() + 10 * 60_000 - 1)
      expect((await take(reading.body.codigo)).status).toBe(200)
      expect(await take(reading.body.codigo)).toMatchObject(invalidCode)
    })

    it('waits no longer, and is read on its own host alone', async () => {
      const { body } = await handOff()
      for (const host of ['videira.narthex.test', 'farol.narthex.test'])
        expect(await read(body.codigo, { host })).toMatchObject(invalidCode)
      const reading = await read(body.codigo)
      test.now = new Date(start.getTime() + 10 * 60_000)
      expect(await take(reading.body.codigo)).toMatchObject(invalidCode)
    })

    it('names no person whom that church does not know', async () => {
      await enrolPerson(test.platform.transactions.at(test.videira), { email: 'gil@example.org' })
      const { token: his } = await test.logIn('gil@example.org')
      const { body } = await handOff('oliveira', his)
      expect((await read(body.codigo)).body).toMatchObject({ pessoa: null })
    })

    it.each([
      ['http://videira.narthex.test', true],
      ['http://oliveira.narthex.test', true],
      ['http://pomar.narthex.test', true],
      ['http://farol.narthex.test', false],
      ['https://videira.narthex.test', false],
      ['http://videira.narthex.test:8080', false],
      ['http://videira.narthex.test.evil.example', false],
      ['http://evil.example', false],
      ['null', false],
      ['', false],
    ])('tells whether the reader comes from a site of the organisation: %s %s', async (origem, isOwn) => {
      const { body } = await handOff()
      expect((await read(body.codigo, { origem })).body.flagDaOrganizacao).toBe(isOwn)
    })
  })

  it('is kept by the church that it leads to, which can read that it was made', async () => {
    const { body } = await handOff()
    const acts = await test.asOwner((owner) =>
      owner.query(
        "select igreja_id, detalhes from auditoria where acao = 'HAND_OFF' order by momento desc, id desc limit 1",
      ),
    )
    expect(acts).toEqual([{ igreja_id: test.oliveira.igrejaId, detalhes: { de: 'videira' } }])
    expect(JSON.stringify(acts)).not.toContain(body.codigo)
  })

  it('names no login in the log of a church that does not know it', async () => {
    await enrolPerson(test.platform.transactions.at(test.videira), { email: 'lia@example.org' })
    const { token: hers } = await test.logIn('lia@example.org')
    const names = async () =>
      test.asOwner((owner) =>
        owner.query<{ conta_id: number | null }>(
          "select conta_id from auditoria where acao in ('HAND_OFF', 'LOGIN_FAILED') order by momento desc, id desc limit 1",
        ),
      )
    test.now = new Date(start.getTime() + 1)
    await handOff('oliveira', hers)
    expect(await names()).toEqual([{ conta_id: null }])
    test.now = new Date(start.getTime() + 2)
    await expect(test.logIn('lia@example.org', { ...there, password: 'wrong' })).rejects.toThrow('INVALID_CREDENTIALS')
    expect(await names()).toEqual([{ conta_id: null }])
    test.now = new Date(start.getTime() + 3)
    await expect(test.logIn('lia@example.org', { password: 'wrong' })).rejects.toThrow('INVALID_CREDENTIALS')
    expect(await names()).toEqual([{ conta_id: expect.any(Number) }])
  })
})
