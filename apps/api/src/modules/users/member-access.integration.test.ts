import type { StaffRole } from '@narthex/contract/permissions'
import { beforeEach, describe, expect, it } from 'vitest'
import { toAccountId } from '../../platform/ids.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { enrolPerson } from '../../testing/people.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'

const done = { status: 200, body: {} }
const forbidden = { status: 403, body: { code: 'FORBIDDEN' } }
const notThere = { status: 404, body: { code: 'NOT_FOUND' } }

describe('what admins do to the access of members', () => {
  const mailbox = openMailbox()
  let admin: Person
  let member: Person

  const test = setUpSeededChurches({ mail: mailbox })
  beforeEach(async () => {
    admin = await join('ROLE_ADMIN')
    member = await join()
    mailbox.mails.length = 0
  })

  const join = (...roles: StaffRole[]) => test.join({ roles })

  const endSessions = (by: Person, of: Pick<Person, 'accountId'>) =>
    test.call('DELETE', `/user/${of.accountId}/vinculo/sessao`, { token: by.token })
  const close = (by: Person, of: Pick<Person, 'accountId'>) =>
    test.call('DELETE', `/user/${of.accountId}/vinculo`, { token: by.token })
  const reopen = (by: Person, of: Pick<Person, 'accountId'>) =>
    test.call('PUT', `/user/${of.accountId}/vinculo`, { token: by.token })
  const me = async ({ token }: Person) => (await test.call('GET', '/me', { token })).status
  const renew = async ({ refreshToken }: Person) =>
    (await test.call('POST', '/security/token/refresh', { body: { refreshToken } })).status
  const sentMails = () => mailbox.mails.map(({ to, kind }) => [to, kind])
  const acts = async (acao: string, { memberId }: Person) =>
    (await test.call('GET', `/igreja/videira/auditoria?acao=${acao}`, { token: admin.token })).body.itens.filter(
      ({ detalhes }: { detalhes: { usuario: number } }) => detalhes.usuario === memberId,
    )

  it('ends every session of a member at once, who is told and may log in again', async () => {
    const other = await test.logIn(member.email)
    expect(await endSessions(admin, member)).toMatchObject(done)
    expect([await me(member), await renew(member), await renew({ ...member, ...other })]).toEqual([401, 401, 401])
    expect(sentMails()).toEqual([[member.email, 'sessions-ended']])
    expect(await acts('MEMBER_SESSIONS_ENDED', member)).toMatchObject([{ usuario: { id: admin.memberId } }])
    expect((await test.logIn(member.email)).user.id).toBe(member.accountId)
    expect(await me(admin)).toBe(200)
  })

  it('leaves the sessions of a member at other churches alone', async () => {
    await enrolPerson(test.platform.transactions.at(test.oliveira), { email: member.email })
    const there = { host: 'oliveira.narthex.test' }
    const { token } = await test.logIn(member.email, there)
    await endSessions(admin, member)
    await close(admin, member)
    expect((await test.call('GET', '/me', { token, ...there })).status).toBe(200)
  })

  it('closes a membership: no session and no role is left, and a second click does nothing', async () => {
    const editor = await join('ROLE_ADMIN_CONTENT')
    mailbox.mails.length = 0
    for (const answer of await Promise.all([close(admin, editor), close(admin, editor)]))
      expect(answer).toMatchObject(done)
    expect([await me(editor), await renew(editor)]).toEqual([401, 401])
    await expect(test.logIn(editor.email)).rejects.toThrow('MEMBERSHIP_INACTIVE')
    expect(sentMails()).toEqual([[editor.email, 'membership-closed']])
    expect(await acts('MEMBERSHIP_CLOSED', editor)).toHaveLength(1)
    expect(await endSessions(admin, editor)).toMatchObject(notThere)

    for (const answer of [await reopen(admin, editor), await reopen(admin, editor)]) expect(answer).toMatchObject(done)
    const { token } = await test.logIn(editor.email)
    expect((await test.call('GET', `/user/${editor.accountId}/role`, { token })).body).toEqual([])
    expect(sentMails().filter(([, kind]) => kind === 'membership-reopened')).toEqual([
      [editor.email, 'membership-reopened'],
    ])
    expect(await acts('MEMBERSHIP_REOPENED', editor)).toHaveLength(1)
  })

  it('is not done to members with higher roles, nor to one’s own membership', async () => {
    const chief = await join('ROLE_SUPER_ADMIN')
    for (const act of [endSessions, close, reopen]) {
      expect(await act(admin, chief)).toMatchObject(forbidden)
      expect(await act(member, admin)).toMatchObject(forbidden)
    }
    for (const manager of [admin, chief]) expect(await close(manager, manager)).toMatchObject(forbidden)
    expect([await me(chief), await me(admin)]).toEqual([200, 200])
    expect(await close(chief, admin)).toMatchObject(done)
    expect(sentMails()).toEqual([[admin.email, 'membership-closed']])
  })

  it('reaches no member of another church', async () => {
    const stranger = await test.join({ at: test.oliveira })
    for (const act of [endSessions, close, reopen])
      for (const accountId of [stranger.accountId, toAccountId(0x7fffffff)])
        expect(await act(admin, { accountId })).toMatchObject(notThere)
    expect(sentMails()).toEqual([])
  })

  it('of two admins who close each other at the same moment one stays', async () => {
    const other = await join('ROLE_ADMIN')
    const answers = await Promise.all([close(admin, other), close(other, admin)])
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
    expect([await me(admin), await me(other)].filter((status) => status === 200)).toHaveLength(1)
  })
})
