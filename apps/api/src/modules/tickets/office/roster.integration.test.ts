import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { readTable } from '../../../platform/documents/read-table.ts'
import type { Answer } from '../../../testing/caller.ts'
import type { Person } from '../../../testing/people.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

describe('the tickets of an event, for staff,', () => {
  const stage = setUpTickets()
  const { test } = stage
  let admin: Person
  let event: SoldEvent
  let question: number

  beforeAll(async () => {
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
    event = await stage.sell({
      cotas: { seats: { nome: 'Vagas', vagas: 50 } },
      ingressos: {
        adult: { nome: 'Adulto', valor: 5000, cotas: ['seats'] },
        child: { nome: 'Criança', valor: 0, cotas: ['seats'] },
      },
      perguntas: [
        { rotulo: 'Alergias', tipo: 'TEXTO' },
        { rotulo: 'Batismo', tipo: 'DATA' },
        { rotulo: 'Camiseta', tipo: 'NUMERO' },
      ],
      cupons: [{ codigo: 'AMIGO', tipo: 'PERCENTUAL', valor: 10 }],
    })
    const sale = await test.call('GET', `/igreja/videira/evento/${event.id}/venda/`)
    question = sale.body.perguntas[0].id
    const answers = (valor: string) => [{ idPergunta: question, valor }]
    const more = sale.body.perguntas.slice(1).map(({ id: idPergunta }: { id: number }, index: number) => ({
      idPergunta,
      valor: index === 0 ? '2014-03-09' : '-42',
    }))
    await stage.buy(event, {}, { participantes: [{ nome: '=cmd|calc', respostas: [...answers('=1+1'), ...more] }] })
    const ingressos = [{ idIngresso: event.types.child }]
    await stage.buy(event, { ingressos }, { participantes: [{ nome: 'Davi 100%', respostas: answers('Nozes') }] })
    await stage.buy(event, { cupom: 'AMIGO' }, { participantes: [{ nome: 'Rute' }] })
    await stage.order(event, {}, { participantes: [{ nome: 'Pendente' }] })
    await stage.hold(event)
  })

  const ask = (path: string, token: string | undefined = admin.token, host = 'videira.narthex.test'): Promise<Answer> =>
    test.call('GET', `/evento/${event.id}/equipe/${path}`, { token, host })
  const names = async (query: string): Promise<(string | null)[]> =>
    (await ask(`bilhete/?${query}`)).body.itens.map(({ nome }: { nome: string | null }) => nome)

  it('come with holder, type, state and answers, without holds', async () => {
    const { body } = await ask('bilhete/')
    expect(body).toMatchObject({ total: 4, proximo: null })
    expect(body.itens[1]).toMatchObject({
      nome: 'Davi 100%',
      comprador: 'Ana Souza',
      ingresso: 'Criança',
      valor: 0,
      situacao: 'VALIDO',
      situacaoInscricao: 'CONFIRMADA',
      origem: 'SITE',
      respostas: [{ idPergunta: question, valor: 'Nozes' }],
    })
  })

  it('are narrowed by type, state, name and answer', async () => {
    expect(await names(`idIngresso=${event.types.child}`)).toEqual(['Davi 100%'])
    expect(await names('situacaoInscricao=PENDENTE')).toEqual(['Pendente'])
    expect(await names('situacaoInscricao=RESERVADA')).toEqual([null])
    expect(await names('q=rut')).toEqual(['Rute'])
    expect(await names('q=0%25')).toEqual(['Davi 100%'])
    expect(await names('q=%25')).toEqual(['Davi 100%'])
    expect(await names(`idPergunta=${question}&resposta=Nozes`)).toEqual(['Davi 100%'])
    expect((await ask(`bilhete/?idPergunta=${question}`)).body).toMatchObject({ code: 'VALIDATION' })
  })

  it('are read page by page without gaps or repetitions', async () => {
    const read: string[] = []
    for (let next: string | null = ''; next !== null; ) {
      const { body } = await ask(`bilhete/?limit=1${next && `&apos=${next}`}`)
      read.push(...body.itens.map(({ nome }: { nome: string }) => nome))
      next = body.proximo
    }
    expect(read).toEqual(['=cmd|calc', 'Davi 100%', 'Rute', 'Pendente'])
  })

  it('are taken out as a file that runs no formula, which is audited', async () => {
    const file = await ask('bilhete/exportacao')
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = file.body.toString('utf8').split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFFData;Inscrição;.*;Valor;Entrou em;Alergias;Batismo;Camiseta$/)
    expect(lines).toHaveLength(6)
    expect(lines[1]).toContain(";'=cmd|calc;")
    expect(lines[1]).toMatch(/;50,00;;'=1\+1;2014-03-09;-42$/)
    const acts = await test.asOwner((owner) =>
      owner.query(`select from auditoria where acao = 'REGISTRATIONS_EXPORTED'`),
    )
    expect(acts).toHaveLength(1)
  })

  it('are taken out as a workbook with the same lines, in which text is text, and days and amounts are such', async () => {
    const file = await ask('bilhete/planilha')
    expect(file.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(file.headers['content-disposition']).toBe(`attachment; filename=videira-evento-${event.id}.xlsx`)
    const rows = await readTable(file.body, { maxRows: 100, maxColumns: 50 })
    const csv = (await ask('bilhete/exportacao')).body.toString('utf8').replace('\uFEFF', '').split('\r\n')
    expect(rows).toHaveLength(csv.length - 1)
    expect(rows[0]?.cells).toEqual(csv[0].split(';'))
    expect(rows[1]?.cells.slice(7)).toEqual([
      '=cmd|calc',
      '',
      '',
      '',
      '',
      '',
      50,
      '',
      '=1+1',
      { day: '2014-03-09' },
      -42,
    ])
    expect(rows[1]?.cells[0]).toEqual({ day: '2026-11-23', time: '09:00:00' })
    const narrowed = await ask(`bilhete/planilha?idIngresso=${event.types.child}`)
    const found = await readTable(narrowed.body, { maxRows: 100, maxColumns: 50 })
    expect(found.map(({ cells }) => cells[7])).toEqual(['Participante', 'Davi 100%'])
    const acts = await test.asOwner((owner) =>
      owner.query(`select from auditoria where acao = 'REGISTRATIONS_EXPORTED'`),
    )
    expect(acts).toHaveLength(4)
  })

  it('are summed: sold, pending and money of orders alone, by type, day and coupon', async () => {
    expect((await ask('totais')).body).toMatchObject({
      ingressos: [
        { ingresso: 'Adulto', confirmados: 2, pendentes: 1, receita: 9500, entraram: 0 },
        { ingresso: 'Criança', confirmados: 1, pendentes: 0, receita: 0 },
      ],
      dias: [{ dia: '2026-11-23', confirmados: 3, pendentes: 1, receita: 9500 }],
      cupons: [{ codigo: 'AMIGO', usos: 1, desconto: 500 }],
    })
  })

  describe('at the door', () => {
    const readAt = (at: string, own: object) => ({ id: randomUUID(), tipo: 'ENTRADA', momento: at, ...own })
    const stamp = (row: { entrada: string | null }) => row.entrada

    beforeAll(async () => {
      const door = `/evento/${event.id}/portaria/`
      const { listas } = (await test.call('GET', door, { token: admin.token })).body
      const lista = listas[0].id
      const [{ id: first }, { id: davi }, { id: rute }] = (await ask('bilhete/')).body.itens
      const mistaken = readAt('2026-11-23T11:05:00.000Z', { lista, bilhete: rute })
      const leituras = [
        readAt('2026-11-23T11:55:00.000Z', { lista, bilhete: first }),
        readAt('2026-11-23T11:50:00.000Z', { lista, bilhete: first }),
        readAt('2026-11-23T11:20:00.000Z', { lista, bilhete: davi }),
        mistaken,
        readAt('2026-11-23T11:06:00.000Z', { lista, bilhete: rute, tipo: 'DESFEITA', desfaz: mistaken.id }),
      ]
      const body = { aparelho: 'Marina · K7', agora: test.now.toISOString(), leituras }
      expect((await test.call('POST', `${door}leituras/`, { token: admin.token, body })).status).toBe(200)
    })

    it('are told apart: let in, by the first reading that counts, or not', async () => {
      expect((await ask('bilhete/')).body.itens.map(stamp)).toEqual([
        '2026-11-23T11:50:00.000Z',
        '2026-11-23T11:20:00.000Z',
        null,
        null,
      ])
      expect(await names('entrada=SIM')).toEqual(['=cmd|calc', 'Davi 100%'])
      expect(await names('entrada=NAO')).toEqual(['Rute', 'Pendente'])
      expect((await ask('bilhete/?entrada=SIM')).body.total).toBe(2)
      const lines = (await ask('bilhete/exportacao?entrada=SIM')).body.toString('utf8').split('\r\n')
      expect(lines).toHaveLength(4)
      expect(lines[2]).toMatch(/;0,00;2026-11-23 08:20:00;Nozes;;$/)
      expect((await ask('totais')).body.ingressos).toMatchObject([{ entraram: 1 }, { entraram: 1 }])
    })

    it('make the statistics: sold by day and type, money, and let in by hour, on the clock of the church', async () => {
      expect((await ask('estatisticas')).body).toEqual({
        vendas: [
          { dia: '2026-11-23', idIngresso: event.types.adult, ingresso: 'Adulto', vendidos: 2 },
          { dia: '2026-11-23', idIngresso: event.types.child, ingresso: 'Criança', vendidos: 1 },
        ],
        receita: [{ moeda: 'BRL', pago: 9500, estornado: 0 }],
        entradas: [{ hora: '2026-11-23T08:00', entraram: 2 }],
      })
    })

    it('keep in the statistics what went back', async () => {
      const { pedido } = (await stage.buy(event, {}, { participantes: [{ nome: 'Noemi' }] })).body
      await stage.rehearse(pedido, 'refunded')
      expect((await ask('estatisticas')).body).toMatchObject({
        vendas: [{ vendidos: 2 }, { vendidos: 1 }],
        receita: [{ moeda: 'BRL', pago: 14_500, estornado: 5000 }],
      })
    })
  })

  it('are seen by no one else', async () => {
    const member = await test.join()
    const stranger = await test.join({ at: test.farol, roles: ['ROLE_ADMIN'] })
    for (const path of ['bilhete/', 'bilhete/exportacao', 'bilhete/planilha', 'totais', 'estatisticas']) {
      expect(await ask(path, member.token), path).toMatchObject({ status: 403 })
      expect(await ask(path, stranger.token, 'farol.narthex.test'), path).toMatchObject({ status: 404 })
    }
  })
})
