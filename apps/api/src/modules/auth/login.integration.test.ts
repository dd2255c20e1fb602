import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openMailbox } from '../../testing/mailbox.ts'
import { enrolPerson, usualPassword } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'

const argon2 = vi.hoisted(() => {
  // Files before this one have loaded the real one.
  vi.resetModules()
  return { verify: vi.fn() }
})
afterAll(() => vi.resetModules())
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  argon2.verify.mockImplementation(real.verify)
  return { ...real, verify: argon2.verify }
})

const chrome =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile Safari/604.1'

describe('logging in', () => {
  const mailbox = openMailbox()

  const test = setUpChurches({ farol: {}, videira: {} }, { mail: mailbox })

  beforeAll(async () => {
    await enrolPerson(test.platform.transactions.at(test.farol), { senha: usualPassword })
  })
  beforeEach(() => {
    mailbox.mails.length = 0
    argon2.verify.mockClear()
  })

  const enter = (body: object, options = {}) => test.call('POST', '/security/login_check', { body, ...options })
  const acts = (acao: string) =>
    test.asOwner((owner) =>
      owner.query<{ conta_id: number | null; endereco_hash: string; detalhes: object }>(
        'select conta_id, endereco_hash, detalhes from auditoria where acao = $1',
        [acao],
      ),
    )

  it('gives a token, a refresh token and the login, and nothing of the password', async () => {
    const { status, body } = await enter({ username: 'ana@example.org', password: usualPassword })
    expect(status).toBe(200)
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refreshToken: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        id: expect.any(Number),
        email: 'ana@example.org',
        flagAtivo: true,
        idioma: 'pt',
        dataCadastro: expect.any(String),
      },
    })
    const me = await test.call('GET', '/me', { token: body.token })
    expect(me).toMatchObject({ status: 200, body: { user: body.user, usuario: { nome: 'Ana' }, roles: [] } })
  })

  it('takes the e-mail as it is typed on a phone', async () => {
    expect((await enter({ username: ' Ana@Example.ORG ', password: usualPassword })).status).toBe(200)
  })

  it('answers an unknown e-mail and a wrong password alike, after the same work', async () => {
    const failures = [
      { username: 'unknown@example.org', password: usualPassword },
      { username: 'ana@example.org', password: `${usualPassword}!` },
    ]
    const answers = []
    for (const failure of failures) {
      argon2.verify.mockClear()
      const { status, body } = await enter(failure)
      expect(argon2.verify).toHaveBeenCalledTimes(1)
      answers.push({ status, code: body.code, message: body.message })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' })
  })

  it('hashes an unknown e-mail at the cost of a known one', async () => {
    await enter({ username: 'unknown@example.org', password: 'a' })
    await enter({ username: 'ana@example.org', password: 'a' })
    const costs = argon2.verify.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4))
    expect(costs[0]).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1'])
    expect(costs[1]).toEqual(costs[0])
  })

  it('tells who has not confirmed their e-mail so, once the password is right and not before', async () => {
    await enrolPerson(test.platform.transactions.at(test.farol), { email: 'rui@example.org' })
    await test.asOwner((owner) => owner.exec("update conta set flag_ativo = false where email = 'rui@example.org'"))
    const wrong = await enter({ username: 'rui@example.org', password: 'wrong' })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } })
    const right = await enter({ username: 'rui@example.org', password: usualPassword })
    expect(right).toMatchObject({ status: 403, body: { code: 'ACCOUNT_INACTIVE' } })
  })

  it('is not possible where the church does not know the person, though their login is right', async () => {
    const answer = await enter(
      { username: 'ana@example.org', password: usualPassword },
      { host: 'videira.narthex.test' },
    )
    expect(answer).toMatchObject({ status: 403, body: { code: 'REGISTRATION_INCOMPLETE' } })
  })

  it('is not possible where the church has closed the membership; elsewhere it is', async () => {
    for (const church of [test.farol, test.videira])
      await enrolPerson(test.platform.transactions.at(church), { email: 'eva@example.org' })
    await test.platform.transactions.inChurch(test.videira, async ({ tx }) => {
      await tx.execute('update usuario set flag_ativo = false')
    })
    const body = { username: 'eva@example.org', password: usualPassword }
    const closed = await enter(body, { host: 'videira.narthex.test' })
    expect(closed).toMatchObject({ status: 403, body: { code: 'MEMBERSHIP_INACTIVE' } })
    expect((await enter(body)).status).toBe(200)
  })

  it('is written into the audit log of the church, failures too, without the address or what was typed', async () => {
    const before = (await acts('LOGIN_FAILED')).length
    await enter({ username: 'ghost@example.org', password: 'typed#Secret1' }, { address: '203.0.113.9' })
    const failures = await acts('LOGIN_FAILED')
    expect(failures).toHaveLength(before + 1)
    expect(failures.at(-1)).toMatchObject({ conta_id: null, endereco_hash: expect.stringMatching(/^[\w-]{43}$/) })
    expect(JSON.stringify(failures)).not.toMatch(/ghost|typed|203\.0\.113/)
    expect((await acts('LOGIN')).length).toBeGreaterThan(0)
  })

  it('on a new device is told by e-mail; the first device and a known one are not', async () => {
    await enrolPerson(test.platform.transactions.at(test.farol), { email: 'lia@example.org', nome: 'Lia' })
    await test.logIn('lia@example.org', { userAgent: chrome })
    await test.logIn('lia@example.org', { userAgent: chrome })
    expect(mailbox.mails).toEqual([])
    await test.logIn('lia@example.org', { userAgent: safari })
    expect(mailbox.mails).toEqual([
      {
        igreja: 'farol',
        to: 'lia@example.org',
        kind: 'new-device',
        locale: 'pt',
        data: {
          nome: 'Lia',
          link: 'http://farol.narthex.test/user',
          dispositivo: 'Safari · iPhone',
          momento: expect.any(String),
        },
      },
    ])
  })

  describe('e-mail first', () => {
    const look = (path: string) => test.call('GET', path)

    it('says whether a login exists and was confirmed, and nothing else', async () => {
      expect((await look('/user/?email=ana@example.org')).body).toEqual({ flagExiste: true, flagAtivo: true })
      expect((await look('/user/?email=unknown@example.org')).body).toEqual({ flagExiste: false, flagAtivo: false })
    })

    it('takes the e-mail in a body as well, where no log and no history keeps it', async () => {
      for (const [email, is] of [['ana@example.org', true] as const, ['unknown@example.org', false] as const]) {
        const { status, body } = await test.call('POST', '/user/consulta', { body: { email } })
        expect({ status, body }).toEqual({ status: 200, body: { flagExiste: is, flagAtivo: is } })
      }
    })

    it('does not reveal whether a church knows the person: only their password does', async () => {
      const there = { host: 'videira.narthex.test' }
      const exists = { flagExiste: true, flagAtivo: true }
      expect((await look('/igreja/farol/usuario/?email=ana@example.org')).body).toEqual(exists)
      const elsewhere = await test.call('GET', '/igreja/videira/usuario/?email=ana@example.org', there)
      expect(elsewhere.body).toEqual(exists)
      const unknown = await look('/igreja/farol/usuario/?email=unknown@example.org')
      expect(unknown.body).toEqual({ flagExiste: false, flagAtivo: false })
      await expect(test.logIn('ana@example.org', there)).rejects.toThrow('REGISTRATION_INCOMPLETE')
      await expect(test.logIn('ana@example.org', { ...there, password: 'wrong' })).rejects.toThrow(
        'INVALID_CREDENTIALS',
      )
    })
  })
})
