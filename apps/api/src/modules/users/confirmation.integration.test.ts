import { beforeEach, describe, expect, it } from 'vitest'
import { easyCaptcha, solvedAt } from '../../testing/captcha.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { setUpChurches } from '../../testing/set-up.ts'

const strangersPassword = 'Stranger#quatro4'
const ownPassword = 'Videira#cinco5'
const own = { nome: 'Maria', sobrenome: 'Lima', telefone: '(11) 91234-5678' }
const invalidCode = { status: 400, body: { code: 'INVALID_CODE' } }

/*
 * "Pre-hijacking": a stranger registers with another person's e-mail and waits for its owner to confirm it. The password
 * and the profile of the registration are the stranger's.
 */
describe('confirming an e-mail', () => {
  const mailbox = openMailbox()
  let now = new Date('2026-03-02T12:00:00Z')
  let number = 0
  let email: string

  const test = setUpChurches({ farol: {}, videira: {} }, { clock: () => now, mail: mailbox, recaptcha: easyCaptcha })
  beforeEach(async () => {
    mailbox.mails.length = 0
    email = `maria${++number}@example.org`
    now = new Date(now.getTime() + 1)
    expect((await register({ telefone: '(21) 98888-7777', cpf: null, ocupacao: 'Stranger' })).status).toBe(201)
  })

  const at = (church: string) => ({ host: `${church}.narthex.test` })
  const register = (given: object = {}, church = 'farol') =>
    test.call('POST', `/igreja/${church}/usuario/`, {
      ...at(church),
      body: {
        nome: 'Stranger',
        sobrenome: 'Danger',
        email,
        senha: strangersPassword,
        idioma: 'pt',
        captcha: solvedAt(church),
        ...given,
      },
    })
  const code = () => mailbox.codeOf(email, 'activation')
  const confirm = (body: object, church = 'farol') =>
    test.call('POST', '/security/confirmar-email', { ...at(church), body })
  const read = (codigo: string, church = 'farol') =>
    test.call('POST', '/security/confirmar-email/consulta', { ...at(church), body: { codigo } })
  const mailAgain = (church: string) =>
    test.call('POST', `/security/solicitar-verificacao-email/?igreja=${church}&email=${email}`, at(church))
  const logIn = (password: string, church = 'farol') => test.logIn(email, { ...at(church), password })

  it('needs more than the code: a password that the reader of the mail knows, or sets', async () => {
    for (const body of [
      { codigo: code() },
      { codigo: code(), senha: strangersPassword, senhaNova: ownPassword },
      { codigo: code(), senha: strangersPassword, pessoa: own },
      { codigo: code(), senhaNova: 'weak', pessoa: own },
    ])
      expect(await confirm(body)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    await expect(logIn(strangersPassword)).rejects.toThrow('ACCOUNT_INACTIVE')
    expect((await confirm({ codigo: code(), senha: strangersPassword })).status).toBe(200)
  })

  it('by a new password leaves a stranger who registered with the address nothing', async () => {
    expect(await confirm({ codigo: code(), senhaNova: ownPassword, pessoa: own })).toMatchObject({ status: 200 })
    await expect(logIn(strangersPassword)).rejects.toThrow('INVALID_CREDENTIALS')
    const { token, user } = await logIn(ownPassword)
    const { body } = await test.call('GET', `/user/${user.id}/usuario?cliente=farol`, { token })
    expect(body.usuarios).toEqual([
      expect.objectContaining({ ...own, telefone: '+55 11 91234-5678', ocupacao: null, cpf: null }),
    ])
    expect(JSON.stringify(body)).not.toContain('Stranger')
  })

  it('by the password of the registration keeps what the person said of themselves', async () => {
    expect(await confirm({ codigo: code(), senha: strangersPassword })).toMatchObject({ status: 200, body: {} })
    const { token, user } = await logIn(strangersPassword)
    const { body } = await test.call('GET', `/user/${user.id}/usuario?cliente=farol`, { token })
    expect(body.usuarios).toEqual([expect.objectContaining({ nome: 'Stranger', ocupacao: 'Stranger' })])
  })

  it('by a wrong password spends no code, counts as a failed login and asks for a captcha after some', async () => {
    const wrong = { codigo: code(), senha: 'Wrong#pass9' }
    for (let i = 0; i < 3; i++)
      expect(await confirm(wrong)).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } })
    expect(await confirm(wrong)).toMatchObject({ body: { code: 'CAPTCHA_REQUIRED' } })
    expect(await confirm({ ...wrong, senha: strangersPassword, captcha: solvedAt('farol') })).toMatchObject({
      status: 200,
    })
  })

  it('shows whose registration it is to the reader of the mail alone, and spends nothing', async () => {
    const shown = { email, pessoa: { nome: 'Stranger', sobrenome: 'Danger' } }
    for (let i = 0; i < 2; i++) expect(await read(code())).toMatchObject({ status: 200, body: shown })
    for (const [codigo, church] of [['made up', 'farol'] as const, [code(), 'videira'] as const])
      expect(await read(codigo, church)).toMatchObject(invalidCode)
    now = new Date(now.getTime() + 3 * 24 * 60 * 60_000)
    expect(await read(code())).toMatchObject(invalidCode)
    expect(await confirm({ codigo: code(), senhaNova: ownPassword, pessoa: own })).toMatchObject(invalidCode)
  })

  it('takes no password that is easy to guess, and the code stays valid', async () => {
    const details = [{ path: 'body.senhaNova', message: 'PASSWORD_COMMON' }]
    for (const senhaNova of ['Sunshine1!', 'Farol2026!'])
      expect(await confirm({ codigo: code(), senhaNova, pessoa: own })).toMatchObject({
        status: 400,
        body: { details },
      })
    expect(await confirm({ codigo: code(), senhaNova: ownPassword, pessoa: own })).toMatchObject({ status: 200 })
  })

  it('is done once: a second click, another tab and an older link change nothing', async () => {
    const older = code()
    await mailAgain('farol')
    const newer = code()
    expect(await confirm({ codigo: older, senhaNova: ownPassword, pessoa: own })).toMatchObject(invalidCode)
    const clicks = await Promise.all([
      confirm({ codigo: newer, senhaNova: ownPassword, pessoa: own }),
      confirm({ codigo: newer, senhaNova: 'Another#seis6', pessoa: own }),
      confirm({ codigo: newer, senha: strangersPassword }),
    ])
    expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await read(newer)).toMatchObject(invalidCode)
    expect(mailbox.mails.filter(({ to, kind }) => to === email && kind === 'welcome')).toHaveLength(1)
  })

  it('makes the links that other churches sent worthless, which could set the password once more', async () => {
    const here = code()
    await mailAgain('videira')
    const there = code()
    expect(await confirm({ codigo: there, senhaNova: ownPassword }, 'videira')).toMatchObject({ status: 200 })
    expect(await confirm({ codigo: here, senhaNova: 'Another#seis6', pessoa: own })).toMatchObject(invalidCode)
    await expect(logIn(ownPassword, 'videira')).rejects.toThrow('REGISTRATION_INCOMPLETE')
  })

  it('elsewhere, or by a recovery, lets the person complete what a stranger had registered', async () => {
    await test.call('POST', '/security/recuperar-senha', { body: { email } })
    const codigo = mailbox.codeOf(email, 'recovery')
    const activation = code()
    const recovered = await test.call('POST', '/user/alterar-senha', { body: { codigo, senha: ownPassword } })
    expect(recovered.status).toBe(200)
    expect(await read(activation)).toMatchObject(invalidCode)
    await expect(logIn(strangersPassword)).rejects.toThrow('INVALID_CREDENTIALS')
    await expect(logIn(ownPassword)).rejects.toThrow('REGISTRATION_INCOMPLETE')
    expect(await register({ ...own, senha: ownPassword })).toMatchObject({ status: 201, body: { flagAtivo: true } })
    const { token } = await logIn(ownPassword)
    const { body } = await test.call('GET', '/me', { token })
    expect(body.usuario).toMatchObject({ nome: 'Maria', sobrenome: 'Lima', ocupacao: null })
    expect(await register({ senha: ownPassword })).toMatchObject({ status: 409, body: { code: 'ALREADY_REGISTERED' } })
  })

  it('control: a recovery of a confirmed login asks for nothing again', async () => {
    await confirm({ codigo: code(), senha: strangersPassword })
    await test.call('POST', '/security/recuperar-senha', { body: { email } })
    const codigo = mailbox.codeOf(email, 'recovery')
    await test.call('POST', '/user/alterar-senha', { body: { codigo, senha: ownPassword } })
    expect((await logIn(ownPassword)).user.email).toBe(email)
  })

  it('comes before a registration at another church, by the stranger or the owner', async () => {
    for (const senha of [strangersPassword, ownPassword])
      for (const church of ['farol', 'videira'])
        expect(await register({ senha }, church)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_INACTIVE' } })
    const members = await test.asOwner((owner) =>
      owner.query('select 1 from usuario u join conta c on c.id = u.conta_id where c.email = $1', [email]),
    )
    expect(members).toHaveLength(1)
  })
})
