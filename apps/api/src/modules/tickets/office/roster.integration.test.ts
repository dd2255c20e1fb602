import { beforeAll, describe, expect, it } from 'vitest'
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
      perguntas: [{ rotulo: 'Alergias', tipo: 'TEXTO' }],
      cupons: [{ codigo: 'AMIGO', tipo: 'PERCENTUAL', valor: 10 }],
    })
    const sale = await test.call('GET', `/igreja/videira/evento/${event.id}/venda/`)
    question = sale.body.perguntas[0].id
    const answers = (valor: string) => [{ idPergunta: question, valor }]
    await stage.buy(event, {}, { participantes: [{ nome: '=cmd|calc', respostas: answers('=1+1') }] })
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
      ...{ nome: 'Davi 100%', comprador: 'Ana Souza', ingresso: 'Criança', valor: 0, situacao: 'VALIDO' },
      ...{ situacaoInscricao: 'CONFIRMADA', origem: 'SITE', respostas: [{ idPergunta: question, valor: 'Nozes' }] },
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
    expect(lines[0]).toMatch(/^\uFEFFData;Inscrição;.*;Valor;Alergias$/)
    expect(lines).toHaveLength(6)
    expect(lines[1]).toContain(";'=cmd|calc;")
    expect(lines[1]).toMatch(/;50,00;'=1\+1$/)
    const acts = await test.asOwner((owner) =>
      owner.query(`select from auditoria where acao = 'REGISTRATIONS_EXPORTED'`),
    )
    expect(acts).toHaveLength(1)
  })

  it('are summed: sold, pending and money of orders alone, by type, day and coupon', async () => {
    expect((await ask('totais')).body).toMatchObject({
      ingressos: [
        { ingresso: 'Adulto', confirmados: 2, pendentes: 1, receita: 9500 },
        { ingresso: 'Criança', confirmados: 1, pendentes: 0, receita: 0 },
      ],
      dias: [{ dia: '2026-11-23', confirmados: 3, pendentes: 1, receita: 9500 }],
      cupons: [{ codigo: 'AMIGO', usos: 1, desconto: 500 }],
    })
  })

  it('are seen by no one else', async () => {
    const member = await test.join()
    const stranger = await test.join({ at: test.farol, roles: ['ROLE_ADMIN'] })
    for (const path of ['bilhete/', 'bilhete/exportacao', 'totais']) {
      expect(await ask(path, member.token), path).toMatchObject({ status: 403 })
      expect(await ask(path, stranger.token, 'farol.narthex.test'), path).toMatchObject({ status: 404 })
    }
  })
})
