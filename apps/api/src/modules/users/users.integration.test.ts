import { beforeAll, describe, expect, it } from 'vitest'
import { enrolPerson } from '../../testing/people.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'

const notFound = { status: 404, body: { code: 'NOT_FOUND' } }

describe('what a person reads of themselves', () => {
  let ana: { id: number; token: string }
  let rui: { id: number; token: string }

  const test = setUpSeededChurches()

  beforeAll(async () => {
    for (const church of [test.videira, test.oliveira, test.farol])
      await enrolPerson(test.platform.transactions.at(church), { nome: `Ana de ${church.codigo}`, cpf: '52998224725' })
    await enrolPerson(test.platform.transactions.at(test.videira), { email: 'rui@example.org', nome: 'Rui' })
    const enter = async (email: string) => {
      const { token, user } = await test.logIn(email)
      return { token, id: user.id }
    }
    ana = await enter('ana@example.org')
    rui = await enter('rui@example.org')
  })

  const ask = (path: string, token = ana.token, host?: string) =>
    test.call('GET', path, { token, ...(host ? { host } : {}) })
  const namesIn = async (query: string) =>
    (await ask(`/user/${ana.id}/usuario?${query}`)).body.usuarios.map(({ nome }: { nome: string }) => nome)

  it('is who they are to this church', async () => {
    expect(await namesIn('cliente=videira')).toEqual(['Ana de videira'])
  })

  it('is who they are to another church of the organisation, and nothing where they are not registered', async () => {
    expect(await namesIn('cliente=oliveira')).toEqual(['Ana de oliveira'])
    expect((await ask(`/user/${rui.id}/usuario?cliente=oliveira`, rui.token)).body).toEqual({ usuarios: [] })
  })

  it('is who they are to each church of the organisation, and to none outside of it', async () => {
    expect(await namesIn('organizacao=pomar')).toEqual(['Ana de videira', 'Ana de oliveira'])
  })

  it.each(['cliente=farol', 'cliente=999', 'organizacao=farol', 'organizacao=999'])(
    'is not there for %s',
    async (query) => {
      expect(await ask(`/user/${ana.id}/usuario?${query}`)).toMatchObject(notFound)
    },
  )

  it('is asked for by one name: not by two churches', async () => {
    const query = 'cliente=videira&cliente=farol'
    expect(await ask(`/user/${ana.id}/usuario?${query}`)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
  })

  const paths = (id: number | string) => [
    `/user/${id}/usuario?cliente=videira`,
    `/user/${id}/usuario?organizacao=pomar`,
    `/user/${id}/role`,
    `/user/${id}/documento`,
    `/user/${id}/sessao`,
  ]

  it('is read by the person only: not by other members, visitors, or with a token of another church', async () => {
    for (const path of paths(ana.id)) {
      expect((await ask(path)).status, path).toBe(200)
      expect(await ask(path, rui.token), path).toMatchObject(notFound)
      expect((await ask(path, '')).status, path).toBe(401)
      expect((await ask(path, ana.token, 'oliveira.narthex.test')).status, path).toBe(401)
    }
    for (const path of paths(999)) expect(await ask(path), path).toMatchObject(notFound)
    for (const path of paths('ana')) expect((await ask(path)).status, path).toBe(400)
  })

  it('by staff is no more: a role at the church opens no other account', async () => {
    const { token } = await test.logIn('canary-videira@example.org')
    expect((await ask('/me', token)).body.roles).toMatchObject([{ role: 'ROLE_ADMIN' }])
    for (const path of paths(ana.id)) expect(await ask(path, token), path).toMatchObject(notFound)
  })

  it('are roles at this church alone', async () => {
    const { body: elsewhere } = await test.call('POST', '/security/login_check', {
      host: 'oliveira.narthex.test',
      body: { username: 'ana@example.org', password: 'Videira#quatro4' },
    })
    const role = (token: string, host: string) => ask(`/user/${ana.id}/role`, token, host)
    expect((await role(ana.token, 'videira.narthex.test')).body).toEqual([])
    expect((await role(elsewhere.token, 'oliveira.narthex.test')).body).toEqual([])
  })

  it('are their sessions, and only they end them', async () => {
    const { body: sessions } = await ask(`/user/${ana.id}/sessao`)
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        dispositivo: expect.any(String),
        criadaEm: expect.any(String),
        usadaEm: expect.any(String),
        superficie: 'SITE',
        flagAtual: true,
      },
    ])
    const end = (path: string) => test.call('DELETE', path, { token: rui.token })
    expect(await end(`/user/${ana.id}/sessao/${sessions[0].id}`)).toMatchObject(notFound)
    expect(await end(`/user/${rui.id}/sessao/${sessions[0].id}`)).toMatchObject(notFound)
    expect(await end(`/user/${ana.id}/sessao`)).toMatchObject(notFound)
    expect((await ask('/me')).status).toBe(200)
  })

  it('is not kept for who asks next', async () => {
    expect((await ask('/me', rui.token)).body.usuario.nome).toBe('Rui')
    expect((await ask('/me')).body.usuario.nome).toBe('Ana de videira')
    expect((await ask('/me', '')).status).toBe(401)
  })
})
