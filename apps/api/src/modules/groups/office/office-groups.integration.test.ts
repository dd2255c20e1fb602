import { randomUUID } from 'node:crypto'
import { meetingRecordSchema } from '@narthex/contract/groups/meeting.schemas'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { GroupId } from '../../../platform/ids.ts'
import type { Person } from '../../../testing/people.ts'
import { minorsBirth, plainGroup, setUpGroups } from '../../../testing/set-up-groups.ts'
import { recordMeeting } from '../meetings/meeting-records.service.ts'

const notFound = { status: 404, body: { code: 'NOT_FOUND' } }
const invalidAt = (path: string) => ({ status: 400, body: { code: 'VALIDATION', details: [{ path }] } })

describe('groups at the office', () => {
  const stage = setUpGroups()
  let office: Person
  let lia: Person
  let teo: Person
  let group: GroupId

  beforeAll(async () => {
    office = await stage.join({ roles: ['ROLE_ADMIN'] })
    lia = await stage.join({ nome: 'Lia', sobrenome: 'Prado' })
    teo = await stage.join({ nome: 'Téo', sobrenome: 'Reis', dataNascimento: minorsBirth })
  })
  beforeEach(async () => {
    group = await stage.group({ nome: `Casa ${randomUUID().slice(0, 6)}`, capacidade: 2 })
    await stage.seat(group, lia, { papel: 'LIDER' })
  })

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
  const call = (method: Method, rest: string, body?: object, by = office) =>
    stage.call(method, `/escritorio/${rest}`, { office: by, ...(body && { body }) })
  const care = (method: Method, rest: string, body?: object, by = office) =>
    call(method, `acompanhamento-celula/${rest}`, body, by)
  const people = async (of: number = group) =>
    (await care('GET', String(of))).body.pessoas.map(({ nome, papel }: never) => [nome, papel])
  const change = async (fields: object, id: number = group) => {
    const { body } = await call('GET', `celula/${id}`)
    const { diaSemana, membros, pedidos, ultimoEncontro, supervisor, mae, id: _, ...form } = body
    return call('PUT', `celula/${id}`, { ...form, ...fields })
  }
  const meet = (data: string, presentes: readonly Person[], visitantes = 0) =>
    recordMeeting(
      createMemberCall(stage.platform.transactions.at(stage.videira), lia),
      { groupId: group, id: randomUUID() },
      validate(meetingRecordSchema, {
        data,
        presencas: presentes.map(({ memberId }) => ({
          idUsuario: memberId,
          flagPresente: true,
          marcadaEm: `${data}T23:00:00Z`,
        })),
        visitantes: Array.from({ length: visitantes }, (_, at) => ({ nome: `Visita ${at + 1}` })),
      }),
    )

  it('are added with their exact place, which the site tells roughly, and read again as they were entered', async () => {
    const form = {
      ...plainGroup({ nome: 'Rua de baixo', bairro: 'Centro' }),
      logradouro: 'Rua do Sol, 8',
      latitude: -8.0631,
      longitude: -34.8711,
      publico: 'JOVENS',
      idadeMinima: 16,
      idadeMaxima: 25,
      requisitos: 'Batizados',
      idSupervisor: lia.memberId,
      idMae: group,
    }
    const { status, body } = await call('POST', 'celula/', form)
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...form, supervisor: 'Lia Prado', membros: 0, situacao: 'ABERTA', diaSemana: 2 })
    const shown = (await stage.get(`/celula/${body.id}`)).body
    expect(shown).toMatchObject({ nome: 'Rua de baixo', latitude: expect.not.closeTo(-8.0631, 5) })
    expect(JSON.stringify(shown)).not.toMatch(/Rua do Sol|Batizados/)
    const found = (await call('GET', 'celula/?term=rua%20de&publico=JOVENS')).body
    expect(found.itens.map(({ id }: never) => id)).toEqual([body.id])
  })

  it('are closed, with the requests that wait, and opened again', async () => {
    const { id } = (await stage.ask(teo, group)).body
    expect(await change({ situacao: 'ENCERRADA' })).toMatchObject({ status: 200, body: { situacao: 'ENCERRADA' } })
    expect(await stage.get(`/celula/${group}`)).toMatchObject(notFound)
    expect(await care('GET', String(group))).toMatchObject(notFound)
    expect(await care('PUT', `${group}/membro/${teo.memberId}`, { papel: 'MEMBRO' })).toMatchObject(notFound)
    expect(await change({ situacao: 'ABERTA' })).toMatchObject({ status: 200, body: { pedidos: 0, membros: 1 } })
    expect((await stage.get(`/celula/${group}`)).status).toBe(200)
    expect(await care('POST', `solicitacao/${id}/decisao`, { flagAceita: true })).toMatchObject({ status: 409 })
  })

  it('keep in their history who looked after them before, and who does now', async () => {
    const { memberId } = await stage.join({ nome: 'Sara' })
    const supervised = async () => {
      const { body } = await call('GET', `celula/${group}/historico`)
      return body.itens.flatMap(({ campos }: { campos: { campo: string; antes: unknown; depois: unknown }[] }) =>
        campos.filter(({ campo }) => campo === 'idSupervisor').map(({ antes, depois }) => [antes, depois]),
      )
    }
    expect(await supervised()).toEqual([])
    await change({ idSupervisor: memberId })
    await change({ resumo: 'Perto da praça' })
    await change({ idSupervisor: null })
    expect(await supervised()).toEqual([
      [memberId, null],
      [null, memberId],
    ])
  })

  it('refuse a supervisor who is a minor or a stranger, and a line of groups that ends in itself', async () => {
    const stranger = await stage.join({ at: stage.farol })
    expect(await change({ idSupervisor: teo.memberId })).toMatchObject(invalidAt('idSupervisor'))
    expect(await change({ idSupervisor: stranger.memberId })).toMatchObject(invalidAt('idSupervisor'))
    const daughter = await stage.group({ nome: 'Filha' })
    expect((await change({ idMae: group }, daughter)).status).toBe(200)
    expect(await change({ idMae: daughter })).toMatchObject(invalidAt('idMae'))
    expect(await change({ idMae: group })).toMatchObject(invalidAt('idMae'))
    expect(await change({ idMae: await stage.group({}, stage.farol) })).toMatchObject(invalidAt('idMae'))
    expect(await change({ idadeMinima: 20, idadeMaxima: 18 })).toMatchObject(invalidAt('body.idadeMaxima'))
    expect((await care('GET', String(group))).body).toMatchObject({ mae: null, filhas: [{ id: daughter }] })
  })

  it('take people in and out, keep a leader, and write down who did it', async () => {
    const seatOf = ({ memberId }: Person) => `${group}/membro/${memberId}`
    expect(await care('PUT', seatOf(teo), { papel: 'AUXILIAR' })).toMatchObject({ body: { code: 'NOT_FOR_MINORS' } })
    expect((await care('PUT', seatOf(teo), { papel: 'MEMBRO' })).status).toBe(200)
    expect(await people()).toEqual([
      ['Lia', 'LIDER'],
      ['Téo', 'MEMBRO'],
    ])
    expect(await care('PUT', seatOf(lia), { papel: 'MEMBRO' })).toMatchObject({ body: { code: 'LAST_LEADER' } })
    expect(await care('DELETE', seatOf(lia))).toMatchObject({ body: { code: 'LAST_LEADER' } })
    expect((await care('DELETE', seatOf(teo))).status).toBe(200)
    expect(await care('DELETE', seatOf(teo))).toMatchObject(notFound)
    const stranger = await stage.join({ at: stage.farol })
    expect((await care('PUT', seatOf(stranger), { papel: 'MEMBRO' })).status).toBe(400)
    const { itens } = (await stage.call('GET', `/igreja/${stage.videira.igrejaId}/auditoria`, { office })).body
    expect(itens.slice(0, 2).map(({ acao }: never) => acao)).toEqual(['GROUP_MEMBER_REMOVED', 'GROUP_MEMBER_SET'])
  })

  it('tell how each is doing, and all of them together', async () => {
    await meet('2026-03-03', [lia], 2)
    await meet('2026-02-24', [lia])
    const { body } = await care('GET', String(group))
    expect(body.grupo).toMatchObject({
      lideres: ['Lia Prado'],
      membros: 1,
      ultimoEncontro: '2026-03-03',
      presencas: [
        { data: '2026-02-24', presentes: 1, visitantes: 0 },
        { data: '2026-03-03', presentes: 1, visitantes: 2 },
      ],
      alertas: [],
    })
    // Eight weeks, of which two have a record; the meeting of this evening has not begun.
    expect(body.diasPendentes).toEqual([
      '2026-02-17',
      '2026-02-10',
      '2026-02-03',
      '2026-01-27',
      '2026-01-20',
      '2026-01-13',
    ])
    const silent = await stage.group({ nome: 'Calada' })
    await stage.ask(teo, silent)
    const shown = (await care('GET', '')).body
    const calada = shown.itens.find(({ id }: never) => id === silent)
    expect(calada.alertas).toEqual(['SEM_LIDER', 'SEM_REGISTRO', 'COM_PEDIDOS'])
    expect(shown.panorama.semanas).toHaveLength(13)
    expect(shown.panorama.semanas.at(-2)).toEqual({ inicio: '2026-03-02', encontros: 1, presentes: 1, visitantes: 2 })
    const alerted = (await care('GET', '?alerta=COM_PEDIDOS')).body
    expect(alerted.total).toBe(shown.panorama.alertas.COM_PEDIDOS)
    expect(alerted.itens.map(({ id }: never) => id)).toContain(silent)
    expect((await care('GET', '?page=2')).body.panorama).toBeNull()
    await care('PUT', `${group}/membro/${teo.memberId}`, { papel: 'MEMBRO' })
    expect((await care('GET', String(group))).body.grupo.alertas).toEqual(['CHEIA'])
  })

  it('multiply: some leave with a leader of their own, once however often it is clicked', async () => {
    const rui = await stage.join({ nome: 'Rui', sobrenome: 'Sá' })
    await stage.seat(group, rui, { flagTelefone: true })
    await stage.seat(group, teo)
    const form = {
      nome: 'Casa nova',
      dataInicio: '2026-03-12',
      horario: '20:30',
      pessoas: [
        { idUsuario: rui.memberId, papel: 'LIDER' },
        { idUsuario: teo.memberId, papel: 'MEMBRO' },
      ],
    }
    const grow = (body: object, by = office) => care('POST', `${group}/multiplicacao`, body, by)
    const withoutLeader = { ...form, pessoas: [{ idUsuario: lia.memberId, papel: 'LIDER' }] }
    expect(await grow(withoutLeader)).toMatchObject({ status: 409, body: { code: 'LAST_LEADER' } })
    const answers = await Promise.all([grow(form), grow(form)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const id = answers.find(({ status }) => status === 201)?.body.id
    expect(await people()).toEqual([['Lia', 'LIDER']])
    expect(await people(id)).toEqual([
      ['Rui', 'LIDER'],
      ['Téo', 'MEMBRO'],
    ])
    expect((await care('GET', String(id))).body).toMatchObject({ mae: { id: group }, grupo: { nome: 'Casa nova' } })
    expect((await call('GET', `celula/${id}`)).body).toMatchObject({ capacidade: 2, logradouro: null, diaSemana: 4 })
    expect((await grow({ ...form, pessoas: [] })).status).toBe(400)
  })

  it('answer requests, within the places that there are', async () => {
    const [ana, bia] = [await stage.join({ nome: 'Ana' }), await stage.join({ nome: 'Bia' })]
    const requests = [(await stage.ask(ana, group)).body.id, (await stage.ask(bia, group)).body.id]
    const decide = (id: number, flagAceita = true) => care('POST', `solicitacao/${id}/decisao`, { flagAceita })
    expect(await decide(requests[0])).toMatchObject({ status: 200, body: { situacao: 'ACEITA' } })
    expect(await decide(requests[0])).toMatchObject({ status: 200, body: { situacao: 'ACEITA' } })
    expect(await decide(requests[1])).toMatchObject({ status: 409, body: { code: 'GROUP_FULL' } })
    expect(await decide(requests[1], false)).toMatchObject({ status: 200, body: { situacao: 'RECUSADA' } })
    expect(await people()).toHaveLength(2)
  })

  it('are those of the own church alone, for those who may manage groups', async () => {
    const theirs = await stage.group({ nome: 'Do Farol' }, stage.farol)
    for (const path of [`celula/${theirs}`, `acompanhamento-celula/${theirs}`])
      expect(await call('GET', path), path).toMatchObject(notFound)
    expect(await care('PUT', `${theirs}/membro/${lia.memberId}`, { papel: 'LIDER' })).toMatchObject(notFound)
    const pessoas = [{ idUsuario: lia.memberId, papel: 'LIDER' }]
    const form = { nome: 'X', dataInicio: '2026-03-12', horario: '20:30', pessoas }
    expect(await care('POST', `${theirs}/multiplicacao`, form)).toMatchObject(notFound)
    const editor = await stage.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    expect((await care('GET', '', undefined, editor)).status).toBe(403)
    expect((await call('GET', 'celula/', undefined, editor)).status).toBe(403)
  })
})
