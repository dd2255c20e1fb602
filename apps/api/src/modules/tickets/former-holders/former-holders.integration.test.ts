import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'
import { ticketPersonalData } from '../tickets.personal-data.ts'

describe('the people whom a member registered before', () => {
  const stage = setUpTickets()
  const { test } = stage
  let [ana, eva]: Person[] = []

  beforeEach(async () => {
    ;[ana, eva] = [await test.join(), await test.join()]
  })

  const perguntas = [
    { rotulo: 'Alergias', tipo: 'TEXTO' as const },
    { rotulo: 'CPF', tipo: 'CPF' as const },
    { rotulo: 'Uso de imagem', tipo: 'CONSENTIMENTO' as const, texto: 'Autorizo.' },
  ]
  const sell = () => stage.sell({ ingressos: { free: { nome: 'Entrada', valor: 0 } }, perguntas })
  const questionsOf = async (event: SoldEvent): Promise<number[]> =>
    (await test.call('GET', `/igreja/videira/evento/${event.id}/venda/`)).body.perguntas.map(
      ({ id }: { id: number }) => id,
    )
  const ask = (event: SoldEvent, by = ana, of = by, host = 'videira.narthex.test') =>
    test.call('GET', `/usuario/${of?.memberId}/evento/${event.id}/participante/`, { token: by?.token, host })
  async function registerDavi(event: SoldEvent, by: Person | undefined, own: object = {}) {
    const [allergies, cpf, image] = await questionsOf(event)
    const respostas = [
      { idPergunta: allergies, valor: 'Nozes' },
      { idPergunta: cpf, valor: '529.982.247-25' },
      { idPergunta: image, valor: true },
    ]
    const davi = { nome: 'Davi Souza', telefone: '+55 81 98888-7777', dataNascimento: '2015-03-01', respostas, ...own }
    const answer = await stage.order(event, {}, { participantes: [davi] }, by)
    expect(answer.status).toBe(201)
    return answer.body
  }

  it('come with their details and answers to the questions of this event, without consents', async () => {
    const [former, now] = [await sell(), await sell()]
    await registerDavi(former, ana)
    const [allergies, cpf] = await questionsOf(now)
    expect((await ask(now)).body).toEqual([
      {
        nome: 'Davi Souza',
        email: null,
        telefone: '+55 81 98888-7777',
        dataNascimento: '2015-03-01',
        sexo: null,
        responsavel: null,
        respostas: [
          { idPergunta: allergies, valor: 'Nozes' },
          { idPergunta: cpf, valor: '529.982.247-25' },
        ],
      },
    ])
  })

  it('are no one else’s: neither another member’s nor a visitor’s, and not what was handed on', async () => {
    const [former, now] = [await sell(), await sell()]
    await registerDavi(former, eva)
    await registerDavi(former, undefined)
    expect((await ask(now)).body).toEqual([])
    expect((await ask(now, ana, eva)).status).toBe(404)
    const { codigo } = await registerDavi(former, ana)
    await test.asOwner((owner) =>
      owner.query('update evento_inscricao set usuario_id = $1 where codigo = $2', [eva?.memberId, codigo]),
    )
    expect((await ask(now)).body).toEqual([])
    expect((await test.call('GET', `/usuario/${ana?.memberId}/evento/${now.id}/participante/`)).status).toBe(401)
  })

  it('are not there of a hold that was never registered', async () => {
    const event = await sell()
    await stage.hold(event, {}, ana)
    expect((await ask(event)).body).toEqual([])
  })

  it('stay with their church, and with events that sell tickets', async () => {
    const former = await sell()
    await registerDavi(former, ana)
    const elsewhere = await stage.sell({}, test.farol)
    expect((await ask(elsewhere)).status).toBe(404)
    const stranger = await test.join({ at: test.farol })
    expect((await ask(elsewhere, stranger, stranger, 'farol.narthex.test')).body).toEqual([])
    expect((await ask(elsewhere, stranger, ana, 'farol.narthex.test')).status).toBe(404)
  })

  it('go with the data of whom they belong to', async () => {
    const [former, now] = [await sell(), await sell()]
    await registerDavi(former, ana)
    await stage.inVideira(async (work) => {
      for (const { erase } of ticketPersonalData) if (ana) await erase(work, ana)
    })
    expect((await ask(now)).body).toEqual([])
  })
})
