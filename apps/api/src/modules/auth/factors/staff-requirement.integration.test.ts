import type { StaffRole } from '@narthex/contract/permissions'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { enrolPerson } from '../../../testing/people.ts'
import { type Insider, setUpFactors } from '../../../testing/set-up-factors.ts'
import { grantRole } from '../../users/role-office.service.ts'

describe('a second factor for staff', () => {
  const stage = setUpFactors()

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', who: Insider, path: string, body?: object) =>
    stage.call(method, path, { token: who.token, body })
  const require = (who: Insider, flagExigeSegundoFator: boolean) =>
    call('PUT', who, '/igreja/farol/seguranca', { flagExigeSegundoFator })
  const rolesOf = async (who: Insider) => {
    const { roles, rolesSuspensas } = (await call('GET', who, '/me')).body
    const names = (list: { role: string }[]) => list.map(({ role }) => role)
    return { awake: names(roles), asleep: names(rolesSuspensas) }
  }
  async function staff(role: StaffRole): Promise<Insider> {
    const who = await stage.member()
    await grantRole(createOwnCall(stage.platform.transactions.at(stage.farol)), { memberId: who.memberId, role })
    return who
  }
  const reset = (by: Insider, of: Insider) => call('DELETE', by, stage.own(of))

  it('is required by who has one: the others’ rights sleep until they have theirs', async () => {
    const [admin, moderator] = [await staff('ROLE_ADMIN'), await staff('ROLE_MODERATOR')]
    const rui = await stage.member()
    expect(await require(admin, true)).toMatchObject({ status: 409, body: { code: 'OWN_FACTOR_FIRST' } })
    await stage.addTotp(admin)
    expect((await require(admin, true)).status).toBe(200)

    expect(await rolesOf(admin)).toEqual({ awake: ['ROLE_ADMIN'], asleep: [] })
    expect(await rolesOf(moderator)).toEqual({ awake: [], asleep: ['ROLE_MODERATOR'] })
    expect(await rolesOf(rui)).toEqual({ awake: [], asleep: [] })
    const moderate = async () => (await call('GET', moderator, '/oracao-moderacao/')).status
    expect(await moderate()).toBe(403)
    // What they are as a member stays.
    expect((await call('GET', moderator, `/user/${moderator.id}/usuario?cliente=farol`)).status).toBe(200)
    expect((await call('GET', moderator, stage.own(moderator))).body.flagExigido).toBe(true)

    await stage.addPasskey(moderator)
    expect(await rolesOf(moderator)).toEqual({ awake: ['ROLE_MODERATOR'], asleep: [] })
    // There is no wall here; what matters is that they would be let through.
    expect(await moderate()).toBe(404)
    const { body } = await call('GET', admin, '/igreja/farol/seguranca')
    expect(body.flagExigeSegundoFator).toBe(true)
    const protectedMember = { user: { id: moderator.id }, roles: ['ROLE_MODERATOR'], flagSegundoFator: true }
    expect(body.equipe).toContainEqual(expect.objectContaining(protectedMember))

    const [{ id }] = (await call('GET', moderator, stage.own(moderator))).body.fatores
    expect((await call('DELETE', moderator, stage.own(moderator, `/${id}`))).status).toBe(200)
    expect((await rolesOf(moderator)).asleep).toEqual(['ROLE_MODERATOR'])
    expect((await require(admin, false)).status).toBe(200)
    expect((await rolesOf(moderator)).awake).toEqual(['ROLE_MODERATOR'])
    const acts = await stage.asOwner((owner) =>
      owner.query("select 1 from auditoria where acao = 'SECURITY_SET' and conta_id = $1", [admin.id]),
    )
    expect(acts).toHaveLength(2)
  })

  it('whose holder was given a role while asleep is no way around it', async () => {
    const [admin, sleeper] = [await staff('ROLE_ADMIN'), await staff('ROLE_ADMIN')]
    await stage.addTotp(admin)
    await require(admin, true)
    expect((await require(sleeper, false)).status).toBe(403)
    expect((await call('POST', sleeper, `/user/${sleeper.id}/role`, { role: 'ROLE_MODERATOR' })).status).toBe(403)
    expect((await call('GET', sleeper, '/igreja/farol/seguranca')).status).toBe(403)
    await require(admin, false)
  })

  it('is set by who has proven themselves of late', async () => {
    const admin = await staff('ROLE_ADMIN')
    await stage.addTotp(admin)
    await stage.asOwner((owner) =>
      owner.query('update sessao set confirmada_em = null where conta_id = $1', [admin.id]),
    )
    const asked = { status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } }
    expect(await require(admin, true)).toMatchObject(asked)
    expect(await reset(admin, await stage.member())).toMatchObject(asked)
  })

  it('that was lost is reset by an administrator: logged, told, and every session ends', async () => {
    const [admin, rui] = [await staff('ROLE_ADMIN'), await stage.member()]
    await stage.addTotp(rui)
    const { desafio } = await stage.challenge(rui.email)
    expect((await reset(admin, rui)).status).toBe(200)
    expect((await call('GET', rui, '/me')).status).toBe(401)
    expect(stage.mailbox.mails.at(-1)).toMatchObject({ kind: 'factors-reset', to: rui.email })
    expect((await stage.password(rui.email)).status).toBe(200)
    const prova = { tipo: 'TOTP', codigo: '000000' } as const
    expect(await stage.complete(desafio, prova)).toMatchObject({ body: { code: 'INVALID_CODE' } })
    const acts = await stage.asOwner((owner) =>
      owner.query<{ detalhes: object }>(
        "select detalhes from auditoria where acao = 'FACTORS_RESET' and conta_id = $1",
        [admin.id],
      ),
    )
    expect(acts).toEqual([{ detalhes: { usuario: rui.memberId } }])
    // Without a factor nothing is removed and no mail is sent.
    stage.mailbox.mails.length = 0
    expect((await reset(admin, rui)).status).toBe(200)
    expect(stage.mailbox.mails).toEqual([])
  })

  it('is not reset by its own holder, from below, by a moderator, or where others know the login', async () => {
    const [admin, above] = [await staff('ROLE_ADMIN'), await staff('ROLE_SUPER_ADMIN')]
    const [moderator, shared] = [await staff('ROLE_MODERATOR'), await stage.member()]
    await stage.addTotp(admin)
    await stage.addTotp(above)
    await stage.addTotp(shared)
    expect((await reset(admin, admin)).status).toBe(403)
    expect((await reset(admin, above)).status).toBe(403)
    expect((await reset(moderator, shared)).status).toBe(403)
    await enrolPerson(stage.platform.transactions.at(stage.videira), { email: shared.email })
    expect(await reset(admin, shared)).toMatchObject({ status: 409, body: { code: 'LOGIN_SHARED' } })
    const stranger = await stage.member({ church: stage.videira })
    expect((await reset(admin, stranger)).status).toBe(404)
    for (const { email } of [admin, above, shared]) expect((await stage.password(email)).status).toBe(202)
    expect((await reset(above, admin)).status).toBe(200)
  })
})
