import { dayMs, minuteMs } from '@narthex/contract/durations'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMemberCall } from '../../../platform/http/route.ts'
import { toMemberId } from '../../../platform/ids.ts'
import { easyCaptcha, solvedAt } from '../../../testing/captcha.ts'
import { openMailbox } from '../../../testing/mailbox.ts'
import type { Person } from '../../../testing/people.ts'
import { enrolPerson, usualPassword } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { openCare } from '../../care/care.editing.service.ts'

const senha = 'Oliveira#cinco5'
const invalidCode = { status: 400, body: { code: 'INVALID_CODE' } }

describe('a person of the office', () => {
  const mailbox = openMailbox()
  let now = new Date('2026-06-10T15:00:00Z')
  let number = 0
  let email: string
  let secretary: Person

  const test = setUpChurches({ farol: {}, videira: {} }, { clock: () => now, mail: mailbox, recaptcha: easyCaptcha })
  beforeAll(async () => {
    secretary = await test.join({ nome: 'Rute', roles: ['ROLE_SECRETARY'] })
  })
  beforeEach(() => {
    mailbox.mails.length = 0
    email = `lea${++number}@example.org`
    // Past every limit of an earlier test.
    now = new Date(now.getTime() + 2 * dayMs)
  })

  const at = (church = 'farol') => ({ host: `${church}.narthex.test` })
  const office = {
    get office() {
      return secretary
    },
  }
  const add = async (own: object = {}): Promise<number> => {
    const body = { nome: 'Léa Maria', sobrenome: 'Prado', email, ...own }
    const answer = await test.call('POST', '/escritorio/usuario/', { ...office, body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.id
  }
  const person = async (id: number) => (await test.call('GET', `/escritorio/usuario/${id}`, office)).body
  const invite = (id: number) => test.call('POST', `/escritorio/usuario/${id}/convite`, office)
  const pending = async (id: number) =>
    (await test.call('GET', `/escritorio/usuario/${id}/convite`, office)).body.convite
  const codeOfMail = () => mailbox.codeOf(email, 'person-invited')
  const read = (codigo: string, church = 'farol') =>
    test.call('POST', '/convite/consulta', { ...at(church), body: { codigo } })
  const accept = (codigo: string, own: object = {}, church = 'farol') =>
    test.call('POST', '/convite', { ...at(church), body: { codigo, senha, ...own } })
  const enter = async (password = senha, address = email) => {
    const { token } = await test.logIn(address, { ...at(), password })
    const { body } = await test.call('GET', '/me', { ...at(), token })
    return { memberId: body.usuario.id, accountId: body.user.id }
  }
  const countPeople = async () =>
    (
      await test.asOwner((owner) =>
        owner.query<{ n: number }>(`select count(*)::int n from usuario where igreja_id = ${test.farol.igrejaId}`),
      )
    )[0]?.n

  describe('who is invited to open an account', () => {
    it('is the same person with a login: nothing is doubled, and what names them stays', async () => {
      const id = await add({ anotacao: 'Toca violão' })
      const before = await countPeople()
      const sent = await invite(id)
      expect(sent).toMatchObject({ status: 200, body: { email } })
      expect(Date.parse(sent.body.expiraEm) - Date.parse(sent.body.enviadoEm)).toBe(7 * dayMs)
      expect(await pending(id)).toEqual(sent.body)
      expect(mailbox.mails).toMatchObject([{ to: email, kind: 'person-invited', locale: 'pt', data: { nome: 'Léa' } }])
      const codigo = codeOfMail()
      expect(mailbox.mails[0]?.data.link).toBe(`http://farol.narthex.test/access#convite=${codigo}`)
      expect(await read(codigo)).toMatchObject({ status: 200, body: { nome: 'Léa', flagTemConta: false } })
      expect(await accept(codigo)).toMatchObject({ status: 200, body: { email } })
      const member = await enter()
      expect(member.memberId).toBe(id)
      expect(await person(id)).toMatchObject({ acesso: 'COM_LOGIN', nome: 'Léa Maria', anotacao: 'Toca violão' })
      expect(await countPeople()).toBe(before)
      expect(await pending(id)).toBeNull()
      expect((await invite(id)).body.code).toBe('PERSON_HAS_LOGIN')
      const acts = await test.asOwner((owner) =>
        owner.query<{ acao: string; conta_id: number | null }>(
          `select acao, conta_id from auditoria where acao like 'PERSON_%' and detalhes ->> 'usuario' = '${id}' order by id`,
        ),
      )
      expect(acts.map(({ acao }) => acao)).toEqual(['PERSON_ADDED', 'PERSON_INVITED', 'PERSON_LOGIN_OPENED'])
      expect(acts.at(-1)?.conta_id).toBe(member.accountId)
    })

    it('keeps the account of another church, by its password, at the address or at another one', async () => {
      const { account } = await enrolPerson(test.platform.transactions.at(test.videira), { email })
      const id = await add()
      await invite(id)
      const codigo = codeOfMail()
      expect((await read(codigo)).body.flagTemConta).toBe(true)
      expect(await accept(codigo)).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } })
      expect((await accept(codigo, { senha: usualPassword })).status).toBe(200)
      expect((await enter(usualPassword)).accountId).toBe(account.id)

      const other = `outra${number}@example.org`
      await enrolPerson(test.platform.transactions.at(test.videira), { email: other })
      email = `antes${number}@example.org`
      const second = await add({ nome: 'Noemi' })
      await invite(second)
      const accepted = await accept(codeOfMail(), { email: other, senha: usualPassword })
      expect(accepted).toMatchObject({ status: 200, body: { email: other } })
      expect((await enter(usualPassword, other)).memberId).toBe(second)
    })

    it('is mailed once however often the button is pressed, and again after a minute, which voids the former link', async () => {
      const id = await add()
      const answers = await Promise.all([invite(id), invite(id)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(mailbox.mails).toHaveLength(1)
      const first = codeOfMail()
      now = new Date(now.getTime() + 2 * minuteMs)
      await invite(id)
      expect(mailbox.mails).toHaveLength(2)
      expect(await read(first)).toMatchObject(invalidCode)
      expect((await read(codeOfMail())).status).toBe(200)
    })

    it('opens the link once: of two at the same moment one wins, and none after it', async () => {
      const id = await add()
      await invite(id)
      const codigo = codeOfMail()
      const statuses = (await Promise.all([accept(codigo), accept(codigo)])).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([200, 400])
      expect(await accept(codigo)).toMatchObject(invalidCode)
      expect(await read(codigo)).toMatchObject(invalidCode)
    })

    it('has a link that is void once it was withdrawn, has ended, or the address is another one; and at another church', async () => {
      const id = await add()
      await invite(id)
      expect(await read(codeOfMail(), 'videira')).toMatchObject(invalidCode)
      expect(await accept(codeOfMail(), {}, 'videira')).toMatchObject(invalidCode)
      const own = await person(id)
      const withdraw = () => test.call('DELETE', `/escritorio/usuario/${id}/convite`, office)
      expect((await withdraw()).status).toBe(200)
      expect((await withdraw()).status).toBe(404)
      expect(await accept(codeOfMail())).toMatchObject(invalidCode)

      now = new Date(now.getTime() + 2 * minuteMs)
      await invite(id)
      const { nome, sobrenome, versao } = own
      const corrected = { nome, sobrenome, versao, email: `certa${number}@example.org` }
      expect((await test.call('PUT', `/escritorio/usuario/${id}`, { ...office, body: corrected })).status).toBe(200)
      expect(await accept(codeOfMail())).toMatchObject(invalidCode)
      expect(await pending(id)).toBeNull()

      email = corrected.email
      await invite(id)
      now = new Date(now.getTime() + 7 * dayMs)
      expect(await accept(codeOfMail())).toMatchObject(invalidCode)
      expect(await person(id)).toMatchObject({ acesso: 'SEM_LOGIN' })
    })

    it('is grown, has an address that opens no one else, and is of this church', async () => {
      const refusal = async (own: object) => (await invite(await add(own))).body.code
      expect(await refusal({ email: null })).toBe('PERSON_WITHOUT_ADDRESS')
      expect(await refusal({ dataNascimento: '2010-01-01' })).toBe('PERSON_IS_MINOR')
      const child = await add()
      const membros = [{ idUsuario: child, papel: 'CRIANCA' }]
      await test.call('POST', '/escritorio/domicilio/', { ...office, body: { nome: 'Prado', membros } })
      expect((await invite(child)).body.code).toBe('PERSON_IS_MINOR')
      expect(await refusal({ email: secretary.email })).toBe('ADDRESS_HAS_LOGIN')
      expect(mailbox.mails).toEqual([])
      const elsewhere = await test.join({ at: test.videira, roles: ['ROLE_SECRETARY'] })
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        const path = `/escritorio/usuario/${child}/convite`
        expect((await test.call(method, path, { office: elsewhere })).status, method).toBe(404)
      }
    })

    it('is not asked for, nor offered, once they became another person', async () => {
      const id = await add()
      await invite(id)
      await test.asOwner((owner) =>
        owner.query(`update usuario set unida_a_id = ${secretary.memberId} where id = ${id}`),
      )
      expect(await accept(codeOfMail())).toMatchObject(invalidCode)
      expect((await invite(id)).body.code).toBe('PERSON_MERGED')
      await enrolPerson(test.platform.transactions.at(test.videira), { email })
      expect((await records({ senha: usualPassword })).body.itens).toEqual([])
    })

    it('is refused an account that is another person here, and may take another one by the same link', async () => {
      const id = await add()
      await invite(id)
      const taken = { email: secretary.email, senha: usualPassword }
      expect((await accept(codeOfMail(), taken)).body.code).toBe('ALREADY_REGISTERED')
      expect((await accept(codeOfMail())).status).toBe(200)
    })

    it('owns the address: a stranger who registered with it before has no way in', async () => {
      const strangers = 'Estranho#nove9'
      await register({ senha: strangers })
      const id = await add()
      await invite(id)
      expect((await accept(codeOfMail())).status).toBe(200)
      expect((await enter()).memberId).toBe(id)
      await expect(enter(strangers)).rejects.toThrow('INVALID_CREDENTIALS')
    })
  })

  const register = (own: object = {}) =>
    test.call('POST', '/igreja/farol/usuario/', {
      ...at(),
      body: { nome: 'Nova', sobrenome: 'Pessoa', email, senha, idioma: 'pt', captcha: solvedAt('farol'), ...own },
    })
  const confirm = () =>
    test.call('POST', '/security/confirmar-email', {
      ...at(),
      body: { codigo: mailbox.codeOf(email, 'activation'), senha },
    })
  const records = (own: object = {}, church = 'farol') =>
    test.call('POST', `/igreja/${church}/usuario/registro/consulta`, { ...at(church), body: { email, senha, ...own } })
  const take = (idUsuario: number, own: object = {}) =>
    test.call('POST', '/igreja/farol/usuario/registro', { ...at(), body: { email, senha, idUsuario, ...own } })

  describe('who registers by themselves', () => {
    it('is asked who they are once the address is proven, and is that person from then on', async () => {
      const id = await add()
      const husband = await add({ nome: 'Davi' })
      await add({ nome: 'Bia', dataNascimento: '2015-01-01' })
      const before = await countPeople()
      expect((await register()).body, 'to a stranger as always').toEqual({ flagAtivo: false })
      expect((await records()).body.code, 'before the address is proven').toBe('ACCOUNT_INACTIVE')
      expect((await take(id)).body.code).toBe('ACCOUNT_INACTIVE')
      expect((await confirm()).status).toBe(200)
      await expect(enter()).rejects.toThrow('REGISTRATION_INCOMPLETE')
      expect((await records({ senha: 'Errada#um1' })).body.code).toBe('INVALID_CREDENTIALS')
      expect((await records()).body.itens).toEqual([
        { id, nome: 'Léa' },
        { id: husband, nome: 'Davi' },
      ])
      const statuses = (await Promise.all([take(id), take(id)])).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([200, 409])
      expect((await enter()).memberId).toBe(id)
      expect(await countPeople(), 'what the registration wrote is gone').toBe(before)
      expect((await records()).body.code).toBe('ALREADY_REGISTERED')
      expect(await person(husband)).toMatchObject({ acesso: 'SEM_LOGIN' })
    })

    it('may be none of them: a new person, whom the office sees as a possible double', async () => {
      const id = await add()
      await register()
      await confirm()
      expect((await register()).body).toEqual({ flagAtivo: true })
      const { memberId } = await enter()
      expect(memberId).not.toBe(id)
      const { itens } = (await test.call('GET', `/escritorio/usuario/${id}/semelhante`, office)).body
      expect(itens).toMatchObject([{ id: memberId, semelhancas: ['EMAIL'] }])
    })

    it('is not asked where the office knows none but children at the address', async () => {
      await add({ dataNascimento: '2015-01-01' })
      await register()
      await confirm()
      expect((await enter()).memberId).toBeGreaterThan(0)
    })

    it('takes neither people of other addresses nor of other churches', async () => {
      const id = await add()
      const other = await add({ email: `alguem${number}@example.org` })
      await enrolPerson(test.platform.transactions.at(test.videira), { email })
      const own = { senha: usualPassword }
      expect((await take(other, own)).status).toBe(404)
      expect((await records(own, 'videira')).body.code).toBe('ALREADY_REGISTERED')
      expect((await take(id, own)).status).toBe(200)
    })

    it('leaves what was written of the registration in between to the office, which may merge it', async () => {
      const id = await add()
      await register({ nome: 'Entre' })
      const rows = await test.asOwner((owner) =>
        owner.query<{ id: number }>(`select id from usuario where nome = 'Entre' and email = '${email}'`),
      )
      const former = toMemberId(rows[0]?.id ?? 0)
      await openCare(createMemberCall(test.platform.transactions.at(test.farol), secretary), former)
      await confirm()
      expect((await take(id)).status).toBe(200)
      expect(await person(former)).toMatchObject({ acesso: 'SEM_LOGIN', nome: 'Entre' })
    })
  })

  it('who is invited to the team by their name and address holds the role as themselves', async () => {
    const id = await add()
    const admin = await test.join({ roles: ['ROLE_ADMIN'] })
    const invited = { email, nome: 'LÉA MARIA', sobrenome: 'Prado', role: 'ROLE_MODERATOR' }
    await test.call('POST', '/escritorio/convite/', { office: admin, body: invited })
    const codigo = mailbox.codeOf(email, 'staff-invited').split('&')[0]
    expect((await test.call('POST', '/user/alterar-senha', { ...at(), body: { codigo, senha } })).status).toBe(200)
    const entered = await test.call('POST', '/escritorio/sessao', {
      host: 'farol.admin.narthex.test',
      headers: { origin: 'http://farol.admin.narthex.test' },
      body: { username: email, password: senha },
    })
    expect(entered).toMatchObject({ status: 200, body: { roles: ['ROLE_MODERATOR'], pessoa: { nome: 'Léa Maria' } } })
    expect(await person(id)).toMatchObject({ acesso: 'COM_LOGIN' })
  })
})
