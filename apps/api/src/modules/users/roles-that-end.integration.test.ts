import type { StaffRole } from '@narthex/contract/permissions'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'

/** 23:58 on the second of March in Recife. */
const startsAt = new Date('2026-03-03T02:58:00Z')
const [today, yesterday] = ['2026-03-02', '2026-03-01']

describe('a role with a last day', () => {
  const test = setUpChurches({ videira: { fusoHorario: 'America/Recife' } }, { startsAt })
  let chief: Person
  beforeEach(async () => {
    await test.asOwner((owner) => owner.exec('delete from usuario_role'))
    chief = await test.join({ roles: ['ROLE_SUPER_ADMIN'] })
  })

  const give = (by: Person, { accountId }: Person, role: StaffRole, ate?: string | null) =>
    test.call('POST', `/user/${accountId}/role`, { token: by.token, body: { role, ...(ate !== undefined && { ate }) } })
  const listStaff = (by: Person) => test.call('GET', '/igreja/videira/role', { token: by.token })
  const lineOf = async ({ accountId }: Person) =>
    (await listStaff(chief)).body.find(({ user }: { user: { id: number } }) => user.id === accountId)

  it('is held until that day ends in the church’s zone, and then by no call, session or list', async () => {
    const helper = await test.join()
    expect(await give(chief, helper, 'ROLE_ADMIN', today)).toMatchObject({ status: 200 })
    const desk = await test.call('GET', '/escritorio/sessao', { office: helper })
    expect(desk.body).toMatchObject({ roles: ['ROLE_ADMIN'] })
    expect((await listStaff(helper)).status).toBe(200)
    expect(await lineOf(helper)).toMatchObject({ roles: ['ROLE_ADMIN'], prazos: [{ role: 'ROLE_ADMIN', ate: today }] })

    test.advance(121_000)
    expect(await listStaff(helper)).toMatchObject({ status: 403 })
    expect((await test.call('GET', '/escritorio/sessao', { office: helper })).status).toBe(401)
    expect((await test.call('GET', `/user/${helper.accountId}/role`, { token: helper.token })).body).toEqual([])
    expect(await lineOf(helper)).toBeUndefined()
    const found = await test.call('GET', '/escritorio/usuario/?papel=ROLE_ADMIN', { office: chief })
    expect(found.body.itens).toEqual([])
  })

  it('keeps the other roles, and gets another day or none', async () => {
    const helper = await test.join({ roles: ['ROLE_MODERATOR'] })
    await give(chief, helper, 'ROLE_ADMIN_CONTENT', today)
    await give(chief, helper, 'ROLE_ADMIN_CONTENT', '2026-12-31')
    expect((await lineOf(helper)).prazos).toEqual([{ role: 'ROLE_ADMIN_CONTENT', ate: '2026-12-31' }])
    await give(chief, helper, 'ROLE_ADMIN_CONTENT', null)
    expect((await lineOf(helper)).prazos).toEqual([])
    await give(chief, helper, 'ROLE_ADMIN_CONTENT', today)
    test.advance(121_000)
    expect(await lineOf(helper)).toMatchObject({ roles: ['ROLE_MODERATOR'], prazos: [] })
  })

  it('that is past, or no day, is refused', async () => {
    const helper = await test.join()
    for (const day of [yesterday, '2026-02-30', 'soon']) {
      const { status, body } = await give(chief, helper, 'ROLE_MODERATOR', day)
      expect({ day, status, path: body.details[0].path }).toEqual({ day, status: 400, path: 'body.ate' })
    }
    expect(await lineOf(helper)).toBeUndefined()
  })

  it('leaves a church without administrators no more than taking it would', async () => {
    const deputy = await test.join()
    await give(chief, deputy, 'ROLE_SUPER_ADMIN', '2026-04-30')
    const last = { status: 409, body: { code: 'LAST_ADMIN' } }
    expect(await give(deputy, chief, 'ROLE_SUPER_ADMIN', '2026-04-30')).toMatchObject(last)
    const path = `/user/${chief.accountId}/role?role=ROLE_SUPER_ADMIN`
    expect(await test.call('DELETE', path, { token: chief.token })).toMatchObject(last)
    expect(await lineOf(chief)).toMatchObject({ prazos: [] })
  })
})
