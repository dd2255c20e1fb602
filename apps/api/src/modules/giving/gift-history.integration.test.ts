import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { refundPayment } from '../payments/refunds/refunds.service.ts'
import { setUpGiving } from './testing/set-up-giving.ts'

describe('a member’s gifts', () => {
  const stage = setUpGiving()
  const { test, reasons } = stage
  const list = async (by: Person, query = '', of = by) =>
    test.call('GET', `/usuario/${of.memberId}/doacao/?${query}`, { token: by.token })
  const summarize = async (by: Person) =>
    (await test.call('GET', `/usuario/${by.memberId}/doacao/resumo`, { token: by.token })).body

  it('are listed newest first, with what each was for, also those that were not received', async () => {
    const member = await test.join()
    const itens = [
      { idMotivo: reasons.missions, valor: 3000 },
      { idMotivo: reasons.tithes, valor: 2000 },
    ]
    const received = await stage.give({ itens, comentario: 'Pela colheita', flagAnonimo: true }, member)
    test.advance(60_000)
    const { body: open } = await stage.place({}, { by: member })
    const { body } = await list(member)
    expect(body).toMatchObject({ total: 2, page: 1 })
    expect(body.itens).toEqual([
      expect.objectContaining({ pedido: open.pedido, situacao: 'ABERTA', total: null, dataRecebimento: null }),
      {
        pedido: received,
        situacao: 'RECEBIDA',
        moeda: 'BRL',
        valor: 5000,
        total: 5000,
        estornado: 0,
        itens: [
          { idMotivo: reasons.missions, nome: 'Missões', valor: 3000 },
          { idMotivo: reasons.tithes, nome: 'Dízimos', valor: 2000 },
        ],
        codigoMetodoPagamento: 'PIX',
        flagAnonimo: true,
        comentario: 'Pela colheita',
        idRecorrencia: null,
        dataCadastro: '2026-11-23T12:00:00.000Z',
        dataRecebimento: '2026-11-23T12:00:00.000Z',
      },
    ])
    expect((await list(member, 'page=2&limit=1')).body.itens).toMatchObject([{ pedido: received }])
    expect((await list(member, 'page=3&limit=1')).body).toMatchObject({ itens: [], total: 2 })
  })

  it('are read by their giver alone', async () => {
    const [member, other] = [await test.join(), await test.join()]
    await stage.give({}, member)
    expect((await list(other, '', member)).status).toBe(404)
    expect((await list(other)).body).toMatchObject({ total: 0 })
    expect((await list(member)).body).toMatchObject({ total: 1 })
  })

  it('belong to the year of the church’s calendar in which they were received', async () => {
    const { email, ...person } = await test.join()
    // A session ends before the year does.
    const wake = async () => ({ ...person, email, token: (await test.logIn(email)).token })
    // Two hours before and after midnight in São Paulo.
    test.now = new Date('2027-01-01T01:00:00Z')
    const before = await wake()
    const last = await stage.give({}, before)
    const { body: late } = await stage.place({}, { by: before })
    await stage.pay(late.pedido)
    test.now = new Date('2027-01-01T05:00:00Z')
    const member = await wake()
    const first = await stage.give({ itens: [{ idMotivo: reasons.tithes, valor: 700 }] }, member)
    const inYear = async (ano: number) =>
      (await list(member, `ano=${ano}`)).body.itens.map(({ pedido }: { pedido: string }) => pedido)
    expect((await inYear(2026)).toSorted()).toEqual([last, late.pedido].toSorted())
    expect(await inYear(2027)).toEqual([first])
    await stage.rehearse(late.pedido, 'paid')
    expect(await inYear(2026)).toEqual([last])
    expect(await summarize(member)).toEqual([
      { ano: 2027, moeda: 'BRL', valor: 5700, quantidade: 2 },
      { ano: 2026, moeda: 'BRL', valor: 5000, quantidade: 1 },
    ])
  })

  it('are summed as what was received less what was given back', async () => {
    const member = await test.join()
    const pedidos = [await stage.give({}, member), await stage.give({}, member), await stage.give({}, member)]
    await stage.place({}, { by: member })
    const refund = async (codigo: string | undefined, amount: number) => {
      const { paymentId } = await stage.gift(codigo ?? '')
      await refundPayment(stage.needs, stage.office(), { paymentId: paymentId ?? 0, amount })
    }
    await refund(pedidos[0], 1000)
    await refund(pedidos[1], 5000)
    expect(await summarize(member)).toEqual([{ ano: 2026, moeda: 'BRL', valor: 9000, quantidade: 2 }])
  })
})
