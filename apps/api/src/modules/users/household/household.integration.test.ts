import { randomUUID } from 'node:crypto'
import { addressesPerMember, childrenPerMember } from '@narthex/contract/limits'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { setUpSeededChurches } from '../../../testing/set-up.ts'

const address = {
  pais: 'BR',
  cep: '50030-230',
  logradouro: 'Rua do Bom Jesus',
  numero: '125',
  bairro: 'Recife',
  cidade: 'Recife',
  estado: 'PE',
}
const child = { nome: 'Davi Souza', dataNascimento: '2019-08-01', sexo: 'MASCULINO', alergias: 'Amendoim' }

/** Kinds of entries, each with a first value and another that it is changed into. */
const kinds = [
  ['addresses', 'endereco', '', address, { ...address, numero: '7' }, addressesPerMember],
  ['children', 'crianca', '?igreja=videira', child, { ...child, nome: 'Davi S.' }, childrenPerMember],
] as const

/** The person whose entries are meant, and the token that is used; by default that person's own. */
interface Way {
  readonly of?: Person
  readonly as?: string
}

describe('what a member keeps of their household', () => {
  let ana: Person
  let rui: Person

  const test = setUpSeededChurches({ clock: () => new Date('2026-03-02T12:00:00Z') })

  beforeAll(async () => {
    rui = await test.join()
  })
  beforeEach(async () => {
    ana = await test.join()
  })

  describe.each(kinds)('a person’s %s', (_, kept, query, one, another, most) => {
    const list = async (of = ana, as = of.token) => test.call('GET', `/user/${of.accountId}/${kept}`, { token: as })
    const add = (body: object = one, { of = ana, as, uuid = randomUUID() }: Way & { readonly uuid?: string } = {}) =>
      test.call('POST', `/usuario/${of.memberId}/${kept}${query}`, { token: as ?? of.token, body: { ...body, uuid } })
    const change = (id: number, body: object, { of = ana, as }: Way = {}) =>
      test.call('PUT', `/usuario/${of.memberId}/${kept}/${id}`, { token: as ?? of.token, body })
    const remove = (id: number, { of = ana, as }: Way = {}) =>
      test.call('DELETE', `/usuario/${of.memberId}/${kept}/${id}`, { token: as ?? of.token })

    it('are added, listed, changed and taken away', async () => {
      const { status, body } = await add()
      expect({ status, body }).toMatchObject({ status: 201, body: { versao: 1, id: expect.any(Number) } })
      expect((await list()).body).toEqual([body])
      const changed = await change(body.id, { ...another, versao: 1 })
      expect(changed).toMatchObject({ status: 200, body: { id: body.id, uuid: body.uuid, versao: 2 } })
      expect((await list()).body).toEqual([changed.body])
      expect(await remove(body.id)).toMatchObject({ status: 200, body: {} })
      expect((await list()).body).toEqual([])
      expect((await remove(body.id)).status).toBe(404)
    })

    it('are added once, however often one click is sent', async () => {
      const uuid = randomUUID()
      const answers = await Promise.all(Array.from({ length: 8 }, () => add(one, { uuid })))
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
      expect((await list()).body).toHaveLength(1)
      expect(await add(another, { uuid })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    })

    it('are one’s own also where another member used the same uuid', async () => {
      const uuid = randomUUID()
      const [hers, his] = [await add(one, { uuid }), await add(another, { uuid, of: rui })]
      expect([hers.status, his.status]).toEqual([201, 201])
      expect(his.body.id).not.toBe(hers.body.id)
    })

    it('in two tabs: the second is told that the first was faster', async () => {
      const { body } = await add()
      const answers = await Promise.all([
        change(body.id, { ...another, versao: 1 }),
        change(body.id, { ...one, [kept === 'crianca' ? 'nome' : 'logradouro']: 'Outro', versao: 1 }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CHANGED_MEANWHILE')
      const winner = answers.find(({ status }) => status === 200)?.body
      expect((await list()).body).toEqual([winner])
    })

    it('changed twice alike are answered alike', async () => {
      const { body } = await add()
      const answers = await Promise.all([1, 2, 3].map(() => change(body.id, { ...another, versao: 1 })))
      expect(answers.map(({ status, body }) => [status, body.versao])).toEqual(Array(3).fill([200, 2]))
    })

    it('are no more than a household has, also when all are sent at once', async () => {
      const answers = await Promise.all(Array.from({ length: most + 3 }, () => add()))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(most)
      expect(answers.filter(({ body }) => body.code === 'LIMIT_REACHED')).toHaveLength(3)
      expect((await list()).body).toHaveLength(most)
    })

    it('are read and written by their owner only: not by another member, an admin, a visitor, nor from another church', async () => {
      const { body } = await add()
      const { token: admin } = await test.logIn('canary-videira@example.org')
      for (const as of [rui.token, admin]) {
        expect((await list(ana, as)).status).toBe(404)
        expect((await add(one, { as })).status).toBe(404)
        expect((await change(body.id, { ...another, versao: 1 }, { as })).status).toBe(404)
        expect((await remove(body.id, { as })).status).toBe(404)
      }
      for (const host of ['oliveira.narthex.test', 'farol.narthex.test']) {
        const answer = await test.call('GET', `/user/${ana.accountId}/${kept}`, { token: ana.token, host })
        expect(answer.status).toBe(401)
      }
      expect((await list(ana, '')).status).toBe(401)
      expect((await list()).body).toEqual([body])
    })

    it('are not reached through one’s own name by another’s id', async () => {
      const { body } = await add()
      expect((await change(body.id, { ...another, versao: 1 }, { of: rui })).status).toBe(404)
      expect((await remove(body.id, { of: rui })).status).toBe(404)
      expect((await list()).body).toEqual([body])
    })

    it('are not added with another’s church', async () => {
      expect((await add({ ...one, igrejaId: 1 })).status).toBe(400)
      expect((await list()).body).toEqual([])
    })
  })

  const addAddress = (own: object) =>
    test.call('POST', `/usuario/${ana.memberId}/endereco`, {
      token: ana.token,
      body: { ...address, ...own, uuid: randomUUID() },
    })

  it('an address of Brazil is kept with the digits of its postal code', async () => {
    expect((await addAddress({})).body).toMatchObject({ ...address, cep: '50030230', complemento: null })
  })

  it.each([
    ['cep', { cep: null }, 'REQUIRED'],
    ['pais', { pais: 'ZZ' }, 'Not a country'],
  ])('an address is told at %s what is wrong: %o', async (field, own, message) => {
    const { status, body } = await addAddress(own)
    expect({ status, details: body.details }).toMatchObject({
      status: 400,
      details: [{ path: `body.${field}`, message }],
    })
  })

  it('an address elsewhere has what addresses have there', async () => {
    const there = { pais: 'ES', cep: null, estado: null, logradouro: 'Calle Ancha', cidade: 'Cádiz' }
    expect(await addAddress(there)).toMatchObject({ status: 201, body: there })
    expect((await addAddress({ ...there, pais: 'GB', cep: 'SW1A 1AA' })).body.cep).toBe('SW1A 1AA')
  })

  it('a child was born before today, and of another church’s name there is none', async () => {
    const path = `/usuario/${ana.memberId}/crianca`
    const send = (query: string, own: object) =>
      test.call('POST', `${path}${query}`, { token: ana.token, body: { ...child, ...own, uuid: randomUUID() } })
    expect(await send('?igreja=videira', { dataNascimento: '2026-03-02' })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'body.dataNascimento', message: 'DATE_NOT_PAST' }] },
    })
    for (const other of ['oliveira', 'farol', '999']) expect((await send(`?igreja=${other}`, {})).status).toBe(404)
    expect((await send('', {})).status).toBe(400)
  })

  it('children come the eldest first', async () => {
    for (const [nome, dataNascimento] of [
      ['B', '2020-01-01'],
      ['A', '2018-01-01'],
      ['C', '2022-01-01'],
    ])
      await test.call('POST', `/usuario/${ana.memberId}/crianca?igreja=videira`, {
        token: ana.token,
        body: { nome, dataNascimento, uuid: randomUUID() },
      })
    const { body } = await test.call('GET', `/user/${ana.accountId}/crianca`, { token: ana.token })
    expect(body.map(({ nome }: { nome: string }) => nome)).toEqual(['A', 'B', 'C'])
  })
})
