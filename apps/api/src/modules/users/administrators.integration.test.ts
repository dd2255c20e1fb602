import { beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { easyCaptcha, solvedAt } from '../../testing/captcha.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { enrolPerson } from '../../testing/people.ts'
import { plainChurch } from '../../testing/plain-church.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { appointAdministrator, dismissAdministrator, listAdministrators } from './administrators.service.ts'
import { foundAdministeredChurch } from './church-founding.service.ts'

const senha = 'Oliveira#cinco5'

describe('an administrator whom the operator names', () => {
  const mailbox = openMailbox()
  let number = 0
  let email: string

  const test = setUpChurches({ farol: {}, videira: {} }, { mail: mailbox, recaptcha: easyCaptcha })
  beforeEach(() => {
    mailbox.mails.length = 0
    email = `ana${++number}@example.org`
  })

  const own = () => createOwnCall(test.platform.transactions.at(test.farol))
  const appoint = (of = email) =>
    appointAdministrator(test.platform, test.farol, { email: of, nome: 'Ana', sobrenome: 'Lima' })
  const choose = (codigo: string) => test.call('POST', '/user/alterar-senha', { body: { codigo, senha } })
  const rolesAfter = async (password: string) => {
    const { token } = await test.logIn(email, { password })
    const { body } = await test.call('GET', '/me', { token })
    return body.roles.map(({ role }: { role: string }) => role)
  }

  it('gets an account, the role and a mail whose link leads to a password at the office, once', async () => {
    const { passwordLink, isNewMember } = await appoint()
    expect(isNewMember).toBe(true)
    const codigo = mailbox.codeOf(email, 'administrator-invited')
    expect(passwordLink).toBe(
      `http://farol.admin.narthex.test/welcome#codigo=${codigo}&email=${encodeURIComponent(email)}`,
    )
    expect(mailbox.mails).toMatchObject([{ to: email, kind: 'administrator-invited', locale: 'pt', igreja: 'farol' }])
    expect(await listAdministrators(own())).toContainEqual({ email, name: 'Ana Lima', hasVisited: false })
    expect((await choose(codigo)).status).toBe(200)
    expect((await choose(codigo)).body.code).toBe('INVALID_CODE')
    expect(await rolesAfter(senha)).toEqual(['ROLE_SUPER_ADMIN'])
    expect(await listAdministrators(own())).toContainEqual({ email, name: 'Ana Lima', hasVisited: true })
  })

  it('who lost the mail is mailed again: the former link is void', async () => {
    await appoint()
    const first = mailbox.codeOf(email, 'administrator-invited')
    expect((await appoint()).isNewMember).toBe(false)
    expect((await choose(first)).body.code).toBe('INVALID_CODE')
    expect((await choose(mailbox.codeOf(email, 'administrator-invited'))).status).toBe(200)
    expect((await listAdministrators(own())).filter((each) => each.email === email)).toHaveLength(1)
  })

  it('who has an account elsewhere keeps its password, and no code is mailed', async () => {
    const there = { host: 'videira.narthex.test' }
    await enrolPerson(test.platform.transactions.at(test.videira), { email })
    await test.logIn(email, there)
    expect(await appoint()).toEqual({ isNewMember: true, passwordLink: undefined })
    expect(mailbox.mails).toMatchObject([
      { kind: 'administrator-added', data: { link: 'http://farol.admin.narthex.test/' } },
    ])
    await test.logIn(email, there)
    const { token } = await test.logIn(email)
    expect((await test.call('GET', '/me', { token })).body.roles).toHaveLength(1)
  })

  it('whose address a stranger has registered gets the role without the stranger: that password is void', async () => {
    const strangers = 'Estranho#nove9'
    const body = { nome: 'Eva', sobrenome: 'Mal', email, senha: strangers, idioma: 'pt', captcha: solvedAt('farol') }
    expect((await test.call('POST', '/igreja/farol/usuario/', { body })).body).toEqual({ flagAtivo: false })
    const early = mailbox.codeOf(email, 'activation')
    const { passwordLink } = await appoint()
    await expect(test.logIn(email, { password: strangers })).rejects.toThrow('INVALID_CREDENTIALS')
    const confirmation = { body: { codigo: early, senha: strangers } }
    expect((await test.call('POST', '/security/confirmar-email', confirmation)).body.code).toBe('INVALID_CODE')
    expect(await listAdministrators(own())).toContainEqual({ email, name: 'Ana Lima', hasVisited: false })
    expect(passwordLink).toContain('/welcome#')
    expect((await choose(mailbox.codeOf(email, 'administrator-invited'))).status).toBe(200)
    expect(await rolesAfter(senha)).toEqual(['ROLE_SUPER_ADMIN'])
  })

  it('whose membership is closed is refused, and keeps it so', async () => {
    const { memberId } = await enrolPerson(test.platform.transactions.at(test.farol), { email })
    await test.asOwner((owner) => owner.exec(`update usuario set flag_ativo = false where id = ${memberId}`))
    await expect(appoint()).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(mailbox.mails).toEqual([])
    expect(await listAdministrators(own())).not.toContainEqual(expect.objectContaining({ email }))
  })

  it('loses the role and stays a member; someone without it cannot lose it', async () => {
    await appoint()
    await dismissAdministrator(own(), email)
    expect(await listAdministrators(own())).not.toContainEqual(expect.objectContaining({ email }))
    for (const of of [email, 'eva@example.org'])
      await expect(dismissAdministrator(own(), of)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  describe('of a church that is founded', () => {
    const found = (code: string, administrator = { email, nome: 'Ana', sobrenome: 'Lima' }) =>
      foundAdministeredChurch(test.platform, { church: plainChurch(code), modules: ['MOD_NOTICIA'], administrator })
    const count = async () => {
      const tables = [
        'igreja',
        'dominio',
        'conta',
        'usuario',
        'usuario_role',
        'codigo_unico',
        'auditoria',
        'igreja_modulo',
      ]
      const [row] = await test.asOwner((owner) =>
        owner.query(`select ${tables.map((table) => `(select count(*) from ${table})::int as ${table}`).join(', ')}`),
      )
      return row
    }

    it('is there with it: it answers, has its modules, and all is written down as the product’s', async () => {
      const { church, passwordLink } = await found('rocha')
      expect(passwordLink).toContain('http://rocha.admin.narthex.test/welcome#')
      const { facts } = test.platform.transactions.at(church)
      expect([...(await facts()).modules]).toEqual(['MOD_NOTICIA'])
      const acts = await test.asOwner((owner) =>
        owner.query(`select acao from auditoria where igreja_id = ${church.igrejaId} order by id`),
      )
      expect(acts).toEqual(['CHURCH_FOUNDED', 'REGISTERED', 'ROLE_GRANTED'].map((acao) => ({ acao })))
      const host = { host: 'rocha.narthex.test' }
      expect((await test.call('GET', '/igreja/codigo/rocha', host)).body).toMatchObject({ status: true })
    })

    it('leaves no row in any table where a step fails: a code that is taken, a name that is none', async () => {
      const before = await count()
      await expect(found('farol')).rejects.toMatchObject({ code: 'CONFLICT' })
      await expect(found('admin')).rejects.toMatchObject({ code: 'VALIDATION' })
      await expect(found('areia', { email, nome: 'http://evil.example', sobrenome: 'x' })).rejects.toMatchObject({
        code: 'VALIDATION',
      })
      expect(await count()).toEqual(before)
      expect(mailbox.mails).toEqual([])
      expect(await test.platform.directory.byHost('areia.narthex.test')).toBeUndefined()
    })

    it('is founded once, however many found it at once', async () => {
      const results = await Promise.allSettled([found('serra'), found('serra'), found('serra')])
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'CONFLICT' })
    })
  })
})
