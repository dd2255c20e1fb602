import { dayMs, minuteMs } from '@narthex/contract/durations'
import type { StaffRole } from '@narthex/contract/permissions'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { easyCaptcha, solvedAt } from '../../../testing/captcha.ts'
import { usualPassword } from '../../../testing/people.ts'
import { type OfficeBrowser, setUpOffice } from '../../../testing/set-up-office.ts'
import { grantRole, revokeRole } from '../../users/role-office.service.ts'

const invitations = '/escritorio/convite/'
const senha = 'Oliveira#cinco5'

describe('an invitation to the office', () => {
  const stage = setUpOffice({ recaptcha: easyCaptcha })
  const { from, member, enter, browser, mailbox } = stage
  let number = 0
  let email: string

  beforeEach(() => {
    mailbox.mails.length = 0
    email = `convidada${++number}@example.org`
    // Past every limit of an earlier test.
    stage.advance(number * 2 * dayMs)
  })

  const enterAs = async (...roles: StaffRole[]) => enter((await member(roles)).email)
  const invite = (at: OfficeBrowser, role: StaffRole = 'ROLE_ADMIN_CONTENT', to = email) =>
    from(at, 'POST', invitations, { body: { email: to, nome: 'Rute', sobrenome: 'Alves', role } })
  const list = async (at: OfficeBrowser) => (await from(at, 'GET', invitations)).body.itens
  const logIn = (password = senha, at: OfficeBrowser = browser()) =>
    from(at, 'POST', '/escritorio/sessao', { body: { username: email, password } })
  const choosePassword = (codigo: string) => from(browser(), 'POST', '/user/alterar-senha', { body: { codigo, senha } })
  const codeOfMail = () => mailbox.codeOf(email, 'staff-invited')
  const countMails = () => mailbox.mails.filter(({ to }) => to === email).length

  it('leads a new person from the mail to a password and into the office, with the role from then on', async () => {
    const at = await enterAs('ROLE_ADMIN')
    const { status, body } = await invite(at)
    expect(status).toBe(201)
    expect(body).toMatchObject({ email, nome: 'Rute', role: 'ROLE_ADMIN_CONTENT', convidadoPor: { nome: 'Ana' } })
    expect(Date.parse(body.expiraEm) - Date.parse(body.enviadoEm)).toBe(7 * dayMs)
    expect(await list(at)).toContainEqual(body)
    expect(mailbox.mails).toMatchObject([{ to: email, kind: 'staff-invited', igreja: 'farol' }])
    const codigo = codeOfMail()
    expect(mailbox.mails[0]?.data.link).toBe(
      `http://farol.admin.narthex.test/welcome#codigo=${codigo}&email=${encodeURIComponent(email)}`,
    )
    expect((await logIn()).status, 'before there is a password').toBe(401)
    expect((await choosePassword(codigo)).status).toBe(200)
    expect(await logIn()).toMatchObject({
      status: 200,
      body: { roles: ['ROLE_ADMIN_CONTENT'], pessoa: { nome: 'Rute', sobrenome: 'Alves' } },
    })
    expect(await list(at)).not.toContainEqual(expect.objectContaining({ email }))
    expect((await logIn()).status, 'a second login').toBe(200)
  })

  it('gives a member their role with the next login, and changes neither their name nor their password', async () => {
    const at = await enterAs('ROLE_ADMIN')
    const person = await member()
    email = person.email
    await logIn(usualPassword)
    await stage.logIn(email)
    expect((await invite(at, 'ROLE_MODERATOR')).status).toBe(201)
    expect(mailbox.mails.at(-1)).toMatchObject({
      to: email,
      kind: 'staff-added',
      data: { link: 'http://farol.admin.narthex.test/' },
    })
    expect(await logIn(usualPassword)).toMatchObject({
      status: 200,
      body: { roles: ['ROLE_MODERATOR'], pessoa: { nome: 'Ana' } },
    })
  })

  it('gives its role until the day and within the limits that it names', async () => {
    const at = await enterAs('ROLE_ADMIN')
    const { id } = (await from(at, 'POST', '/escritorio/congregacao/', { body: { nome: 'Centro' } })).body
    const form = { email, nome: 'Rute', sobrenome: 'Alves', role: 'ROLE_SECRETARY' }
    const ate = stage.now.toISOString().slice(0, 10)
    const refused = { status: 400, body: { details: [{ path: 'body.alcance' }] } }
    for (const given of [{ alcance: [id + 999] }, { role: 'ROLE_MODERATOR', alcance: [id] }])
      expect(await from(at, 'POST', invitations, { body: { ...form, ...given } })).toMatchObject(refused)
    const made = await from(at, 'POST', invitations, { body: { ...form, ate, alcance: [id] } })
    expect(made.body).toMatchObject({ ate, alcance: [{ id, nome: 'Centro' }] })
    await choosePassword(codeOfMail())
    const { body } = await logIn()
    expect(body).toMatchObject({ roles: ['ROLE_SECRETARY'] })
    expect(body.permissoes).toEqual(body.limitadas)
    stage.advance(dayMs)
    expect((await logIn()).body.code).toBe('NO_STAFF_ROLE')
  })

  it('gives nothing once the last day of its role is over, and is not sent again', async () => {
    const admin = await member(['ROLE_ADMIN'])
    const ate = stage.now.toISOString().slice(0, 10)
    const body = { email, nome: 'Rute', sobrenome: 'Alves', role: 'ROLE_ADMIN_CONTENT', ate }
    const { id } = (await from(await enter(admin.email), 'POST', invitations, { body })).body
    await choosePassword(codeOfMail())
    stage.advance(2 * dayMs)
    expect((await logIn()).body.code).toBe('REGISTRATION_INCOMPLETE')
    expect((await from(await enter(admin.email), 'POST', `${invitations}${id}/envio`)).status).toBe(400)
  })

  it('leaves a role that the person holds by then as it was given', async () => {
    const at = await enterAs('ROLE_ADMIN')
    const person = await member()
    email = person.email
    await invite(at, 'ROLE_MODERATOR')
    const own = createOwnCall(stage.platform.transactions.at(stage.farol))
    const ate = stage.now.toISOString().slice(0, 10)
    await grantRole(own, { memberId: person.memberId, role: 'ROLE_MODERATOR', ate })
    expect((await logIn(usualPassword)).body.roles).toEqual(['ROLE_MODERATOR'])
    expect(await list(at)).not.toContainEqual(expect.objectContaining({ email }))
    stage.advance(2 * dayMs)
    expect((await logIn(usualPassword)).body.code).toBe('NO_STAFF_ROLE')
  })

  it('answers the same for an address with an account and for one without', async () => {
    const at = await enterAs('ROLE_ADMIN')
    const known = await member([], stage.videira)
    const [unknown, there] = [await invite(at), await invite(at, 'ROLE_ADMIN_CONTENT', known.email)]
    const shape = ({ status, body }: typeof there) => ({ status, body: { ...body, id: 0, email: '' } })
    expect(shape(there)).toEqual(shape(unknown))
  })

  it.each<[readonly StaffRole[], StaffRole, number]>([
    [['ROLE_SUPER_ADMIN'], 'ROLE_TREASURER', 201],
    [['ROLE_SUPER_ADMIN'], 'ROLE_SUPER_ADMIN', 201],
    [['ROLE_ADMIN'], 'ROLE_ADMIN', 201],
    [['ROLE_ADMIN'], 'ROLE_TREASURER', 403],
    [['ROLE_ADMIN'], 'ROLE_SUPER_ADMIN', 403],
    [['ROLE_ADMIN_CONTENT'], 'ROLE_ADMIN_CONTENT', 403],
    [['ROLE_TREASURER'], 'ROLE_MODERATOR', 403],
  ])('of %j to %s is answered %i', async (roles, role, status) => {
    expect((await invite(await enterAs(...roles), role)).status).toBe(status)
    expect(countMails()).toBe(status === 201 ? 1 : 0)
  })

  it('is for others: not for oneself, and not for someone who stands above', async () => {
    const { email: own } = await member(['ROLE_ADMIN'])
    const at = await enter(own)
    expect((await invite(at, 'ROLE_MODERATOR', own)).status).toBe(403)
    const { email: above } = await member(['ROLE_SUPER_ADMIN'])
    expect((await invite(at, 'ROLE_MODERATOR', above)).status).toBe(403)
    expect(await list(at)).not.toContainEqual(expect.objectContaining({ email: own }))
  })

  it('asks for a fresh proof', async () => {
    const at = await enterAs('ROLE_ADMIN')
    stage.advance(11 * minuteMs)
    expect((await invite(at)).body.code).toBe('REAUTHENTICATION_REQUIRED')
  })

  it('is one, with one mail, however often the button is pressed', async () => {
    const at = await enterAs('ROLE_ADMIN')
    const answers = await Promise.all([invite(at), invite(at), invite(at, 'ROLE_MODERATOR')])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(countMails()).toBe(1)
    expect((await list(at)).filter((each: { email: string }) => each.email === email)).toHaveLength(1)
  })

  it('is sent again after a minute: the link of the former mail is void', async () => {
    const at = await enterAs('ROLE_ADMIN')
    const { id } = (await invite(at)).body
    const first = codeOfMail()
    const resend = () => from(at, 'POST', `${invitations}${id}/envio`)
    expect((await resend()).status).toBe(200)
    expect(countMails(), 'at once').toBe(1)
    stage.advance(2 * minuteMs)
    await Promise.all([resend(), resend()])
    expect(countMails()).toBe(2)
    expect((await choosePassword(first)).body.code).toBe('INVALID_CODE')
    expect((await choosePassword(codeOfMail())).status).toBe(200)
  })

  it('gives nothing once it is withdrawn', async () => {
    const at = await enterAs('ROLE_ADMIN')
    const { id } = (await invite(at)).body
    const codigo = codeOfMail()
    expect((await from(at, 'DELETE', `${invitations}${id}`)).status).toBe(200)
    expect((await from(at, 'DELETE', `${invitations}${id}`)).status).toBe(404)
    expect((await choosePassword(codigo)).body.code).toBe('INVALID_CODE')
    expect((await logIn()).status).toBe(401)
  })

  it('gives nothing after seven days, and is there to be sent again', async () => {
    const admin = await member(['ROLE_ADMIN'])
    const { id } = (await invite(await enter(admin.email))).body
    expect((await choosePassword(codeOfMail())).status).toBe(200)
    stage.advance(7 * dayMs)
    expect((await logIn()).body.code).toBe('REGISTRATION_INCOMPLETE')
    const later = await enter(admin.email)
    expect(await list(later)).toContainEqual(expect.objectContaining({ id }))
    expect((await from(later, 'POST', `${invitations}${id}/envio`)).status).toBe(200)
    expect((await logIn()).body.roles).toEqual(['ROLE_ADMIN_CONTENT'])
  })

  it('gives nothing where its sender may not give the role any more', async () => {
    const admin = await member(['ROLE_ADMIN'])
    await invite(await enter(admin.email))
    await choosePassword(codeOfMail())
    await member(['ROLE_ADMIN'])
    const own = createOwnCall(stage.platform.transactions.at(stage.farol))
    await revokeRole(own, { memberId: admin.memberId, role: 'ROLE_ADMIN' })
    expect((await logIn()).body.code).toBe('REGISTRATION_INCOMPLETE')
  })

  it('is taken by the owner of the address alone: a stranger who registered it gets nothing', async () => {
    const strangers = 'Estranho#nove9'
    const body = { nome: 'Eva', sobrenome: 'Mal', email, senha: strangers, idioma: 'pt', captcha: solvedAt('farol') }
    expect((await stage.call('POST', '/igreja/farol/usuario/', { body })).body).toEqual({ flagAtivo: false })
    await invite(await enterAs('ROLE_ADMIN'))
    expect((await logIn(strangers)).body.code).toBe('ACCOUNT_INACTIVE')
    expect((await choosePassword(codeOfMail())).status).toBe(200)
    expect((await logIn(strangers)).status).toBe(401)
    expect(await logIn()).toMatchObject({ body: { roles: ['ROLE_ADMIN_CONTENT'], pessoa: { nome: 'Rute' } } })
  })

  it('belongs to its church: another one neither lists, sends nor withdraws it, and gives no role by it', async () => {
    const { id } = (await invite(await enterAs('ROLE_ADMIN'))).body
    await choosePassword(codeOfMail())
    const admin = await member(['ROLE_SUPER_ADMIN'], stage.videira as ChurchScope)
    const elsewhere = await enter(admin.email, stage.videira)
    expect(await list(elsewhere)).toEqual([])
    expect((await from(elsewhere, 'POST', `${invitations}${id}/envio`)).status).toBe(404)
    expect((await from(elsewhere, 'DELETE', `${invitations}${id}`)).status).toBe(404)
    expect((await logIn(senha, browser(stage.videira))).body.code).toBe('REGISTRATION_INCOMPLETE')
    expect((await logIn()).status).toBe(200)
  })

  it('is one of thirty in an hour', async () => {
    const at = await enterAs('ROLE_ADMIN')
    const statuses: number[] = []
    for (let sent = 0; sent < 31; sent++)
      statuses.push((await invite(at, 'ROLE_MODERATOR', `muitas${sent}@example.org`)).status)
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(201))
    expect(statuses.at(-1)).toBe(429)
  })

  it('is written down: who invited, sent, withdrew and accepted, without names', async () => {
    const admin = await member(['ROLE_ADMIN'])
    const at = await enter(admin.email)
    const { id } = (await invite(at)).body
    await choosePassword(codeOfMail())
    await logIn()
    const rows = await stage.asOwner((owner) =>
      owner.query<{ acao: string; detalhes: object; conta_id: number | null }>(
        `select acao, detalhes, conta_id from auditoria where detalhes ->> 'convite' = '${id}' order by id`,
      ),
    )
    expect(rows).toMatchObject([
      { acao: 'STAFF_INVITED', conta_id: admin.accountId, detalhes: { role: 'ROLE_ADMIN_CONTENT' } },
      { acao: 'STAFF_INVITATION_ACCEPTED', conta_id: null },
    ])
    const history = await stage.asOwner((owner) =>
      owner.query(`select antes, depois from historico where tipo = 'convite_equipe' and registro = '${id}'`),
    )
    expect(history).toHaveLength(2)
    expect(JSON.stringify(history)).not.toContain('Rute')
  })
})
