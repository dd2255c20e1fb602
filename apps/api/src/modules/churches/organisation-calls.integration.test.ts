import { getOrganisation, listClients } from '@narthex/contract/churches/church.endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import type { Tenant } from '../../platform/scope/scope.ts'
import { clientAt } from '../../testing/client-at.ts'
import { plainChurch } from '../../testing/plain-church.ts'
import { toCanary } from '../../testing/seeded-churches.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { describeChurch, foundChurch, foundOrganisation } from './churches.editing.service.ts'

const notFound = { status: 404, code: 'NOT_FOUND' }
const saoPaulo = { latitude: '-23.5505', longitude: '-46.6333' }

describe('the calls of an organisation', () => {
  const test = setUpSeededChurches()

  beforeAll(async () => {
    const apagada = await foundChurch(test.platform, plainChurch('apagada', { organizacao: 'pomar' }))
    await describeChurch(createOwnCall(test.platform.transactions.at(apagada)), { flagAtivo: false })
    const hosts = [{ nome: 'www.figueira.example', flagPrincipal: true }]
    await foundChurch(test.platform, plainChurch('figueira', { organizacao: 'pomar', hosts }))
    await describeChurch(createOwnCall(test.platform.transactions.at(test.oliveira)), {
      nome: 'Oliveira',
      latitude: -22.9068,
      longitude: -43.1729,
    })
    await describeChurch(createOwnCall(test.platform.transactions.at(test.videira)), {
      nome: 'Videira',
      latitude: -23.18,
      longitude: -46.89,
    })
  })

  const at = (tenant: Tenant) => clientAt(test.platform, tenant)
  const clients = async (from: Tenant, organizacao: string, point: { latitude?: string; longitude?: string } = {}) =>
    (await at(from)).call(listClients, { query: { organizacao, ...point } })

  it('an organisation comes by its slug, id or uuid, from its own host and from those of its churches', async () => {
    const { pomar, videira } = test.churches
    for (const from of [pomar, videira])
      for (const slug of ['pomar', String(pomar.organizacaoId), pomar.uuid])
        expect(await (await at(from)).call(getOrganisation, { params: { slug } })).toEqual({
          id: pomar.organizacaoId,
          uuid: pomar.uuid,
          slug: 'pomar',
          nome: 'Pomar',
          descricao: 'Duas igrejas, uma família',
          idioma: 'pt-br',
          corApp: '#116633',
          site: 'http://pomar.narthex.test',
        })
  })

  it('an organisation and its churches are not told to other hosts', async () => {
    const outra = await foundOrganisation(test.platform, {
      slug: 'outra',
      nome: 'Outra',
      descricao: null,
      idioma: 'pt-BR',
      corApp: '#000000',
      hosts: [],
    })
    for (const from of [test.farol, outra])
      for (const slug of ['pomar', String(test.pomar.organizacaoId), test.pomar.uuid]) {
        await expect((await at(from)).call(getOrganisation, { params: { slug } })).rejects.toMatchObject(notFound)
        await expect(clients(from, slug)).rejects.toMatchObject(notFound)
      }
    expect(await clients(outra, 'outra')).toEqual([])
  })

  it('its active churches come in the order of their names', async () => {
    const listed = await clients(test.pomar, 'pomar')
    expect(listed.map(({ codigo }) => codigo)).toEqual(['figueira', 'oliveira', 'videira'])
    expect(listed.every(({ distancia }) => distancia === null)).toBe(true)
    expect(listed[2]).toEqual({
      id: test.videira.igrejaId,
      uuid: test.videira.uuid,
      codigo: 'videira',
      slug: 'igreja-videira',
      nome: 'Videira',
      descricao: toCanary(test.videira),
      imagem: '/media/canary-videira.jpg',
      corApp: '#224488',
      aparencia: 'glass',
      endereco: null,
      latitude: -23.18,
      longitude: -46.89,
      site: 'http://videira.narthex.test',
      distancia: null,
    })
  })

  it('a church with a principal host is sent to it', async () => {
    const [figueira] = await clients(test.pomar, 'pomar')
    expect(figueira).toMatchObject({ site: 'http://www.figueira.example', corApp: '#4b5563', imagem: null })
  })

  it('from a point they come nearest first with their metres, those without coordinates last', async () => {
    const listed = await clients(test.pomar, 'pomar', saoPaulo)
    expect(listed.map(({ codigo }) => codigo)).toEqual(['videira', 'oliveira', 'figueira'])
    const [videira, rio, unknown] = listed.map(({ distancia }) => distancia)
    expect(Math.abs((rio ?? 0) - 361_000)).toBeLessThan(3610)
    expect(videira).toBeLessThan(60_000)
    expect(unknown).toBeNull()
  })

  it('one coordinate alone is no point', async () => {
    const listed = await clients(test.pomar, 'pomar', { latitude: saoPaulo.latitude })
    expect(listed.every(({ distancia }) => distancia === null)).toBe(true)
  })

  it('no point on Earth is refused', async () => {
    const point = { latitude: '91', longitude: '0' }
    await expect(clients(test.pomar, 'pomar', point)).rejects.toMatchObject({ status: 400, code: 'VALIDATION' })
  })

  it('an edit of a church is in the very next list', async () => {
    await describeChurch(createOwnCall(test.platform.transactions.at(test.oliveira)), { nome: 'Árvore' })
    const named = (await clients(test.pomar, 'pomar')).find(({ codigo }) => codigo === 'oliveira')
    expect(named?.nome).toBe('Árvore')
  })

  it('a church that joins is in the very next list', async () => {
    await clients(test.pomar, 'pomar')
    await foundChurch(test.platform, plainChurch('romazeira', { organizacao: 'pomar' }))
    expect((await clients(test.pomar, 'pomar')).map(({ codigo }) => codigo)).toContain('romazeira')
  })
})
