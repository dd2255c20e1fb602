import { dayMs } from '@narthex/contract/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import type { MemberId } from '../../platform/ids.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { enrolPerson, usualPassword } from '../../testing/people.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { grantRole } from '../users/role-office.service.ts'

const invalidCode = { status: 400, body: { code: 'INVALID_CODE' } }
const lastAdmin = { status: 409, body: { code: 'LAST_ADMIN' } }

describe('leaving a church', () => {
  const mailbox = openMailbox()
  let now = new Date('2026-03-01T12:00:00Z')
  let number = 0
  let ana: { email: string; id: number; memberId: MemberId; token: string }

  const test = setUpSeededChurches({ clock: () => now, mail: mailbox })

  beforeEach(async () => {
    mailbox.mails.length = 0
    ana = await moveIn(`ana${++number}@example.org`)
  })

  async function moveIn(email: string): Promise<typeof ana> {
    const { account, memberId } = await enrolPerson(test.platform.transactions.at(test.videira), {
      email,
      idioma: 'es',
    })
    return { email, id: account.id, memberId, token: (await test.logIn(email)).token }
  }

  type Who = Pick<typeof ana, 'id' | 'token'>
  const path = ({ id }: Who, more = '') => `/user/${id}/pedido-exclusao${more}?igreja=videira`
  const ask = (who: Who = ana, senha = usualPassword) =>
    test.call('POST', path(who), { token: who.token, body: { senha } })
  const state = async (who: Who = ana) => (await test.call('GET', path(who), { token: who.token })).body
  const withdraw = (who: Who = ana) => test.call('DELETE', path(who), { token: who.token })
  const confirm = (codigo: string, who: Who = ana) =>
    test.call('POST', path(who, '/confirmar'), { token: who.token, body: { codigo } })
  const codeSent = async (who = ana) => {
    expect((await ask(who)).status).toBe(200)
    return mailbox.codeOf(who.email, 'deletion-asked')
  }
  const isKnown = async () => (await test.call('GET', `/igreja/videira/usuario/?email=${ana.email}`)).body.flagExiste
  const actsOf = (id: number) =>
    test.asOwner((owner) =>
      owner.query<{ acao: string }>("select acao from auditoria where conta_id = $1 and acao like 'DELETION%'", [id]),
    )

  it('is asked for by the password, told by e-mail, and changes nothing yet', async () => {
    expect(await state()).toEqual({ pedido: null, flagContaTambem: true })
    const expiraEm = new Date(now.getTime() + dayMs).toISOString()
    expect(await ask()).toMatchObject({ status: 200, body: { expiraEm } })
    const codigo = mailbox.codeOf(ana.email, 'deletion-asked')
    expect(mailbox.mails).toEqual([
      {
        igreja: 'videira',
        to: ana.email,
        kind: 'deletion-asked',
        locale: 'es',
        data: { nome: 'Ana', link: `http://videira.narthex.test/user/confirm-delete-user#exclusao=${codigo}` },
      },
    ])
    expect(await state()).toEqual({ pedido: { expiraEm }, flagContaTambem: true })
    expect((await test.logIn(ana.email)).user.id).toBe(ana.id)
  })

  it('with a wrong password is refused, sends nothing and ends no session', async () => {
    expect(await ask(ana, 'wrong')).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } })
    expect(mailbox.mails).toEqual([])
    expect((await state()).pedido).toBeNull()
  })

  it('guessed at is limited like a login, and asked again and again like any mail', async () => {
    const codes = []
    for (let turn = 0; turn < 11; turn++) codes.push((await ask(ana, 'wrong')).body.code)
    expect(codes).toEqual([...Array(10).fill('WRONG_PASSWORD'), 'TOO_MANY_REQUESTS'])
    const rui = await moveIn(`rui${number}@example.org`)
    const statuses = []
    for (let turn = 0; turn < 5; turn++) statuses.push((await ask(rui)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    expect(mailbox.mails).toHaveLength(4)
  })

  it('confirmed ends every session at once, forgets the person within moments, and tells them', async () => {
    const other = await test.logIn(ana.email)
    expect(await confirm(await codeSent())).toMatchObject({ status: 200 })
    for (const token of [ana.token, other.token]) expect((await test.call('GET', '/me', { token })).status).toBe(401)
    const renewal = { body: { refreshToken: other.refreshToken } }
    expect((await test.call('POST', '/security/token/refresh', renewal)).status).toBe(401)
    await expect(test.logIn(ana.email)).rejects.toThrow('MEMBERSHIP_INACTIVE')

    await test.runJobs()
    expect(await isKnown()).toBe(false)
    await expect(test.logIn(ana.email)).rejects.toThrow('INVALID_CREDENTIALS')
    expect(mailbox.mails.at(-1)).toMatchObject({ kind: 'deletion-done', to: ana.email, data: { nome: 'Ana' } })
    await enrolPerson(test.platform.transactions.at(test.videira), { email: ana.email })
    expect((await test.logIn(ana.email)).user.id).not.toBe(ana.id)
  })

  it('is confirmed once by one code, however often it is pressed', async () => {
    const codigo = await codeSent()
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(codigo)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await test.runJobs()
    expect(mailbox.mails.filter(({ kind }) => kind === 'deletion-done')).toHaveLength(1)
  })

  it('is taken back: its code is worthless then', async () => {
    const codigo = await codeSent()
    expect(await withdraw()).toMatchObject({ status: 200 })
    expect(await withdraw()).toMatchObject({ status: 200 })
    expect((await state()).pedido).toBeNull()
    expect(await confirm(codigo)).toMatchObject(invalidCode)
    expect((await actsOf(ana.id)).map(({ acao }) => acao)).toEqual(['DELETION_ASKED', 'DELETION_WITHDRAWN'])
  })

  it('is not confirmed by a code that is old, replaced, of another account or for another purpose', async () => {
    const first = await codeSent()
    const second = await codeSent()
    expect(await confirm(first)).toMatchObject(invalidCode)
    const rui = await moveIn(`rui${number}@example.org`)
    expect(await confirm(second, rui)).toMatchObject(invalidCode)
    expect(await confirm(second, { ...ana, token: rui.token })).toMatchObject({ status: 404 })
    const entrega = { token: ana.token, body: { igreja: 'oliveira' } }
    const handOff = (await test.call('POST', '/security/entrega', entrega)).body.codigo
    expect(await confirm(handOff)).toMatchObject(invalidCode)
    now = new Date(now.getTime() + dayMs)
    const fresh = { ...ana, token: (await test.logIn(ana.email)).token }
    expect((await state(fresh)).pedido).toBeNull()
    expect(await confirm(second, fresh)).toMatchObject(invalidCode)
    expect(await isKnown()).toBe(true)
  })

  it('of one church leaves the others, and says so before', async () => {
    await enrolPerson(test.platform.transactions.at(test.farol), { email: ana.email })
    const farol = 'farol.narthex.test'
    const there = await test.logIn(ana.email, { host: farol })
    expect((await state()).flagContaTambem).toBe(false)
    await confirm(await codeSent())
    await test.runJobs()
    // The login lives on; whose member it is tells only the password.
    expect(await isKnown()).toBe(true)
    expect((await test.call('GET', '/me', { token: there.token, host: farol })).status).toBe(200)
    await expect(test.logIn(ana.email)).rejects.toThrow('REGISTRATION_INCOMPLETE')
    expect((await test.logIn(ana.email, { host: farol })).user.id).toBe(ana.id)
  })

  it('is not open to the last who administers a church, also where two leave at once', async () => {
    await test.asOwner((owner) => owner.exec('delete from usuario_role'))
    const admin = { memberId: ana.memberId, role: 'ROLE_ADMIN' } as const
    await grantRole(createOwnCall(test.platform.transactions.at(test.videira)), admin)
    expect(await ask()).toMatchObject(lastAdmin)
    const rui = await moveIn(`rui${number}@example.org`)
    await grantRole(createOwnCall(test.platform.transactions.at(test.videira)), {
      ...admin,
      memberId: rui.memberId,
      role: 'ROLE_SUPER_ADMIN',
    })
    const codes = [await codeSent(ana), await codeSent(rui)] as const
    const answers = await Promise.all([confirm(codes[0], ana), confirm(codes[1], rui)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await test.runJobs()
  })

  it('is requested and confirmed by the person only', async () => {
    const rui = await moveIn(`rui${number}@example.org`)
    for (const call of [ask, withdraw, state, (who: Who) => confirm('made-up', who)])
      expect(JSON.stringify(await call({ id: ana.id, token: rui.token }))).toContain('NOT_FOUND')
    const elsewhere = `/user/${ana.id}/pedido-exclusao?igreja=farol`
    expect((await test.call('GET', elsewhere, { token: ana.token })).status).toBe(404)
  })
})
