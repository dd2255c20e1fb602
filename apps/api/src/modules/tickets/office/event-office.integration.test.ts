import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../../testing/caller.ts'
import type { Person } from '../../../testing/people.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

const event = { titulo: 'Retiro', dataInicio: '2026-12-10T20:00:00.000Z', dataFim: '2026-12-12T15:00:00.000Z' }
const elsewhere = { host: 'farol.narthex.test' }

describe('events that staff write', () => {
  const stage = setUpTickets()
  const { test } = stage
  let admin: Person
  let editor: Person
  let stranger: Person

  beforeAll(async () => {
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
    editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    stranger = await test.join({ at: test.farol, roles: ['ROLE_ADMIN'] })
  })

  type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE'
  const as = (person: Person | undefined, method: Verb, path: string, body?: unknown): Promise<Answer> =>
    test.call(method, `/evento/${path}`, { token: person?.token, body, ...(person === stranger ? elsewhere : {}) })
  const office = (method: Verb, path: string, body?: unknown) => as(admin, method, path, body)
  const readSale = async ({ id }: Pick<SoldEvent, 'id'>) => (await office('GET', `${id}/equipe/venda`)).body
  const acts = async (acao: string) =>
    test.asOwner((owner) => owner.query('select detalhes from auditoria where acao = $1', [acao]))
  const search = async (words: string) =>
    (await test.call('GET', `/igreja/videira/evento/?q=${words}`)).body.itens.map(({ id }: { id: number }) => id)

  it('are put on the calendar, changed, found by their new words, and taken off', async () => {
    const { status, body } = await office('POST', '', event)
    expect({ status, versao: body.versao }).toEqual({ status: 201, versao: 1 })
    expect(await search('retiro')).toContain(body.id)
    const set = await office('PUT', `${body.id}/`, { ...event, titulo: 'Congresso', versao: 1 })
    expect(set).toMatchObject({ status: 200, body: { versao: 2 } })
    expect(await search('retiro')).not.toContain(body.id)
    expect(await search('congresso')).toContain(body.id)
    expect((await office('GET', `${body.id}/equipe/`)).body).toMatchObject({ titulo: 'Congresso', versao: 2 })
    const late = await office('PUT', `${body.id}/`, { ...event, titulo: 'Perdido', versao: 1 })
    expect(late).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
    expect(await office('DELETE', `${body.id}/`)).toMatchObject({ status: 200 })
    expect(await search('congresso')).not.toContain(body.id)
    expect(await office('DELETE', `${body.id}/`)).toMatchObject({ status: 404 })
    for (const acao of ['EVENT_ADDED', 'EVENT_SET', 'EVENT_REMOVED'])
      expect(await acts(acao), acao).toContainEqual({ detalhes: { evento: body.id } })
  })

  it('end after they begin', async () => {
    const wrong = await office('POST', '', { ...event, dataFim: event.dataInicio.replace('2026', '2025') })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
  })

  it('propose a key for hidden tickets that nobody guesses, another one each time', async () => {
    const sold = await stage.sell()
    const keys = [(await readSale(sold)).chaveProposta, (await readSale(sold)).chaveProposta]
    for (const key of keys) expect(key).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
    expect(new Set(keys).size).toBe(2)
  })

  it('are nothing for who may not write them, nor for another church', async () => {
    const sold = await stage.sell()
    const calls: [Verb, string, unknown?][] = [
      ['POST', '', event],
      ['PUT', `${sold.id}/`, { ...event, versao: 1 }],
      ['DELETE', `${sold.id}/`],
      ['GET', `${sold.id}/equipe/venda`],
      ['PUT', `${sold.id}/equipe/venda`, { versao: 1 }],
      ['POST', `${sold.id}/equipe/cota/`, { versao: 1, nome: 'Camas', vagas: 1 }],
      ['DELETE', `${sold.id}/equipe/ingresso/${sold.types.adult}?versao=1`],
    ]
    for (const [method, path, body] of calls) {
      expect(await as(undefined, method, path, body), path).toMatchObject({ status: 401 })
      expect(await as(editor, method, path, body), path).toMatchObject({ status: 403 })
      if (path !== '') expect(await as(stranger, method, path, body), path).toMatchObject({ status: 404 })
    }
    expect((await readSale(sold)).versao).toBe(1)
  })

  it('that someone has tickets of stay; one with holds alone goes with them', async () => {
    const held = await stage.sell()
    await stage.hold(held)
    expect(await office('DELETE', `${held.id}/`)).toMatchObject({ status: 200 })
    const sold = await stage.sell()
    await stage.buy(sold)
    for (const path of [`${sold.id}/`, `${sold.id}/equipe/venda`])
      expect(await office('DELETE', path), path).toMatchObject({ status: 409, body: { code: 'ALREADY_SOLD' } })
  })

  describe('and their sale', () => {
    it('begins with version 0, and is refused from a version that is not the last', async () => {
      const { body } = await office('POST', '', event)
      const path = `${body.id}/equipe/venda`
      expect(await office('GET', path)).toMatchObject({ status: 404 })
      const begun = await office('PUT', path, { versao: 0, termos: 'Sem som', qtdeMaxParcelas: 3 })
      expect(begun).toMatchObject({ status: 200, body: { versao: 1 } })
      const again = await office('PUT', path, { versao: 0 })
      expect(again).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
      const two = await Promise.all([1, 2].map((n) => office('PUT', path, { versao: 1, limitePorPessoa: n })))
      expect(two.map(({ status }) => status).sort()).toEqual([200, 409])
      const wrong = { versao: 2, inicio: '2026-12-02T00:00:00Z', fim: '2026-12-01T00:00:00Z' }
      expect((await office('PUT', path, wrong)).body).toMatchObject({ code: 'VALIDATION' })
      expect(await office('DELETE', path)).toMatchObject({ status: 200 })
      expect(await office('GET', path)).toMatchObject({ status: 404 })
    })

    it('shows a change at once: the page of tickets is not the kept one', async () => {
      const sold = await stage.sell()
      const shown = async () => (await test.call('GET', `/igreja/videira/evento/${sold.id}/venda/`)).body
      expect((await shown()).ingressos).toMatchObject([{ nome: 'Adulto', valor: 5000 }])
      const type = { nome: 'Adulto, lote 2', valor: 7000, cotas: [sold.quotas.seats] }
      const path = `${sold.id}/equipe/ingresso/${sold.types.adult}`
      expect(await office('PUT', path, { versao: 1, ...type })).toMatchObject({ status: 200, body: { versao: 2 } })
      expect(await shown()).toMatchObject({ versao: 2, ingressos: [{ nome: 'Adulto, lote 2', valor: 7000 }] })
    })

    it('never has fewer seats than are taken, and offers new ones to those who wait', async () => {
      const sold = await stage.sell({ flagEspera: true, cotas: { seats: { nome: 'Vagas', vagas: 1 } } })
      await stage.buy(sold)
      const pessoa = { nome: 'Rui', email: 'rui@example.org' }
      const waiting = await test.call('POST', `/evento/${sold.id}/espera/`, {
        body: { chave: randomUUID(), idIngresso: sold.types.adult, quantidade: 1, pessoa },
      })
      expect(waiting.status).toBe(201)
      const path = `${sold.id}/equipe/cota/${sold.quotas.seats}`
      const quota = { versao: 1, nome: 'Vagas' }
      expect((await office('PUT', path, { ...quota, vagas: 0 })).body).toMatchObject({ code: 'SEATS_TAKEN' })
      expect((await office('DELETE', `${path}?versao=1`)).body).toMatchObject({ code: 'SEATS_TAKEN' })
      expect((await readSale(sold)).versao).toBe(1)
      expect(await office('PUT', path, { ...quota, vagas: 3 })).toMatchObject({ status: 200 })
      const { body } = await test.call('GET', `/evento/${sold.id}/espera/${waiting.body.codigo}/`)
      expect(body).toMatchObject({ situacao: 'OFERTA', reserva: expect.any(String) })
      expect((await readSale(sold)).cotas).toMatchObject([{ vagas: 3, ocupadas: 2 }])
    })

    it('keeps a type that was sold, which can be set inactive, and lets another go', async () => {
      const sold = await stage.sell()
      const added = await office('POST', `${sold.id}/equipe/ingresso/`, { versao: 1, nome: 'Outro', valor: 100 })
      expect(added).toMatchObject({ status: 201, body: { versao: 2 } })
      await stage.buy(sold)
      const path = `${sold.id}/equipe/ingresso/`
      const gone = await office('DELETE', `${path}${added.body.id}?versao=2`)
      expect(gone).toMatchObject({ status: 200, body: { versao: 3 } })
      const kept = await office('DELETE', `${path}${sold.types.adult}?versao=3`)
      expect(kept).toMatchObject({ status: 409, body: { code: 'ALREADY_SOLD' } })
      const own = { versao: 3, nome: 'Adulto', valor: 5000, cotas: [sold.quotas.seats] }
      const asAddOn = await office('PUT', `${path}${sold.types.adult}`, { ...own, flagAdicional: true })
      expect(asAddOn.body).toMatchObject({ code: 'ALREADY_SOLD' })
      const off = await office('PUT', `${path}${sold.types.adult}`, { ...own, flagAtivo: false })
      expect(off.status).toBe(200)
      expect(await readSale(sold)).toMatchObject({ ingressos: [{ flagAtivo: false, vendidos: 1 }] })
    })

    it('counts the seats again where a type takes those of other quotas', async () => {
      const sold = await stage.sell()
      await stage.buy(sold)
      await stage.buy(sold)
      const small = await office('POST', `${sold.id}/equipe/cota/`, { versao: 1, nome: 'Ônibus', vagas: 1 })
      const own = { nome: 'Adulto', valor: 5000 }
      const path = `${sold.id}/equipe/ingresso/${sold.types.adult}`
      const tooMany = { ...own, versao: 2, cotas: [small.body.id] }
      expect((await office('PUT', path, tooMany)).body).toMatchObject({ code: 'SEATS_TAKEN' })
      await office('PUT', `${sold.id}/equipe/cota/${small.body.id}`, { versao: 2, nome: 'Ônibus', vagas: 2 })
      expect((await office('PUT', path, { ...tooMany, versao: 3 })).body).toEqual({ versao: 4 })
      expect((await readSale(sold)).cotas).toMatchObject([
        { nome: 'Vagas', ocupadas: 0 },
        { nome: 'Ônibus', vagas: 2, ocupadas: 2 },
      ])
    })

    it('names only its own parts, and knows a question that was answered and a coupon that was used', async () => {
      const sold = await stage.sell({
        perguntas: [{ rotulo: 'Alergias', tipo: 'TEXTO' }],
        cupons: [{ codigo: 'AMIGO', tipo: 'PERCENTUAL', valor: 10 }],
      })
      const other = await stage.sell()
      const [question] = (await readSale(sold)).perguntas
      const respostas = [{ idPergunta: question.id, valor: 'Nozes' }]
      await stage.buy(sold, { cupom: 'amigo' }, { participantes: [{ nome: 'Davi', respostas }] })
      const [coupon] = (await readSale(sold)).cupons
      expect(coupon).toMatchObject({ usos: 1 })
      const at = (path: string) => `${sold.id}/equipe/${path}`
      for (const path of [`pergunta/${question.id}`, `cupom/${coupon.id}`])
        expect((await office('DELETE', at(`${path}?versao=1`))).body, path).toMatchObject({ code: 'ALREADY_SOLD' })
      const asNumber = { versao: 1, rotulo: 'Alergias', tipo: 'NUMERO' }
      expect((await office('PUT', at(`pergunta/${question.id}`), asNumber)).body.code).toBe('ALREADY_SOLD')
      const again = { versao: 1, codigo: 'Amigo', tipo: 'VALOR', valor: 100 }
      expect((await office('POST', at('cupom/'), again)).body.code).toBe('VALIDATION')
      const foreign = { versao: 1, nome: 'Criança', valor: 0, cotas: [other.quotas.seats] }
      expect((await office('POST', at('ingresso/'), foreign)).body.code).toBe('VALIDATION')
      const ingressos = [other.types.adult]
      expect((await office('POST', at('pergunta/'), { ...asNumber, ingressos })).body.code).toBe('VALIDATION')
      expect(await office('PUT', at(`cota/${other.quotas.seats}`), { versao: 1, nome: 'x', vagas: 1 })).toMatchObject({
        status: 404,
      })
      expect((await readSale(sold)).versao).toBe(1)
      const set = await office('PUT', at(`pergunta/${question.id}`), { ...asNumber, tipo: 'TEXTO', flagAtiva: false })
      expect(set.body).toEqual({ versao: 2 })
    })
  })
})
