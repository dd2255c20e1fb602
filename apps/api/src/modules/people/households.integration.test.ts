import { households } from '@narthex/contract/people/household.resource'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMemberCall } from '../../platform/http/route.ts'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { householdPersonalData } from './households.personal-data.ts'

const { path } = households

describe('the households of a church', () => {
  const test = setUpChurches({ farol: {}, videira: {} }, { startsAt: new Date('2026-06-10T15:00:00Z') })
  let secretary: Person
  beforeEach(async () => {
    secretary = await test.join({ nome: 'Rute', sobrenome: 'Secretária', roles: ['ROLE_SECRETARY'] })
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', own: string, body?: object, office = secretary) =>
    test.call(method, own.startsWith('/') ? own : `${path}${own}`, { office, ...(body && { body }) })
  async function addPerson(nome: string, own: object = {}): Promise<number> {
    const { status, body } = await call('POST', '/escritorio/usuario/', { nome, sobrenome: 'Prado', ...own })
    expect(status, JSON.stringify(body)).toBe(201)
    return body.id
  }
  async function addFamily() {
    const [lea, rui, bia] = [
      await addPerson('Léa'),
      await addPerson('Rui'),
      await addPerson('Bia', { dataNascimento: '2018-05-05' }),
    ]
    const membros = [
      { idUsuario: lea, papel: 'RESPONSAVEL' },
      { idUsuario: rui, papel: 'RESPONSAVEL' },
      { idUsuario: bia, papel: 'CRIANCA' },
    ]
    const endereco = { pais: 'BR', cep: '50030230', logradouro: 'Rua do Sol', numero: '7', cidade: 'Recife' }
    const { status, body } = await call('POST', '', {
      nome: 'Família Prado',
      endereco: { bairro: null, complemento: null, estado: 'PE', ...endereco },
      membros,
    })
    expect(status, JSON.stringify(body)).toBe(201)
    return { lea, rui, bia, body }
  }

  it('have an address, two guardians and a child, in the order in which they were entered', async () => {
    const { bia, body } = await addFamily()
    expect(body).toMatchObject({ nome: 'Família Prado', endereco: { cidade: 'Recife' }, versao: 1 })
    expect(body.pessoas.map(({ nome, faixa }: Record<string, string>) => [nome, faixa])).toEqual([
      ['Léa Prado', null],
      ['Rui Prado', null],
      ['Bia Prado', 'CRIANCA'],
    ])
    expect((await call('GET', '?term=familia')).body.itens).toMatchObject([{ id: body.id }])
    expect((await call('GET', `?pessoa=${bia}`)).body.itens).toMatchObject([{ id: body.id }])
    expect((await call('GET', `?pessoa=${secretary.memberId}`)).body.itens).toEqual([])
    // A child of parents who live apart belongs to two.
    const other = await call('POST', '', { nome: 'Casa do pai', membros: [{ idUsuario: bia, papel: 'CRIANCA' }] })
    expect(other.status).toBe(201)
    expect((await call('GET', `?pessoa=${bia}`)).body.itens).toHaveLength(2)
  })

  it('are changed on the version that was seen, name no one twice, and no one of another church', async () => {
    const { lea, body } = await addFamily()
    const { id, versao, pessoas: _, ...form } = body
    const seat = { idUsuario: lea, papel: 'ADULTO' }
    const answers = await Promise.all(
      ['A', 'B'].map((nome) => call('PUT', `${id}`, { ...form, nome, membros: [seat], versao })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await call('GET', `${id}`)).body).toMatchObject({ membros: [seat], versao: 2 })
    const stranger = await test.join({ at: test.videira })
    for (const membros of [[seat, seat], [{ idUsuario: stranger.memberId, papel: 'OUTRO' }], [{ ...seat, papel: 'X' }]])
      expect((await call('PUT', `${id}`, { ...form, membros, versao: 2 })).status).toBe(400)
    const { itens } = (await call('GET', `${id}/historico`)).body
    expect(itens.map(({ acao }: { acao: string }) => acao)).toEqual(['HOUSEHOLD_SET', 'HOUSEHOLD_ADDED'])
    const kept = await test.asOwner((owner) =>
      owner.query("select antes, depois from historico where tipo = 'domicilio' and registro = $1", [String(id)]),
    )
    expect(JSON.stringify(kept)).not.toMatch(/Prado|Sol|RESPONSAVEL/)
  })

  it('lie in the trash without their people, and come back with them', async () => {
    const { lea, body } = await addFamily()
    expect((await call('DELETE', `${body.id}`)).status).toBe(200)
    expect((await call('GET', `?pessoa=${lea}`)).body.itens).toEqual([])
    expect((await call('GET', `/escritorio/usuario/${lea}`)).status).toBe(200)
    expect((await call('POST', `lixeira/${body.id}`)).status).toBe(200)
    expect((await call('GET', `?pessoa=${lea}`)).body.itens).toMatchObject([{ membros: body.membros }])
  })

  it('are another church’s nowhere', async () => {
    const { lea, body } = await addFamily()
    const other = await test.join({ at: test.videira, roles: ['ROLE_SUPER_ADMIN'] })
    const elsewhere = { office: other, host: 'videira.admin.narthex.test' }
    expect((await test.call('GET', `${path}${body.id}`, { office: other })).status).toBe(404)
    expect((await test.call('GET', `${path}?pessoa=${lea}`, elsewhere)).body.itens ?? []).toEqual([])
  })

  it('are told to their people, whom they lose when these are erased, and end with the last of them', async () => {
    const { lea, rui, bia, body } = await addFamily()
    const [data] = householdPersonalData
    const at = createMemberCall(test.platform.transactions.at(test.farol), secretary)
    const copy = await at.inChurch(async (work) => data?.tell(work, { memberId: lea, accountId: null } as never))
    expect(JSON.stringify(copy)).toMatch(/Família Prado.*Rua do Sol|Rua do Sol.*Família Prado/)
    const erase = (memberId: number) =>
      at.inChurch(async (work) => data?.erase(work, { memberId, accountId: null } as never))
    await erase(lea)
    expect((await call('GET', `${body.id}`)).body.pessoas).toHaveLength(2)
    await erase(rui)
    await erase(bia)
    expect((await call('GET', `${body.id}`)).status).toBe(404)
  })
})
