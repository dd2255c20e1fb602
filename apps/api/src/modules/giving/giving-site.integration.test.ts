import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { rehearsalSettings, saveRehearsalSettings } from '../../testing/set-up-payments.ts'
import { setModules } from '../churches/churches.editing.service.ts'
import { saveGivingSettings } from './giving-settings.service.ts'
import { addReason, orderReasons, replaceReason } from './reasons.editing.service.ts'
import { setUpGiving } from './testing/set-up-giving.ts'

describe('what a church’s site shows of giving', () => {
  const stage = setUpGiving()
  const { test, reasons } = stage
  const read = async (path: string) => (await test.call('GET', `/igreja/videira/${path}`)).body
  const readReasons = () => read('pagamento-motivo/?doacao=true')

  it('names the active reasons in the church’s order, and each change at once', async () => {
    expect(await readReasons()).toEqual([
      {
        id: reasons.tithes,
        nome: 'Dízimos',
        historia: null,
        imagem: null,
        meta: null,
        minimo: null,
        flagRecorrencia: true,
      },
      expect.objectContaining({ nome: 'Missões', meta: { valor: 100_000, ate: null } }),
    ])
    const story = { nome: 'Cozinha', historia: 'Cento e oitenta almoços', flagRecorrencia: false, minimo: 950 }
    const kitchen = await addReason(createOwnCall(test.platform.transactions.at(test.videira)), story)
    await orderReasons(createOwnCall(test.platform.transactions.at(test.videira)), [
      kitchen,
      reasons.missions,
      reasons.tithes,
    ])
    expect((await readReasons()).map(({ nome }: { nome: string }) => nome)).toEqual(['Cozinha', 'Missões', 'Dízimos'])
    await replaceReason(createOwnCall(test.platform.transactions.at(test.videira)), kitchen, {
      ...story,
      flagAtivo: false,
    })
    expect(await readReasons()).toHaveLength(2)
    for (const ids of [[kitchen], [kitchen, kitchen, reasons.tithes], [reasons.elsewhere]])
      await expect(orderReasons(createOwnCall(test.platform.transactions.at(test.videira)), ids)).rejects.toMatchObject(
        {
          code: 'VALIDATION',
        },
      )
    const atFarol = replaceReason(createOwnCall(test.platform.transactions.at(test.farol)), kitchen, story)
    await expect(atFarol).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('sums what came towards the goals, less what was given back', async () => {
    expect(await read('pagamento-motivo/andamento')).toEqual([])
    const itens = [
      { idMotivo: reasons.missions, valor: 3000 },
      { idMotivo: reasons.tithes, valor: 2000 },
    ]
    await stage.give({ itens })
    await stage.give({ itens: [{ idMotivo: reasons.missions, valor: 4000 }] })
    const { body: waiting } = await stage.place({ itens })
    await stage.pay(waiting.pedido)
    expect(await read('pagamento-motivo/andamento')).toEqual([{ idMotivo: reasons.missions, arrecadado: 7000 }])
  })

  it('lists the methods with their fees, limits and needs', async () => {
    const processing = { basisPoints: 299, fixed: 49 }
    const methods = rehearsalSettings.methods.map((method) => ({ ...method, processing }))
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira), { methods })
    await saveGivingSettings(createOwnCall(test.platform.transactions.at(test.videira)), {
      minimo: 500,
      valoresSugeridos: [2500, 5000],
    })
    const settings = await read('doacao-configuracao')
    expect(settings).toMatchObject({
      moeda: 'BRL',
      minimo: 500,
      valoresSugeridos: [2500, 5000],
      flagTaxas: true,
      flagEnsaio: true,
      flagPixAutomatico: true,
      recebedor: { nome: null, documento: null },
    })
    const byCode = new Map(
      settings.metodos.map((method: { codigoMetodoPagamento: string }) => [method.codigoMetodoPagamento, method]),
    )
    expect(byCode.get('PICPAY')).toMatchObject({ maximo: 499_999, processamento: { pontos: 299, fixa: 49 } })
    expect(byCode.get('CREDIT_CARD')).toMatchObject({ maximo: null, flagSomenteBrasil: false, dadosNecessarios: [] })
    expect(byCode.get('BOLETO')).toMatchObject({ flagSomenteBrasil: true, dadosNecessarios: ['documento'] })
  })

  it('shows only methods that take the church’s currency', async () => {
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira), { currency: 'USD' })
    const { moeda, metodos } = await read('doacao-configuracao')
    const codes = metodos.map(({ codigoMetodoPagamento }: { codigoMetodoPagamento: string }) => codigoMetodoPagamento)
    expect([moeda, codes.includes('CASH'), codes.includes('PIX_MANUAL')]).toEqual(['USD', true, false])
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira))
  })

  it('shows nothing of it without the module', async () => {
    await setModules(createOwnCall(test.platform.transactions.at(test.videira)), [])
    expect(await readReasons()).toEqual([])
    expect(await read('pagamento-motivo/andamento')).toEqual([])
    expect(await read('doacao-configuracao')).toMatchObject({ code: 'NOT_FOUND' })
    await setModules(createOwnCall(test.platform.transactions.at(test.videira)), ['MOD_DOACAO'])
    expect(await readReasons()).toHaveLength(2)
  })

  it('takes no settings with an amount twice', async () => {
    const settings = { valoresSugeridos: [100, 100] }
    await expect(
      saveGivingSettings(createOwnCall(test.platform.transactions.at(test.videira)), settings),
    ).rejects.toMatchObject({
      code: 'VALIDATION',
    })
  })
})
