import * as calls from '@narthex/contract/churches/church.endpoints'
import type { ApiClient } from '@narthex/contract/client'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { clientAt } from '../../testing/client-at.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import {
  describeChurch,
  setBanners,
  setCongregations,
  setMenu,
  setModules,
  setPastors,
  setPaymentMethods,
  setServices,
  setVisual,
} from './churches.editing.service.ts'

describe('a church after an edit', () => {
  const test = setUpSeededChurches()

  const call: ApiClient['call'] = async (endpoint, input) =>
    (await clientAt(test.platform, test.farol)).call(endpoint, input)
  const bySlug = { params: { slug: 'farol' } }
  const byIgreja = { query: { igreja: 'farol' } }

  it('shows the brand, its colour in lower case', async () => {
    await setVisual(createOwnCall(test.platform.transactions.at(test.farol)), {
      corApp: '#AABBCC',
      logo: '/media/farol.svg',
    })
    const shown = await call(calls.getVisual, bySlug)
    expect(shown).toEqual({ corApp: '#aabbcc', logo: '/media/farol.svg', aparencia: 'glass' })
  })

  it('shows the look, which stays until another is chosen', async () => {
    const brand = { corApp: '#aabbcc', logo: null }
    await setVisual(createOwnCall(test.platform.transactions.at(test.farol)), { ...brand, aparencia: 'linen' })
    expect(await call(calls.getVisual, bySlug)).toEqual({ ...brand, aparencia: 'linen' })
    await setVisual(createOwnCall(test.platform.transactions.at(test.farol)), { ...brand, corApp: '#112233' })
    expect(await call(calls.getVisual, bySlug)).toMatchObject({ corApp: '#112233', aparencia: 'linen' })
  })

  it('shows the modules, each once', async () => {
    await setModules(createOwnCall(test.platform.transactions.at(test.farol)), [
      'MOD_EVENTO',
      'MOD_CULTO',
      'MOD_EVENTO',
    ])
    expect(await call(calls.listModules, bySlug)).toEqual([{ codigo: 'MOD_CULTO' }, { codigo: 'MOD_EVENTO' }])
  })

  it('shows the payment methods, in their order', async () => {
    const methods = [
      { codigoMetodoPagamento: 'PIX', idGatewayPagamento: 9 },
      { codigoMetodoPagamento: 'CASH', idGatewayPagamento: null },
      { codigoMetodoPagamento: 'CREDIT_CARD', idGatewayPagamento: 5 },
    ] as const
    await setPaymentMethods(createOwnCall(test.platform.transactions.at(test.farol)), [...methods])
    expect(await call(calls.listPaymentMethods, bySlug)).toEqual(methods)
  })

  it('shows the menu in its order, with the items that are not active', async () => {
    const item = { flagAtivo: true, url: null, loginIsRequired: false, pt: 'Nome', en: 'Name', es: 'Nombre' }
    const items = [
      { ...item, codigo: 'ORACAO' as const, loginIsRequired: true },
      { ...item, codigo: 'OUTRO' as const, url: 'https://example.org/loja' },
      { ...item, codigo: 'SOBRE' as const, flagAtivo: false },
    ]
    await setMenu(createOwnCall(test.platform.transactions.at(test.farol)), items)
    const shown = await call(calls.listMenuItems, byIgreja)
    expect(shown).toEqual(items.map((each) => ({ ...each, id: expect.any(Number) })))
  })

  it('shows the banners that are active, in their order', async () => {
    const titles = ['Terceiro', 'Primeiro', 'Segundo']
    await setBanners(
      createOwnCall(test.platform.transactions.at(test.farol)),
      titles.map((titulo) => ({ titulo, descricao: null, imagem: '/media/a.jpg', url: '/about' })),
    )
    await test.asOwner((owner) => owner.exec("update banner set flag_ativo = false where titulo = 'Primeiro'"))
    await describeChurch(createOwnCall(test.platform.transactions.at(test.farol)), {
      telefone: 'the switch above raised no version',
    })
    const shown = await call(calls.listBanners, byIgreja)
    expect(shown.map(({ titulo }) => titulo)).toEqual(['Terceiro', 'Segundo'])
    expect(shown[0]).toEqual({
      id: expect.any(Number),
      titulo: 'Terceiro',
      descricao: null,
      imagem: '/media/a.jpg',
      url: '/about',
    })
  })

  it('shows the services from Sunday on, whatever the order they were written in', async () => {
    const plain = { duracaoMinutos: 90, flagTransmissao: false, local: null }
    const written = [
      { ...plain, nome: 'Oração', diaSemana: 3, horario: '19:30', local: 'Salão de baixo' },
      { ...plain, nome: 'Noite', diaSemana: 0, horario: '18:00', flagTransmissao: true },
      { ...plain, nome: 'Manhã', diaSemana: 0, horario: '09:00' },
    ]
    await setServices(createOwnCall(test.platform.transactions.at(test.farol)), written)
    const shown = await call(calls.listServices, bySlug)
    expect(shown).toEqual([written[2], written[1], written[0]].map((each) => ({ ...each, id: expect.any(Number) })))
  })

  it('shows the pastors, in their order', async () => {
    const written = [
      { nome: 'Rute', funcao: 'Pastora', foto: '/media/rute.jpg', biografia: 'Toca viola.\n\nE planta.' },
      { nome: 'Abel', funcao: 'Pastor de jovens', foto: null, biografia: null },
    ]
    await setPastors(createOwnCall(test.platform.transactions.at(test.farol)), written)
    const shown = await call(calls.listPastors, bySlug)
    expect(shown).toEqual(written.map((each) => ({ ...each, id: expect.any(Number) })))
  })

  it('shows the congregations, in their order', async () => {
    const plain = { responsavel: 'Rute', telefone: null, endereco: null, latitude: -23.5, longitude: -46.6 }
    const written = ['Norte', 'Centro'].map((nome) => ({ nome, ...plain }))
    await setCongregations(createOwnCall(test.platform.transactions.at(test.farol)), written)
    expect(await call(calls.listCongregations, byIgreja)).toEqual(
      written.map((each) => ({ ...each, id: expect.any(Number) })),
    )
  })
})
