import { beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import type { GroupId } from '../../platform/ids.ts'
import type { Person } from '../../testing/people.ts'
import { minorsBirth, setUpGroups } from '../../testing/set-up-groups.ts'
import { closeMembership } from '../members/memberships.service.ts'
import { closeGroup } from './groups.editing.service.ts'

const notFound = { status: 404, body: { code: 'NOT_FOUND' } }
const forbidden = { status: 403, body: { code: 'FORBIDDEN' } }
const refused = (code: string) => ({ status: 409, body: { code } })
const place = { logradouro: 'Rua das Flores, 12', latitude: -8.06, longitude: -34.88, link: 'https://meet.example/a' }
const numbers = { leader: '+55 81 91111-1111', member: '+55 81 92222-2222', minor: '+55 81 93333-3333' }

describe('the members of a group', () => {
  const stage = setUpGroups()
  let group: GroupId
  let leader: Person
  let assistant: Person
  let member: Person
  let minor: Person
  let admin: Person
  let stranger: Person
  let elsewhere: Person

  beforeEach(async () => {
    group = await stage.group({ nome: 'Casa aberta', local: place, capacidade: 10 })
    leader = await stage.join({ nome: 'Lia', sobrenome: 'Prado', telefone: numbers.leader })
    assistant = await stage.join({ nome: 'Davi' })
    member = await stage.join({ nome: 'Rui', sobrenome: 'Lima', telefone: numbers.member })
    minor = await stage.join({ nome: 'Bia', sobrenome: 'Mar', telefone: numbers.minor, dataNascimento: minorsBirth })
    admin = await stage.join({ nome: 'Rosa', roles: ['ROLE_ADMIN'] })
    stranger = await stage.join()
    elsewhere = await stage.join()
    await stage.seat(group, leader, { papel: 'LIDER', flagTelefone: true })
    await stage.seat(group, assistant, { papel: 'AUXILIAR' })
    await stage.seat(group, member)
    await stage.seat(group, minor)
    await stage.seat(await stage.group({ nome: 'Outro' }), elsewhere, { papel: 'LIDER' })
  })

  const list = (by: Person, query = '') => stage.get(`/celula/${group}/membro/?${query}`, by)
  const seen = async (by: Person) =>
    (await list(by)).body.itens.map(({ nome, sobrenome, telefone, flagMenor }: Record<string, unknown>) =>
      [nome, sobrenome, telefone, flagMenor].filter(Boolean).join(' '),
    )
  const part = (by: Person) => stage.get(`/celula/${group}/participacao`, by)
  const setRole = (by: Person, { memberId }: Person, papel: string) =>
    stage.call('PUT', `/celula/${group}/membro/${memberId}`, { token: by.token, body: { papel } })
  const remove = (by: Person, { memberId }: Person) =>
    stage.call('DELETE', `/celula/${group}/membro/${memberId}`, { token: by.token })
  const share = (by: Person, flagTelefone: boolean) =>
    stage.call('PUT', `/celula/${group}/compartilhamento`, { token: by.token, body: { flagTelefone } })
  const roles = async () => {
    const seats = await stage.rowsOf<{ celula_id: number; usuario_id: number; papel: string }>('celula_membro')
    return Object.fromEntries(
      seats.filter(({ celula_id }) => celula_id === group).map(({ usuario_id, papel }) => [usuario_id, papel]),
    )
  }

  it('see who is of it and may be seen, those who lead first; minors are seen by those who lead', async () => {
    const adults = [`Lia Prado ${numbers.leader}`, 'Davi Souza', 'Rui Lima']
    expect(await seen(member)).toEqual(adults)
    for (const person of [leader, assistant, admin]) expect(await seen(person)).toEqual([...adults, 'Bia true'])
    expect(await seen(minor)).toEqual([...adults, 'Bia'])
    expect(await list(leader, 'limit=1&page=2')).toMatchObject({
      body: { total: 4, itens: [{ nome: 'Davi', papel: 'AUXILIAR' }] },
    })
    expect((await list(leader, 'page=9')).body.itens).toEqual([])
  })

  it('show their numbers where each of them chose so, a minor never', async () => {
    expect((await share(member, true)).body).toEqual({ flagTelefone: true })
    expect(await seen(assistant)).toContain(`Rui Lima ${numbers.member}`)
    expect((await part(member)).body.escolhas).toEqual({ flagTelefone: true })
    expect(await seen(minor)).toContain('Rui Lima')
    expect(await seen(minor)).toContain(`Lia Prado ${numbers.leader}`)
    await share(member, false)
    expect(await seen(assistant)).toContain('Rui Lima')
    expect(await share(minor, true)).toMatchObject(refused('NOT_FOR_MINORS'))
    expect((await share(minor, false)).status).toBe(200)
    for (const other of [stranger, admin]) expect(await share(other, true)).toMatchObject(notFound)
    expect(JSON.stringify([(await list(leader)).body, (await list(admin)).body])).not.toContain(numbers.minor)
  })

  it('know where it meets and how to reach who leads it; others do not', async () => {
    const inside = {
      endereco: place,
      lideres: [
        { idUsuario: leader.memberId, nome: 'Lia', sobrenome: 'Prado', imagem: null, telefone: numbers.leader },
      ],
    }
    for (const person of [leader, assistant, member, minor, admin])
      expect((await part(person)).body).toMatchObject(inside)
    const nothing = { papel: null, endereco: null, escolhas: null, solicitacoesPendentes: null, solicitacao: null }
    const outside = { ...nothing, flagLidera: false, lideres: [] }
    for (const person of [stranger, elsewhere]) expect((await part(person)).body).toEqual(outside)
    expect((await stage.get(`/celula/${group}/participacao`)).status).toBe(401)
  })

  it('are told what they may do: those who lead hear how many wait', async () => {
    await stage.ask(stranger, group)
    const summarise = async (person: Person) => {
      const { papel, flagLidera, solicitacoesPendentes } = (await part(person)).body
      return [papel, flagLidera, solicitacoesPendentes]
    }
    expect(await summarise(leader)).toEqual(['LIDER', true, 1])
    expect(await summarise(assistant)).toEqual(['AUXILIAR', true, 1])
    expect(await summarise(admin)).toEqual([null, true, 1])
    expect(await summarise(member)).toEqual(['MEMBRO', false, null])
    expect(await summarise(minor)).toEqual(['MEMBRO', false, null])
  })

  it('and their pending requests are hidden from people outside the group', async () => {
    const { id } = (await stage.ask(stranger, group)).body
    const before = await roles()
    for (const person of [stranger, elsewhere]) {
      expect(await list(person)).toMatchObject(notFound)
      expect(await setRole(person, member, 'LIDER')).toMatchObject(notFound)
      expect(await remove(person, member)).toMatchObject(notFound)
    }
    for (const person of [stranger, elsewhere, member, minor]) {
      expect(await stage.get(`/celula/${group}/solicitacao/`, person)).toMatchObject(notFound)
      expect(await stage.decide(person, id, true)).toMatchObject(notFound)
    }
    for (const person of [assistant, member, minor]) {
      expect(await setRole(person, member, 'LIDER')).toMatchObject(forbidden)
      if (person !== member) expect(await remove(person, member)).toMatchObject(forbidden)
    }
    expect(await roles()).toEqual(before)
  })

  it('of a church elsewhere reach nothing by the same numbers', async () => {
    const far = await stage.join({ at: stage.farol, roles: ['ROLE_SUPER_ADMIN'] })
    const host = 'farol.narthex.test'
    const at = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object) =>
      stage.call(method, `/celula/${group}/${path}`, { host, token: far.token, body })
    const before = await roles()
    expect(await at('GET', 'participacao')).toMatchObject(notFound)
    expect(await at('GET', 'membro/')).toMatchObject(notFound)
    expect(await at('GET', 'solicitacao/')).toMatchObject(notFound)
    expect(await at('PUT', `membro/${member.memberId}`, { papel: 'LIDER' })).toMatchObject(notFound)
    expect(await at('DELETE', `membro/${member.memberId}`)).toMatchObject(notFound)
    expect((await stage.get(`/celula/${group}/membro/`, far)).status).toBe(401)
    expect(await roles()).toEqual(before)
  })

  it('are given their parts by who leads, or administers; the group’s page tells at once', async () => {
    expect(await setRole(leader, member, 'LIDER')).toMatchObject({ status: 200 })
    expect((await stage.get(`/celula/${group}`)).body.lideres).toEqual([
      { nome: 'Lia', imagem: null },
      { nome: 'Rui', imagem: null },
    ])
    expect(await setRole(admin, leader, 'AUXILIAR')).toMatchObject({ status: 200 })
    expect(await roles()).toMatchObject({ [leader.memberId]: 'AUXILIAR', [member.memberId]: 'LIDER' })
    expect(await setRole(leader, assistant, 'MEMBRO')).toMatchObject(forbidden)
    expect(await setRole(admin, stranger, 'LIDER')).toMatchObject(notFound)
    expect((await setRole(admin, member, 'BISPO')).body.code).toBe('VALIDATION')
  })

  it('who lead have the name on the group’s page that they go by now; others change nothing of the site', async () => {
    const version = async () => (await stage.platform.directory.byHost('videira.narthex.test'))?.versao ?? 0
    const rename = ({ token }: Person) => stage.call('PUT', '/usuario/', { token, body: { nome: 'Nova', versao: 1 } })
    const before = await version()
    expect((await rename(member)).status).toBe(200)
    expect(await version()).toBe(before)
    expect((await rename(leader)).status).toBe(200)
    expect(await version()).toBe(before + 1)
    expect((await stage.get(`/celula/${group}`)).body.lideres).toEqual([{ nome: 'Nova', imagem: null }])
  })

  it('are organised by who leads it, and who administers the church, whatever they are to it themselves', async () => {
    const organises = async (by: Person) => (await list(by)).body.flagOrganiza
    for (const person of [assistant, member, minor]) expect(await organises(person)).toBe(false)
    for (const person of [leader, admin]) expect(await organises(person)).toBe(true)
    for (const papel of ['MEMBRO', 'AUXILIAR'] as const) {
      await stage.seat(group, admin, { papel })
      expect(await organises(admin)).toBe(true)
      expect(await setRole(admin, member, papel)).toMatchObject({ status: 200 })
    }
  })

  it('under 18 lead and assist nowhere', async () => {
    for (const papel of ['LIDER', 'AUXILIAR']) {
      expect(await setRole(leader, minor, papel)).toMatchObject(refused('NOT_FOR_MINORS'))
      await expect(stage.seat(group, minor, { papel } as never)).rejects.toMatchObject({ code: 'NOT_FOR_MINORS' })
    }
    expect(await roles()).toMatchObject({ [minor.memberId]: 'MEMBRO' })
  })

  it('who lead and turn out to be under 18 are told of nowhere, and may do nothing', async () => {
    await stage.asOwner((owner) =>
      owner.exec(`update usuario set data_nascimento = '${minorsBirth}' where id = ${leader.memberId}`),
    )
    expect((await stage.get(`/celula/${group}`)).body.lideres).toEqual([])
    expect(await stage.get(`/celula/${group}/solicitacao/`, leader)).toMatchObject(notFound)
    expect(await setRole(leader, member, 'LIDER')).toMatchObject(forbidden)
    expect(JSON.stringify((await part(member)).body)).not.toContain(numbers.leader)
  })

  it('leave when they like, and are out at once; twice is once too often', async () => {
    expect(await remove(member, member)).toMatchObject({ status: 200 })
    expect((await part(member)).body).toMatchObject({ papel: null, endereco: null, solicitacao: null })
    expect(await list(member)).toMatchObject(notFound)
    expect(await remove(member, member)).toMatchObject(notFound)
    expect(await remove(leader, assistant)).toMatchObject({ status: 200 })
    expect((await stage.get(`/celula/${group}`)).body.vagas).toBe(8)
    expect(await roles()).toEqual({ [leader.memberId]: 'LIDER', [minor.memberId]: 'MEMBRO' })
  })

  it('are not left without a leader: the last one stays until another leads, or all are gone', async () => {
    for (const by of [leader, admin]) expect(await remove(by, leader)).toMatchObject(refused('LAST_LEADER'))
    expect(await setRole(leader, leader, 'MEMBRO')).toMatchObject(refused('LAST_LEADER'))
    for (const person of [assistant, member, minor]) await remove(leader, person)
    expect(await remove(leader, leader)).toMatchObject({ status: 200 })
    expect(await roles()).toEqual({})
  })

  it('of two leaders who leave at once, one stays', async () => {
    await setRole(leader, member, 'LIDER')
    const answers = await Promise.all([remove(leader, leader), remove(member, member)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(Object.values(await roles()).filter((papel) => papel === 'LIDER')).toHaveLength(1)
  })

  it('who leave the church are of no group any more, nor does anything wait for them', async () => {
    await stage.ask(stranger, group)
    const listNotices = async () =>
      (await stage.call('GET', `/user/${leader.accountId}/notificacao`, { token: leader.token })).body.itens.length
    expect(await listNotices()).toBe(1)
    for (const { memberId } of [assistant, member, stranger])
      await stage.platform.transactions.inChurch(stage.videira, (work) =>
        closeMembership(work, memberId, stage.needs.signals.memberLeaves),
      )
    expect(await seen(leader)).toEqual([`Lia Prado ${numbers.leader}`, 'Bia true'])
    expect((await stage.get(`/celula/${group}/solicitacao/`, leader)).body).toMatchObject({ itens: [], total: 0 })
    expect((await stage.get(`/celula/${group}`)).body.vagas).toBe(8)
    expect(await listNotices()).toBe(0)
  })

  it('find nothing of a group that is closed', async () => {
    await closeGroup(createOwnCall(stage.platform.transactions.at(stage.videira)), group)
    for (const person of [leader, admin]) {
      expect(await part(person)).toMatchObject(notFound)
      expect(await list(person)).toMatchObject(notFound)
      expect(await remove(person, member)).toMatchObject(notFound)
    }
  })
})
