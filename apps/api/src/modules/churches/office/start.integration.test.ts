import { churchStart } from '@narthex/contract/churches/start.settings'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { describeChurch, openFoundedChurch, setModules, setServices } from '../churches.editing.service.ts'

describe('the start of a church', () => {
  const test = setUpChurches({ farol: {}, lagoa: {} })
  const own = (church = test.farol) => createOwnCall(test.platform.transactions.at(church))
  const enter = async (church = test.farol) => test.join({ at: church, roles: ['ROLE_ADMIN'] })
  const read = async (office: Awaited<ReturnType<typeof enter>>) =>
    (await test.call('GET', churchStart.path, { office })).body
  const filled = ({ etapas }: { etapas: { codigo: string; flagPronta: boolean }[] }) =>
    etapas.flatMap(({ codigo, flagPronta }) => (flagPronta ? [codigo] : []))

  it('is passed by a church that was there before, and can be gone through all the same', async () => {
    const office = await enter()
    expect(await read(office)).toMatchObject({ situacao: 'CONCLUIDO', passos: [], versao: 0 })
    const body = { situacao: 'ADIADO', passos: ['IDENTIDADE'], versao: 0 }
    expect((await test.call('PUT', churchStart.path, { office, body })).body).toMatchObject({ versao: 1 })
  })

  it('is under way once the church is founded, tells what is filled in, and suggests a menu of what is there', async () => {
    await openFoundedChurch(own(test.lagoa), ['MOD_EVENTO', 'MOD_NOTICIA'])
    const office = await enter(test.lagoa)
    const founded = await read(office)
    expect(founded).toMatchObject({ situacao: 'EM_CURSO', passos: [], versao: 1 })
    expect(filled(founded)).toEqual([])
    const hidden = founded.menu.map(({ codigo, flagAtivo }: { codigo: string; flagAtivo: boolean }) => [
      codigo,
      flagAtivo,
    ])
    expect(hidden).toContainEqual(['EVENTO', false])
    expect(hidden).not.toContainEqual(['SOBRE', false])

    const endereco = { logradouro: 'Rua do Apolo', cidade: 'Recife', pais: 'BR' }
    const rest = { numero: null, complemento: null, bairro: null, estado: null, cep: null }
    await describeChurch(own(test.lagoa), { endereco: { ...endereco, ...rest }, historia: 'Desde 1948.' })
    const service = { nome: 'Culto', diaSemana: 0, horario: '19:00', duracaoMinutos: 90, local: null }
    await setServices(own(test.lagoa), [{ ...service, flagTransmissao: true }])
    await setModules(own(test.lagoa), ['MOD_CULTO'])
    const later = await read(office)
    expect(filled(later)).toEqual(['IDENTIDADE', 'CULTOS', 'PAGINA'])
    const items = later.menu as { id: number; codigo: string; flagAtivo: boolean }[]
    expect(items.filter(({ codigo }) => codigo === 'AO_VIVO')).toEqual([])
    // Applied, there is nothing left to suggest.
    for (const { id, flagAtivo } of items) {
      const { body } = await test.call('GET', `/escritorio/menu/${id}`, { office })
      const { id: _, ordem: __, flagExibido: ___, ...item } = body
      await test.call('PUT', `/escritorio/menu/${id}`, { office, body: { ...item, flagAtivo } })
    }
    expect((await read(office)).menu).toEqual([])
  })

  it('keeps the content version: no page shows it', async () => {
    const office = await enter()
    const count = () =>
      test.asOwner((owner) => owner.query(`select versao from igreja where id = ${test.farol.igrejaId}`))
    const before = await count()
    const { versao } = await read(office)
    const body = { situacao: 'EM_CURSO', passos: ['VISUAL', 'IDENTIDADE'], versao }
    expect((await test.call('PUT', churchStart.path, { office, body })).status).toBe(200)
    expect(await count()).toEqual(before)
    const twice = { ...body, passos: ['VISUAL', 'VISUAL'], versao: versao + 1 }
    expect((await test.call('PUT', churchStart.path, { office, body: twice })).status).toBe(400)
  })
})
