import { beforeEach, describe, expect, it } from 'vitest'
import { easyCaptcha, solvedAt } from '../../testing/captcha.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { enrolPerson, usualPassword } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'

const next = 'Oliveira#cinco5'
const invalidCode = { status: 400, body: { code: 'INVALID_CODE' } }
const captcha = solvedAt('farol')

describe('a password', () => {
  const mailbox = openMailbox()
  let now = new Date('2026-03-01T12:00:00Z')
  let number = 0
  let email: string

  const test = setUpChurches(
    { farol: { hosts: [{ nome: 'www.farol.example', flagPrincipal: true }] }, videira: {} },
    { clock: () => now, mail: mailbox, recaptcha: easyCaptcha },
  )
  beforeEach(async () => {
    mailbox.mails.length = 0
    email = `ana${++number}@example.org`
    await enrolPerson(test.platform.transactions.at(test.farol), { email, idioma: 'es' })
  })

  const recover = (of = email) => test.call('POST', '/security/recuperar-senha', { body: { email: of, captcha } })
  const change = (body: object, options = {}) => test.call('POST', '/user/alterar-senha', { body, ...options })
  const codeSent = async () => {
    await recover()
    return mailbox.codeOf(email, 'recovery')
  }

  it('that was forgotten is replaced by the code of an e-mail, which ends every session and is told', async () => {
    const session = await test.logIn(email)
    const codigo = await codeSent()
    expect(mailbox.mails).toEqual([
      {
        igreja: 'farol',
        to: email,
        kind: 'recovery',
        locale: 'es',
        data: { nome: 'Ana', link: `http://www.farol.example/reset-password#codigo=${codigo}` },
      },
    ])
    expect(await change({ codigo, senha: next })).toMatchObject({ status: 200, body: {} })
    expect((await test.call('GET', '/me', { token: session.token })).status).toBe(401)
    await expect(test.logIn(email)).rejects.toThrow('INVALID_CREDENTIALS')
    await test.logIn(email, { password: next })
    expect(mailbox.mails.at(-1)).toMatchObject({ kind: 'password-changed', to: email })
  })

  it('is replaced once by one code, however many send it at once', async () => {
    const codigo = await codeSent()
    const answers = await Promise.all(Array.from({ length: 4 }, () => change({ codigo, senha: next })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await change({ codigo, senha: next })).toMatchObject(invalidCode)
  })

  it('is not replaced by a code that is old, replaced by a newer one, or another church’s', async () => {
    const first = await codeSent()
    const second = await codeSent()
    expect(await change({ codigo: first, senha: next })).toMatchObject(invalidCode)
    expect(await change({ codigo: second, senha: next }, { host: 'videira.narthex.test' })).toMatchObject(invalidCode)
    now = new Date(now.getTime() + 60 * 60_000)
    expect(await change({ codigo: second, senha: next })).toMatchObject(invalidCode)
    await test.logIn(email)
  })

  it('once it is new leaves no code worth anything, at whatever church it was asked for', async () => {
    await enrolPerson(test.platform.transactions.at(test.videira), { email })
    const there = { host: 'videira.narthex.test' }
    await test.call('POST', '/security/recuperar-senha', { body: { email, captcha: solvedAt('videira') }, ...there })
    const elsewhere = mailbox.codeOf(email, 'recovery')
    expect((await change({ codigo: await codeSent(), senha: next })).status).toBe(200)
    expect(await change({ codigo: elsewhere, senha: usualPassword }, there)).toMatchObject(invalidCode)
    await test.logIn(email, { password: next })
  })

  it('is kept, and the code with it, where the new one breaks the rules', async () => {
    const codigo = await codeSent()
    const answer = await change({ codigo, senha: 'jesus' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    expect(answer.body.details.map(({ message }: { message: string }) => message)).toEqual([
      'PASSWORD_SHORT',
      'PASSWORD_UPPER',
      'PASSWORD_DIGIT',
      'PASSWORD_SPECIAL',
      'PASSWORD_COMMON',
    ])
    expect((await change({ codigo, senha: next })).status).toBe(200)
  })

  it.each(['Trustno1!', 'Farol2026!', 'Souza#1990', 'Narthex1!'])(
    'is not replaced by %s, which is easy to guess',
    async (senha) => {
      const refused = { status: 400, body: { details: [{ path: 'body.senha', message: 'PASSWORD_COMMON' }] } }
      const codigo = await codeSent()
      expect(await change({ codigo, senha })).toMatchObject(refused)
      const { token } = await test.logIn(email)
      expect(await change({ senhaAtual: usualPassword, senha }, { token })).toMatchObject(refused)
      expect((await change({ codigo, senha: next })).status).toBe(200)
    },
  )

  it('of an unknown e-mail is not recovered, and the specification says so', async () => {
    expect(await recover('unknown@example.org')).toMatchObject({ status: 404, body: { code: 'EMAIL_NOT_FOUND' } })
    expect(mailbox.mails).toEqual([])
  })

  it('recovered confirms the e-mail that was read', async () => {
    await test.asOwner((owner) => owner.exec('update conta set flag_ativo = false'))
    await change({ codigo: await codeSent(), senha: next })
    // A stranger may have registered with this address: the owner completes the registration.
    await expect(test.logIn(email, { password: next })).rejects.toThrow('REGISTRATION_INCOMPLETE')
  })

  it('is changed by who knows it; a wrong one changes nothing and ends no session', async () => {
    const { token } = await test.logIn(email)
    const wrong = await change({ senhaAtual: 'wrong', senha: next }, { token })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } })
    await test.logIn(email)
    expect((await change({ senhaAtual: usualPassword, senha: next }, { token })).status).toBe(200)
    await test.logIn(email, { password: next })
    expect((await test.call('GET', '/me', { token })).status).toBe(200)
  })

  it('guessed repeatedly from an open session is limited like a login', async () => {
    const { token } = await test.logIn(email)
    const codes = []
    for (let turn = 0; turn < 12; turn++)
      codes.push((await change({ senhaAtual: 'wrong', senha: next, captcha }, { token })).body.code)
    expect(codes).toEqual([...Array(10).fill('WRONG_PASSWORD'), ...Array(2).fill('TOO_MANY_REQUESTS')])
  })

  it('is not changed with two proofs, nor with the current one by nobody', async () => {
    const refused = { status: 400, body: { code: 'VALIDATION' } }
    expect(await change({ senha: next, senhaAtual: 'a', codigo: 'b' })).toMatchObject(refused)
    expect((await change({ senha: next, senhaAtual: usualPassword })).status).toBe(401)
  })

  it('changed during a login with the old one leaves that login no session', async () => {
    const codigo = await codeSent()
    await Promise.allSettled([change({ codigo, senha: next }), ...Array.from({ length: 4 }, () => test.logIn(email))])
    const alive = await test.asOwner((owner) =>
      owner.query(
        'select 1 from sessao s join conta c on c.id = s.conta_id where c.email = $1 and s.revogada_em is null',
        [email],
      ),
    )
    expect(alive).toEqual([])
  })

  it('and codes are kept as hashes alone', async () => {
    const codigo = await codeSent()
    const kept = await test.asOwner(async (owner) => [
      ...(await owner.query('select * from conta')),
      ...(await owner.query('select * from codigo_unico')),
    ])
    expect(JSON.stringify(kept)).not.toContain(usualPassword)
    expect(JSON.stringify(kept)).not.toContain(codigo)
    expect(JSON.stringify(kept)).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })
})
