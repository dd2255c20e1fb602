import { atStrength } from '@narthex/contract/testing/strength'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import type { GroupId } from '../../platform/ids.ts'
import type { Answer } from '../../testing/caller.ts'
import type { Person } from '../../testing/people.ts'
import { minorsBirth, setUpGroups, tuesdayNoon } from '../../testing/set-up-groups.ts'
import { closeMembership } from '../members/memberships.service.ts'
import { closeGroup } from './groups.editing.service.ts'

const notFound = { status: 404, body: { code: 'NOT_FOUND' } }
const refused = (code: string) => ({ status: 409, body: { code } })
const phone = '+55 81 91234-5678'

interface Request {
  readonly id: number
  readonly celula_id: number
  readonly usuario_id: number
  readonly situacao: string
  readonly mensagem: string | null
}

describe('a request to join a group', () => {
  const stage = setUpGroups()
  let group: GroupId
  let leader: Person
  let ana: Person

  beforeEach(async () => {
    group = await stage.group({ nome: 'Casa aberta', capacidade: 3 })
    leader = await stage.join({ nome: 'Lia' })
    ana = await stage.join({ nome: 'Ana', sobrenome: 'Céu', telefone: phone })
    await stage.seat(group, leader, { papel: 'LIDER' })
  })

  const requests = async (of = group) =>
    (await stage.rowsOf<Request>('solicitacao_celula')).filter(({ celula_id }) => celula_id === of)
  const listed = async (by: Person) => (await stage.get(`/celula/${group}/solicitacao/`, by)).body
  const listNotices = async ({ accountId, token }: Person) =>
    (await stage.call('GET', `/user/${accountId}/notificacao`, { token })).body.itens.map(
      ({ titulo, tipo, idEntidadeRelacionada }: Record<string, unknown>) => ({ titulo, tipo, idEntidadeRelacionada }),
    )
  const part = async (by: Person) => (await stage.get(`/celula/${group}/participacao`, by)).body
  const withdraw = (by: Person, id: number) => stage.call('DELETE', `/solicitacao-celula/${id}`, { token: by.token })
  const places = async () => (await stage.get(`/celula/${group}`)).body.vagas

  it('reaches those who lead, who take the person in: both hear of it, and a place is gone', async () => {
    const assistant = await stage.join()
    await stage.seat(group, assistant, { papel: 'AUXILIAR' })
    const asked = await stage.ask(ana, group, { mensagem: ' Moro perto. ', flagCompartilharTelefone: true })
    expect(asked).toMatchObject({ status: 200, body: { situacao: 'PENDENTE' } })
    const { id } = asked.body
    expect(await part(ana)).toMatchObject({
      papel: null,
      flagLidera: false,
      endereco: null,
      escolhas: null,
      lideres: [],
      solicitacoesPendentes: null,
      solicitacao: { id, situacao: 'PENDENTE', dataCadastro: tuesdayNoon.toISOString() },
    })
    const notice = { tipo: { codigo: 'CELULA' }, idEntidadeRelacionada: group }
    for (const person of [leader, assistant]) {
      expect(await listNotices(person)).toEqual([{ titulo: 'Ana quer participar de Casa aberta', ...notice }])
      expect(await listed(person)).toMatchObject({
        total: 1,
        itens: [{ id, nome: 'Ana', sobrenome: 'Céu', telefone: phone, mensagem: 'Moro perto.', flagMenor: false }],
      })
    }
    expect(await places()).toBe(1)
    expect(await stage.decide(assistant, id, true)).toMatchObject({ status: 200, body: { id, situacao: 'ACEITA' } })
    expect(await places()).toBe(0)
    expect(await part(ana)).toMatchObject({ papel: 'MEMBRO', solicitacao: null, escolhas: { flagTelefone: true } })
    expect(await listNotices(ana)).toEqual([{ titulo: 'Você agora faz parte de Casa aberta', ...notice }])
    expect(await listed(leader)).toMatchObject({ total: 0, itens: [] })
  })

  it('that is declined leaves no trace in the group; its owner hears of it, and may ask again', async () => {
    const { id } = (await stage.ask(ana, group)).body
    expect(await stage.decide(leader, id, false)).toMatchObject({ body: { situacao: 'RECUSADA' } })
    expect(await part(ana)).toMatchObject({ papel: null, solicitacao: { situacao: 'RECUSADA' } })
    expect(await listNotices(ana)).toMatchObject([{ titulo: 'Sobre o seu pedido para Casa aberta' }])
    expect(await places()).toBe(2)
    expect((await stage.ask(ana, group)).body).toMatchObject({ situacao: 'PENDENTE' })
  })

  it('is one however often it is sent, many times at once', async () => {
    const [waves, atOnce] = [atStrength({ deep: 4, full: 2 }), atStrength({ deep: 50, full: 15 })]
    const answers: Answer[] = []
    for (let wave = 0; wave < waves; wave++)
      answers.push(
        ...(await Promise.all(Array.from({ length: atOnce }, () => stage.ask(ana, group, { mensagem: 'Oi' })))),
      )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.situacao}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await requests()).toMatchObject([{ usuario_id: ana.memberId, situacao: 'PENDENTE', mensagem: 'Oi' }])
    expect(await listNotices(leader)).toHaveLength(1)
    expect(await stage.ask(ana, group, { mensagem: 'Outra coisa' })).toMatchObject(refused('ALREADY_REQUESTED'))
    expect(await requests()).toHaveLength(1)
  })

  it('control: the database itself takes no second one that waits', async () => {
    await stage.ask(ana, group)
    const again = `insert into solicitacao_celula (igreja_id, celula_id, usuario_id, data_cadastro)
      select igreja_id, celula_id, usuario_id, data_cadastro from solicitacao_celula where celula_id = ${group}`
    await expect(stage.asOwner((owner) => owner.exec(again))).rejects.toThrow(/solicitacao_celula_pendente/)
  })

  it('is taken back by its owner alone, and with it what was told of it', async () => {
    const { id } = (await stage.ask(ana, group)).body
    for (const other of [leader, await stage.join()]) expect(await withdraw(other, id)).toMatchObject(notFound)
    expect(await listNotices(leader)).toHaveLength(1)
    for (let time = 0; time < 2; time++) expect(await withdraw(ana, id)).toMatchObject({ status: 200 })
    expect(await requests()).toMatchObject([{ situacao: 'CANCELADA' }])
    expect(await listNotices(leader)).toEqual([])
    expect(await part(ana)).toMatchObject({ solicitacao: null })
    expect(await stage.decide(leader, id, true)).toMatchObject(refused('REQUEST_WITHDRAWN'))
    expect(await part(ana)).toMatchObject({ papel: null })
  })

  it('is answered once: the same answer again is fine, the other one is not', async () => {
    const { id } = (await stage.ask(ana, group)).body
    for (let time = 0; time < 2; time++) expect((await stage.decide(leader, id, true)).status).toBe(200)
    expect(await stage.decide(leader, id, false)).toMatchObject(refused('ALREADY_DECIDED'))
    expect(await withdraw(ana, id)).toMatchObject(refused('ALREADY_DECIDED'))
    expect(await part(ana)).toMatchObject({ papel: 'MEMBRO' })
    expect(await listNotices(ana)).toHaveLength(1)
    const second = (await stage.ask(await stage.join(), group)).body
    await stage.decide(leader, second.id, false)
    expect(await stage.decide(leader, second.id, true)).toMatchObject(refused('ALREADY_DECIDED'))
  })

  it('is refused by a group that is full, takes no requests, or has the person already', async () => {
    expect(await stage.ask(leader, group)).toMatchObject(refused('ALREADY_MEMBER'))
    for (let seats = 0; seats < 2; seats++) await stage.seat(group, await stage.join())
    expect(await stage.ask(ana, group)).toMatchObject(refused('GROUP_FULL'))
    const closedDoors = await stage.group({ flagAceitaSolicitacoes: false })
    expect(await stage.ask(ana, closedDoors)).toMatchObject(refused('NOT_TAKING_REQUESTS'))
    expect([...(await requests()), ...(await requests(closedDoors))]).toEqual([])
  })

  it('stays pending when the group is full by the time of acceptance', async () => {
    const { id } = (await stage.ask(ana, group)).body
    for (let seats = 0; seats < 2; seats++) await stage.seat(group, await stage.join())
    expect(await stage.decide(leader, id, true)).toMatchObject(refused('GROUP_FULL'))
    expect(await requests()).toMatchObject([{ situacao: 'PENDENTE' }])
    expect(await stage.decide(leader, id, false)).toMatchObject({ status: 200 })
  })

  it('of fifty who are accepted at once on the last place, one gets it', async () => {
    const small = await stage.group({ capacidade: 2 })
    await stage.seat(small, leader, { papel: 'LIDER' })
    const ids: number[] = []
    for (let people = 0; people < 50; people++) ids.push((await stage.ask(await stage.join(), small)).body.id)
    const answers = await Promise.all(ids.map((id) => stage.decide(leader, id, true)))
    const counts = Map.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? body.situacao}`)
    expect(new Map([...counts].map(([answer, { length }]) => [answer, length]))).toEqual(
      new Map([
        ['200 ACEITA', 1],
        ['409 GROUP_FULL', 49],
      ]),
    )
    expect((await requests(small)).filter(({ situacao }) => situacao === 'ACEITA')).toHaveLength(1)
    const seats = (await stage.rowsOf<{ celula_id: number }>('celula_membro')).filter(
      ({ celula_id }) => celula_id === small,
    )
    expect(seats).toHaveLength(2)
  })

  it.each([
    [{ idCelula: 2_147_483_647 }, 404],
    [{ situacao: 'ACEITA' }, 400],
  ])('with %j is refused, and nothing is written', async (own, status) => {
    expect((await stage.ask(ana, group, own)).status).toBe(status)
    expect(await requests()).toEqual([])
  })

  it('to a group of another church, or one that is closed, finds nothing', async () => {
    for (const at of [stage.oliveira, stage.farol])
      expect(await stage.ask(ana, await stage.group({}, at))).toMatchObject(notFound)
    const { id } = (await stage.ask(ana, group)).body
    await closeGroup(createOwnCall(stage.platform.transactions.at(stage.videira)), group)
    expect(await requests()).toMatchObject([{ situacao: 'CANCELADA' }])
    expect(await listNotices(leader)).toEqual([])
    expect(await stage.ask(ana, group)).toMatchObject(notFound)
    expect(await stage.decide(leader, id, true)).toMatchObject(notFound)
  })

  it('that races with the closing of its group is not left to wait there', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => stage.join()))
    for (let round = 0; round < 3; round++) {
      const closing = await stage.group({ nome: 'Última' })
      const asked = people.map((person) => stage.ask(person, closing))
      await Promise.any(asked)
      await closeGroup(createOwnCall(stage.platform.transactions.at(stage.videira)), closing)
      for (const { status } of await Promise.all(asked)) expect([200, 404]).toContain(status)
      expect((await requests(closing)).filter(({ situacao }) => situacao === 'PENDENTE')).toEqual([])
    }
  })

  it('that races with its owner’s leaving the church is not left to wait; who has left asks for nothing', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await stage.join()
      const leaving = stage.platform.transactions.inChurch(stage.videira, (work) =>
        closeMembership(work, person.memberId, stage.needs.signals.memberLeaves),
      )
      const [answer] = await Promise.all([stage.ask(person, group), leaving])
      expect([200, 401, 404]).toContain(answer.status)
      expect((await requests()).filter(({ usuario_id }) => usuario_id === person.memberId)).toEqual([])
    }
  })

  it('of a minor shows their given name alone, whatever they chose', async () => {
    const bia = await stage.join({ nome: 'Bia', sobrenome: 'Mar', telefone: phone, dataNascimento: minorsBirth })
    const { id } = (await stage.ask(bia, group, { flagCompartilharTelefone: true })).body
    expect((await listed(leader)).itens).toMatchObject([
      { nome: 'Bia', sobrenome: null, imagem: null, telefone: null, flagMenor: true },
    ])
    await stage.decide(leader, id, true)
    expect(await part(bia)).toMatchObject({ papel: 'MEMBRO', escolhas: { flagTelefone: false } })
  })

  it('does not tell a number that was not shared', async () => {
    await stage.ask(ana, group)
    expect((await listed(leader)).itens).toMatchObject([{ nome: 'Ana', telefone: null }])
  })

  it('is made three times a day to one group at most, and ten times to all', async () => {
    for (let time = 0; time < 3; time++) await withdraw(ana, (await stage.ask(ana, group)).body.id)
    const flood = await stage.ask(ana, group)
    expect(flood).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(Number(flood.headers['retry-after'])).toBeGreaterThan(0)
    for (let time = 0; time < 7; time++)
      expect((await stage.ask(ana, await stage.group({ nome: `G${time}` }))).status).toBe(200)
    expect((await stage.ask(ana, await stage.group())).status).toBe(429)
    expect((await stage.ask(await stage.join(), group)).status).toBe(200)
    const older = "update solicitacao_celula set data_cadastro = data_cadastro - interval '1 day'"
    await stage.asOwner((owner) => owner.exec(older))
    expect((await stage.ask(ana, group)).status).toBe(200)
  })

  it('raises the version of what the site tells when it is accepted, and only then', async () => {
    const version = async () => (await stage.platform.directory.byHost('videira.narthex.test'))?.versao ?? 0
    const { id } = (await stage.ask(ana, group)).body
    const other = (await stage.ask(await stage.join(), group)).body
    const before = await version()
    await stage.decide(leader, other.id, false)
    expect(await version()).toBe(before)
    await stage.decide(leader, id, true)
    expect(await version()).toBe(before + 1)
  })
})
