import * as calls from '@narthex/contract/churches/church.endpoints'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import type { Tenant } from '../../platform/scope/scope.ts'
import { clientAt } from '../../testing/client-at.ts'
import { plainChurch } from '../../testing/plain-church.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { describeChurch, foundChurch } from './churches.editing.service.ts'

const notFound = { status: 404, code: 'NOT_FOUND' }

describe('the church calls', () => {
  const test = setUpSeededChurches()

  const at = (tenant: Tenant) => clientAt(test.platform, tenant)
  const byCode = async (from: Tenant, code: string) =>
    (await at(from)).call(calls.getChurchByCode, { params: { code } })
  const byHostname = async (from: Tenant, hostname: string) =>
    (await (await at(from)).call(calls.findChurchesByHostname, { query: { hostname } })).clientes.map(
      ({ codigo }) => codigo,
    )

  it('a church comes by its code, as the specification shapes it', async () => {
    const endereco = {
      logradouro: 'Rua das Videiras',
      numero: '7',
      complemento: null,
      bairro: null,
      cidade: 'Jundiaí',
      estado: 'SP',
      cep: null,
      pais: 'BR',
    }
    const described = {
      nome: 'Igreja Videira',
      descricao: 'A breve',
      historia: 'A longa',
      endereco,
      latitude: -23.18,
      longitude: -46.89,
      urlPoliticaPrivacidade: 'https://videira.example/privacidade',
    }
    await describeChurch(createOwnCall(test.platform.transactions.at(test.videira)), described)
    const { status, igreja } = await byCode(test.videira, 'videira')
    expect(status).toBe(true)
    expect(igreja).toEqual({
      ...described,
      id: test.videira.igrejaId,
      uuid: test.videira.uuid,
      codigo: 'videira',
      slug: 'igreja-videira',
      slugOrganizacao: 'pomar',
      idioma: 'pt-br',
      fusoHorario: 'America/Sao_Paulo',
      imagens: ['/media/canary-videira.jpg'],
      redesSociais: { instagram: 'https://example.org/canary-videira' },
      telefone: 'canary-videira',
      email: 'canary-videira@example.org',
      flagAtivo: true,
      flagSuspensa: false,
      flagChatBot: false,
      flagDiretorio: true,
      facebookPixelCode: null,
      codigoPlano: null,
      dataCadastro: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
  })

  it('an unknown code, the code of another church, and a name that is no code give status false', async () => {
    for (const code of ['unknown', 'farol', 'igreja-videira', String(test.videira.igrejaId), 'VIDEIRA'])
      expect(await byCode(test.videira, code), code).toEqual({ status: false, igreja: null })
    expect((await byCode(test.videira, 'oliveira')).status).toBe(true)
    expect((await byCode(test.pomar, 'oliveira')).status).toBe(true)
    expect((await byCode(test.farol, 'oliveira')).status).toBe(false)
  })

  it('a church that is not active comes to its own host, which must know', async () => {
    expect((await byCode(test.fechada, 'fechada')).igreja).toMatchObject({ codigo: 'fechada', flagAtivo: false })
  })

  it('a host name leads to its church, and to none that this host may not see', async () => {
    expect(await byHostname(test.videira, 'www.videira.example')).toEqual(['videira'])
    expect(await byHostname(test.videira, 'VIDEIRA.narthex.test:3000')).toEqual(['videira'])
    expect(await byHostname(test.videira, 'oliveira.narthex.test')).toEqual(['oliveira'])
    for (const hostname of ['www.farol.example', 'pomar.narthex.test', 'unknown.example', 'no host', '\0'])
      expect(await byHostname(test.videira, hostname), hostname).toEqual([])
  })

  it('a church that has written nothing answers with empty lists and a plain colour', async () => {
    const nova = await foundChurch(test.platform, plainChurch('nova'))
    const api = await at(nova)
    const [bySlug, byIgreja] = [{ params: { slug: 'nova' } }, { query: { igreja: 'nova' } }]
    expect(await api.call(calls.getVisual, bySlug)).toEqual({ corApp: '#4b5563', logo: null, aparencia: 'glass' })
    for (const list of [calls.listModules, calls.listPaymentMethods, calls.listServices, calls.listPastors])
      expect(await api.call(list, bySlug)).toEqual([])
    for (const list of [calls.listMenuItems, calls.listBanners, calls.listCongregations])
      expect(await api.call(list, byIgreja)).toEqual([])
    await expect(api.call(calls.getOrganisation, { params: { slug: 'pomar' } })).rejects.toMatchObject(notFound)
  })
})
