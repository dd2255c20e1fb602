import { type StaffRole, staffRoles } from '@narthex/contract/permissions'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { administeringRoles } from '../members/roles.policy.ts'

const forbidden = { status: 403, body: { code: 'FORBIDDEN' } }

describe('roles', () => {
  let admin: Person
  let chief: Person
  let member: Person

  const test = setUpSeededChurches()
  beforeEach(async () => {
    await test.asOwner((owner) => owner.exec('delete from usuario_role'))
    admin = await join('ROLE_ADMIN')
    chief = await join('ROLE_SUPER_ADMIN')
    member = await join()
  })

  const join = (...roles: StaffRole[]) => test.join({ roles })

  const give = (by: Person, to: Pick<Person, 'accountId'>, role: string) =>
    test.call('POST', `/user/${to.accountId}/role`, { token: by.token, body: { role } })
  const take = (by: Person, from: Pick<Person, 'accountId'>, role: string) =>
    test.call('DELETE', `/user/${from.accountId}/role?role=${role}`, { token: by.token })
  const rolesOf = async ({ accountId, token }: Person) =>
    (await test.call('GET', `/user/${accountId}/role`, { token })).body.map(({ role }: { role: string }) => role)
  const staff = (by: Person) => test.call('GET', '/igreja/videira/role', { token: by.token })

  it('are given and taken by an admin, and hold from the next call on', async () => {
    expect(await staff(member)).toMatchObject(forbidden)
    expect(await give(admin, member, 'ROLE_ADMIN')).toMatchObject({ status: 200 })
    expect(await give(admin, member, 'ROLE_ADMIN')).toMatchObject({ status: 200 })
    expect((await staff(member)).body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ user: { id: member.accountId }, roles: ['ROLE_ADMIN'] }),
        expect.objectContaining({ user: { id: chief.accountId }, roles: ['ROLE_SUPER_ADMIN'] }),
      ]),
    )
    expect(await take(admin, member, 'ROLE_ADMIN')).toMatchObject({ status: 200 })
    expect(await staff(member)).toMatchObject(forbidden)
  })

  it('are not given above oneself, nor taken from who stands above', async () => {
    expect(await give(admin, member, 'ROLE_SUPER_ADMIN')).toMatchObject(forbidden)
    expect(await give(admin, admin, 'ROLE_SUPER_ADMIN')).toMatchObject(forbidden)
    expect(await take(admin, chief, 'ROLE_SUPER_ADMIN')).toMatchObject(forbidden)
    expect(await give(chief, member, 'ROLE_SUPER_ADMIN')).toMatchObject({ status: 200 })
    expect(await rolesOf(member)).toEqual(['ROLE_SUPER_ADMIN'])
  })

  it('are not given to oneself, but may be laid down', async () => {
    expect(await give(chief, chief, 'ROLE_TREASURER')).toMatchObject(forbidden)
    expect(await give(admin, admin, 'ROLE_MODERATOR')).toMatchObject(forbidden)
    expect(await take(admin, admin, 'ROLE_ADMIN')).toMatchObject({ status: 200 })
    expect(await rolesOf(admin)).toEqual([])
  })

  it('let only a super admin make a treasurer, whose access no other admin changes', async () => {
    expect(await give(admin, member, 'ROLE_TREASURER')).toMatchObject(forbidden)
    expect(await give(chief, member, 'ROLE_TREASURER')).toMatchObject({ status: 200 })
    expect(await rolesOf(member)).toEqual(['ROLE_TREASURER'])
    expect(await take(admin, member, 'ROLE_TREASURER')).toMatchObject(forbidden)
    expect(await give(admin, member, 'ROLE_MODERATOR')).toMatchObject(forbidden)
    const closing = await test.call('DELETE', `/user/${member.accountId}/vinculo`, { token: admin.token })
    expect(closing).toMatchObject(forbidden)
    expect(await staff(member)).toMatchObject(forbidden)
  })

  it.each(staffRoles.filter((role) => !administeringRoles.includes(role)))(
    'are nothing that %s gives',
    async (role) => {
      const other = await join(role)
      expect(await give(other, member, role)).toMatchObject(forbidden)
      expect(await staff(other)).toMatchObject(forbidden)
    },
  )

  it('that administer are not taken from the last holder, also where two take them from each other at once', async () => {
    expect(await take(chief, admin, 'ROLE_ADMIN')).toMatchObject({ status: 200 })
    const last = { status: 409, body: { code: 'LAST_ADMIN' } }
    expect(await take(chief, chief, 'ROLE_SUPER_ADMIN')).toMatchObject(last)
    expect(await rolesOf(chief)).toEqual(['ROLE_SUPER_ADMIN'])

    const second = await join('ROLE_SUPER_ADMIN')
    await Promise.all([take(chief, second, 'ROLE_SUPER_ADMIN'), take(second, chief, 'ROLE_SUPER_ADMIN')])
    expect([...(await rolesOf(chief)), ...(await rolesOf(second))]).toEqual(['ROLE_SUPER_ADMIN'])
  })

  it('are none of another church', async () => {
    const stranger = await test.join({ at: test.farol })
    expect(await give(admin, { accountId: stranger.accountId }, 'ROLE_MODERATOR')).toMatchObject({ status: 404 })
    expect((await test.call('GET', '/igreja/oliveira/role', { token: admin.token })).status).toBe(404)
  })

  it('of a name that is none are refused', async () => {
    expect((await give(chief, member, 'ROLE_GOD')).body.code).toBe('VALIDATION')
    expect((await take(chief, member, '')).body.code).toBe('VALIDATION')
  })

  it('and what happened to logins are in the audit log, which admins read page by page', async () => {
    await give(admin, member, 'ROLE_MODERATOR')
    const read = async (query: string) =>
      (await test.call('GET', `/igreja/videira/auditoria?${query}`, { token: admin.token })).body
    const granted = await read('acao=ROLE_GRANTED&limit=1')
    expect(granted).toMatchObject({
      itens: [
        {
          acao: 'ROLE_GRANTED',
          usuario: { id: admin.memberId },
          detalhes: { usuario: member.memberId, role: 'ROLE_MODERATOR' },
        },
      ],
    })
    const next = await read(`acao=ROLE_GRANTED&limit=1&apos=${granted.proximo}`)
    expect(next.itens[0].id).not.toBe(granted.itens[0].id)
    await test.call('POST', '/security/login_check', { body: { username: 'no@example.org', password: 'x' } })
    const all = await read('limit=200')
    expect(all.itens.map(({ acao }: { acao: string }) => acao)).toEqual(
      expect.arrayContaining(['LOGIN', 'LOGIN_FAILED', 'REGISTERED', 'ROLE_GRANTED']),
    )
    expect(JSON.stringify(all)).not.toMatch(/endereco|hash/i)
    const asMember = await test.call('GET', '/igreja/videira/auditoria', { token: member.token })
    expect(asMember).toMatchObject(forbidden)
  })
})
