import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { Person } from '../../../testing/people.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { saveGivingSettings } from '../giving-settings.service.ts'
import { setUpGiving } from '../testing/set-up-giving.ts'

describe('the documents of gifts', () => {
  const giving = setUpGiving()
  const { test } = giving
  let ana: Person
  let rui: Person

  beforeAll(async () => {
    ana = await test.join({ nome: 'Ana Łódź' })
    rui = await test.join({ nome: 'Rui' })
    await saveGivingSettings(createOwnCall(test.platform.transactions.at(test.videira)), {
      reciboNome: 'Associação Videira',
      reciboDocumento: '12345678000195',
    })
  })

  const get = (path: string, by?: Person) => test.call('GET', path, { token: by?.token })
  const giveBoth = () =>
    giving.give(
      {
        itens: [
          { idMotivo: giving.reasons.tithes, valor: 10_000 },
          { idMotivo: giving.reasons.missions, valor: 2550 },
        ],
      },
      ana,
    )

  it.each([
    ['pt', 'Recibo de contribuição', 'cento e vinte e cinco reais e cinquenta centavos', 'recibo'],
    ['en', 'Gift receipt', 'one hundred twenty-five Brazilian reais and fifty centavos', 'receipt'],
    ['es', 'Recibo de ofrenda', 'ciento veinticinco reales con cincuenta centavos', 'recibo'],
  ])('a receipt in %s says who gave how much, what for, and to whom', async (idioma, title, words, name) => {
    const codigo = await giveBoth()
    const { status, headers, body } = await get(`/pedido/${codigo}/recibo?idioma=${idioma}`, ana)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename=${name}-${codigo}.pdf`,
      'cache-control': 'no-store',
    })
    const [text] = await readPdf(body)
    for (const part of [
      title,
      words,
      'Ana Łódź',
      'Dízimos',
      'Missões',
      codigo,
      'Associação Videira',
      'CNPJ 12.345.678/0001-95',
    ])
      expect(text).toContain(part)
  })

  it('a receipt claims nothing of taxes that the church has not set, and says that it is a rehearsal', async () => {
    const [text] = await readPdf((await get(`/pedido/${await giveBoth()}/recibo?idioma=en`, ana)).body)
    expect(text).not.toMatch(/tax|deduct|goods or services|501/i)
    expect(text).toContain('Test mode: no money was moved')
  })

  it('a gift has no receipt for others, for visitors, or before it was received', async () => {
    const codigo = await giveBoth()
    expect((await get(`/pedido/${codigo}/recibo`, rui)).status).toBe(404)
    expect((await get(`/pedido/${codigo}/recibo`)).status).toBe(401)
    const waiting = (await giving.place({}, { by: ana })).body.pedido
    expect((await get(`/pedido/${waiting}/recibo`, ana)).status).toBe(404)
    const ofVisitor = await giving.give()
    expect((await get(`/pedido/${ofVisitor}/recibo`, ana)).status).toBe(404)
  })

  it('a statement has the gifts of its year, and an empty year says so', async () => {
    const eva = await test.join({ nome: 'Eva' })
    await giving.give({}, eva)
    const path = `/usuario/${eva.memberId}/doacao/extrato`
    const [text] = await readPdf((await get(`${path}/2026?idioma=pt`, eva)).body)
    for (const part of ['Contribuições de 2026', 'Eva', '23/11/2026', 'Dízimos', 'R$ 50,00', 'Total recebido'])
      expect(text).toContain(part)
    const [empty] = await readPdf((await get(`${path}/2025?idioma=es`, eva)).body)
    expect(empty).toContain('No se recibió ninguna ofrenda en este año.')
    expect((await get(`${path}/1999`, eva)).status).toBe(400)
    expect((await get(`${path}/2026`, rui)).status).toBe(404)
  })

  it('a table has a line for each reason, in the form of its language', async () => {
    const leo = await test.join({ nome: 'Leo' })
    await giving.give({}, leo)
    const path = `/usuario/${leo.memberId}/doacao/exportacao`
    const { headers, body } = await get(`${path}?ano=2026&idioma=pt`, leo)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = body.toString('utf8').split('\r\n')
    expect(lines[0]).toBe('\ufeffData;Destino;Valor;Moeda;Forma de pagamento;Situação;Devolvido;Pedido')
    expect(lines[1]).toMatch(/^23\/11\/2026;Dízimos;50,00;BRL;Pix;Recebida \(modo de teste\);0,00;[0-9A-Z]{26}$/)
    expect((await get(`${path}?ano=2025`, leo)).body.toString('utf8').split('\r\n')).toHaveLength(2)
    expect((await get(path, rui)).status).toBe(404)
  })
})
