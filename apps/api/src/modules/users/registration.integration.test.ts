import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { easyCaptcha, solvedAt } from '../../testing/captcha.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { setCongregations } from '../churches/churches.editing.service.ts'

const senha = 'Videira#quatro4'
const nowhere = { responsavel: null, telefone: null, endereco: null, latitude: null, longitude: null }

describe('registering', () => {
  const mailbox = openMailbox()
  // A day later in São Paulo's calendar than nowhere; three hours before midnight there.
  let now = new Date('2026-03-02T00:00:00Z')
  let number = 0
  let email: string

  const test = setUpChurches(
    { farol: { fusoHorario: 'America/Sao_Paulo' }, videira: {} },
    { clock: () => now, mail: mailbox, recaptcha: easyCaptcha },
  )

  beforeAll(async () => {
    for (const church of [test.farol, test.videira])
      await setCongregations(createOwnCall(test.platform.transactions.at(church)), [{ nome: 'Centro', ...nowhere }])
  })
  beforeEach(() => {
    mailbox.mails.length = 0
    email = `ana${++number}@example.org`
    now = new Date(now.getTime() + 1)
  })

  const register = (own: object = {}, church = 'farol', path = church) =>
    test.call('POST', `/igreja/${path}/usuario/`, {
      host: `${church}.narthex.test`,
      body: { nome: 'Ana', sobrenome: 'Souza', email, senha, idioma: 'pt', captcha: solvedAt(church), ...own },
    })
  const confirm = (codigo: string, host = 'farol.narthex.test') =>
    test.call('POST', '/security/confirmar-email', { host, body: { codigo, senha } })
  const rows = (table: 'conta' | 'usuario') =>
    test.asOwner(async (owner) => (await owner.query(`select 1 from ${table}`)).length)

  it('makes a login that opens once its e-mail was confirmed, and not before', async () => {
    expect(await register()).toMatchObject({ status: 201, body: { flagAtivo: false } })
    await expect(test.logIn(email)).rejects.toThrow('ACCOUNT_INACTIVE')
    const codigo = mailbox.codeOf(email, 'activation')
    expect(mailbox.mails).toEqual([
      {
        igreja: 'farol',
        to: email,
        kind: 'activation',
        locale: 'pt',
        data: { nome: 'Ana', link: `http://farol.narthex.test/access#ativar=${codigo}` },
      },
    ])
    expect((await confirm(codigo, 'videira.narthex.test')).status).toBe(400)
    expect(await confirm(codigo)).toMatchObject({ status: 200, body: {} })
    expect(mailbox.mails.at(-1)).toMatchObject({ kind: 'welcome', to: email })
    await test.logIn(email)
    expect(await confirm(codigo)).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } })
  })

  it('keeps what the person told, in the forms that the product keeps', async () => {
    const given = {
      telefone: '(11) 91234-5678',
      cpf: '529.982.247-25',
      dataNascimento: '1990-02-28',
      sexo: 'FEMININO',
      estadoCivil: 'UNIAO_ESTAVEL',
      dataCasamento: '2015-05-05',
      ocupacao: 'Professora',
      numeroFilhos: 2,
      observacoes: 'Canto no coro',
    }
    await register(given)
    await confirm(mailbox.codeOf(email, 'activation'))
    const { token, user } = await test.logIn(email)
    const { body } = await test.call('GET', `/user/${user.id}/usuario?cliente=farol`, { token })
    expect(body.usuarios).toEqual([
      expect.objectContaining({ ...given, telefone: '+55 11 91234-5678', cpf: '52998224725', flagAtivo: true }),
    ])
    const documents = await test.call('GET', `/user/${user.id}/documento`, { token })
    expect(documents.body).toEqual([{ tipo: 'CPF', numero: '52998224725' }])
  })

  it('of a login that exists takes its password, makes no second login and asks for no second confirmation', async () => {
    await register()
    await confirm(mailbox.codeOf(email, 'activation'))
    const before = await rows('conta')
    const wrong = await register({ senha: 'Another#pass9' }, 'videira')
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } })
    expect(await register({}, 'videira')).toMatchObject({ status: 201, body: { flagAtivo: true } })
    expect(await rows('conta')).toBe(before)
    expect(mailbox.mails.at(-1)).toMatchObject({ kind: 'welcome', igreja: 'videira' })
    await test.logIn(email, { host: 'videira.narthex.test' })
  })

  it('twice by one person is refused the second time, and changes nothing', async () => {
    await register()
    await confirm(mailbox.codeOf(email, 'activation'))
    const before = [await rows('conta'), await rows('usuario')]
    expect(await register({ nome: 'Outra' })).toMatchObject({ status: 409, body: { code: 'ALREADY_REGISTERED' } })
    expect([await rows('conta'), await rows('usuario')]).toEqual(before)
  })

  it('many times at the very same time makes one login and one member', async () => {
    const before = [await rows('conta'), await rows('usuario')]
    const answers = await Promise.all(Array.from({ length: 6 }, () => register()))
    // One that looks after the first has written finds a login that waits for its e-mail: 403.
    expect(answers.map(({ status }) => (status === 403 ? 409 : status)).sort()).toEqual([201, 409, 409, 409, 409, 409])
    expect([await rows('conta'), await rows('usuario')]).toEqual(before.map((count) => count + 1))
    expect(mailbox.mails).toHaveLength(1)
  })

  it('with the CPF of another member is answered as with any other', async () => {
    const first = await register({ cpf: '111.444.777-35' })
    email = `other-${email}`
    const second = await register({ cpf: '11144477735' })
    expect([second.status, second.body]).toEqual([first.status, first.body])
  })

  it.each([
    ['senha', 'videira', 'PASSWORD_SHORT'],
    ['senha', 'Senha@123', 'PASSWORD_COMMON'],
    ['senha', 'Sunshine1!', 'PASSWORD_COMMON'],
    ['senha', 'Farol2026!', 'PASSWORD_COMMON'],
    ['senha', 'Souza#1990', 'PASSWORD_COMMON'],
    ['senha', 'Narthex1!', 'PASSWORD_COMMON'],
    ['email', 'ana', 'EMAIL'],
    ['dataNascimento', '2026-03-01', 'DATE_NOT_PAST'],
    ['dataCasamento', '2030-01-01', 'DATE_NOT_PAST'],
  ])('with a wrong %s (%s) is told %s at the field', async (field, value, message) => {
    const { status, body } = await register({ [field]: value })
    expect(status).toBe(400)
    expect(body.details).toContainEqual({ path: `body.${field}`, message })
  })

  it('knows what day it is at the church: yesterday there is past, though it is two days ago elsewhere', async () => {
    expect((await register({ dataNascimento: '2026-02-28' })).status).toBe(201)
  })

  it('takes a congregation of the church, and none of another’s', async () => {
    const ids = await test.asOwner((owner) =>
      owner.query<{ id: number; igreja_id: number }>('select id, igreja_id from congregacao'),
    )
    const own = ids.find(({ igreja_id }) => igreja_id === test.farol.igrejaId)?.id
    const foreign = ids.find(({ id }) => id !== own)?.id
    expect((await register({ idCongregacao: foreign })).status).toBe(400)
    expect((await register({ idCongregacao: own })).status).toBe(201)
  })

  it('without a captcha, with a wrong one or another church’s is refused', async () => {
    expect(await register({ captcha: undefined })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    for (const captcha of ['made up', solvedAt('videira')])
      expect(await register({ captcha })).toMatchObject({ status: 400, body: { code: 'INVALID_CAPTCHA' } })
  })

  it.each(['videira', '2', '999'])('at another church than the host’s (%s) is not there', async (path) => {
    const before = await rows('usuario')
    expect(await register({}, 'farol', path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await rows('usuario')).toBe(before)
  })

  describe('the activation e-mail', () => {
    const ask = (of: string, igreja = 'farol') =>
      test.call('POST', `/security/solicitar-verificacao-email/?igreja=${igreja}&email=${of}`)

    it('is sent again, and the earlier code is good no more', async () => {
      await register()
      const first = mailbox.codeOf(email, 'activation')
      expect(await ask(email)).toMatchObject({ status: 200, body: {} })
      expect((await confirm(first)).status).toBe(400)
      expect((await confirm(mailbox.codeOf(email, 'activation'))).status).toBe(200)
    })

    it('is not sent where there is nothing to confirm, and the answer is the same', async () => {
      await register()
      await confirm(mailbox.codeOf(email, 'activation'))
      mailbox.mails.length = 0
      expect(await ask(email)).toMatchObject({ status: 200, body: {} })
      expect(await ask('unknown@example.org')).toMatchObject({ status: 200, body: {} })
      expect(mailbox.mails).toEqual([])
    })

    it('is not sent in the name of a church that the host may not see', async () => {
      await register()
      expect((await ask(email, 'videira')).status).toBe(404)
    })
  })
})
