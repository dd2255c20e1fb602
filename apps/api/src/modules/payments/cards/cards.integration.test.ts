import { randomUUID } from 'node:crypto'
import { holderFields } from '@narthex/contract/payments/payer-fields'
import { describe, expect, it, vi } from 'vitest'
import { createMemberCall } from '../../../platform/http/route.ts'
import { openHttpApi } from '../../../testing/http-api.ts'
import { payer, setUpPayments } from '../../../testing/set-up-payments.ts'
import { platformOn } from '../../../testing/test-platform.ts'
import { readWholeDatabase, tablesWith } from '../../../testing/whole-database.ts'
import { finishCardForm, prepareCardForm } from './card-tokens.service.ts'
import { forgetCardAtGateway, saveCard } from './cards.service.ts'
import { exchangeCard } from './typed-cards.service.ts'

const typed = { titular: 'ANA SOUZA', numero: '4111 1111 1111 1111', validade: '12/2039', cvv: '987' }

describe('a saved card', () => {
  const stage = setUpPayments()
  const { test } = stage
  const path = '/general/payment/church/videira/card'
  const makeToken = async (own: Partial<typeof typed> = {}) => {
    const { status, body } = await test.call('POST', `${path}/token`, { body: { ...typed, ...own } })
    expect(status).toBe(200)
    return body.token as string
  }
  const save = async (token: string, own: Partial<typeof typed> = {}) =>
    test.call('POST', path, { token, body: { token: await makeToken(own) } })

  it('is listed by what its owner knows it by, the first one as the default', async () => {
    const { token, memberId } = await test.join()
    expect((await save(token)).status).toBe(200)
    await save(token, { numero: '5555555555554444' })
    const { body } = await test.call('GET', path, { token })
    expect(body).toMatchObject([
      {
        bandeira: 'visa',
        ultimosDigitos: '1111',
        validadeMes: 12,
        validadeAno: 2039,
        flagPadrao: true,
        flagVencido: false,
      },
      { bandeira: 'mastercard', ultimosDigitos: '4444', flagPadrao: false },
    ])
    const grouped = await test.call('GET', `/usuario/videira/${memberId}/cartoes`, { token })
    expect(grouped.body).toEqual([{ idGatewayPagamento: null, cartoes: body }])
  })

  it('is saved once, however often it is typed', async () => {
    const { token } = await test.join()
    const first = await save(token)
    expect((await save(token)).body).toEqual(first.body)
    expect((await test.call('GET', path, { token })).body).toHaveLength(1)
  })

  const removals = () =>
    test.asOwner((owner) =>
      owner.query<{ membro: number; token: string; depois: Date }>(
        `select (dados->>'membro')::int as membro, dados->>'token' as token, disponivel_em as depois
         from tarefa where fila = 'cartao-remocao'`,
      ),
    )

  const listTokens = (memberId: number) =>
    test.asOwner(async (owner) => {
      const rows = await owner.query<{ token: string }>('select token from cartao where usuario_id = $1', [memberId])
      return rows.map(({ token }) => token)
    })

  it('leaves its former token at no gateway when it is saved again, and its own there', async () => {
    const { token, memberId } = await test.join()
    await save(token)
    const mine = async () => (await removals()).filter(({ membro }) => membro === memberId)
    const before = await listTokens(memberId)
    expect(await mine()).toEqual([])
    await save(token)
    const [planned, ...others] = await mine()
    expect(others).toEqual([])
    expect([planned?.token]).toEqual(before)
    // A payment that was begun with it may be on its way.
    expect(planned?.depois.getTime()).toBeGreaterThan(test.now.getTime() + 5 * 60_000)
    expect(await listTokens(memberId)).not.toEqual(before)
  })

  it('stays at a gateway that gives the same card the same token', async () => {
    const card = { token: 'same', last4: '4242', brand: 'visa', expMonth: 12, expYear: 2039 }
    const platform = stage.withGateway('rehearsal', (gateway) => ({ ...gateway, tokenizeCard: async () => card }))
    const member = await test.join()
    const call = createMemberCall(test.platform.transactions.at(test.videira), member)
    for (let time = 0; time < 2; time++)
      await saveCard(
        call,
        (await exchangeCard(platform, { ...stage.at(), actor: undefined, source: call.source }, typed)).token,
      )
    expect((await removals()).filter(({ membro }) => membro === member.memberId)).toEqual([])
  })

  it('passes its place as the default to another when it is removed, and leaves its gateway', async () => {
    const { token, memberId } = await test.join()
    const { body: first } = await save(token)
    const { body: second } = await save(token, { numero: '5555555555554444' })
    const mark = await test.call('PUT', `/usuario-cartao-gateway-pagamento/${second.id}/padrao`, { token })
    expect(mark.status).toBe(200)
    expect((await test.call('GET', path, { token })).body).toMatchObject([
      { id: second.id, flagPadrao: true },
      { id: first.id },
    ])
    expect((await test.call('DELETE', `${path}/${second.id}`, { token })).status).toBe(200)
    expect((await test.call('GET', path, { token })).body).toMatchObject([{ id: first.id, flagPadrao: true }])
    const [job] = await test.asOwner((owner) =>
      owner.query<{ dados: { gateway: string; token: string; membro: number } }>(
        "select dados from tarefa where fila = 'cartao-remocao' and (dados->>'membro')::int = $1",
        [memberId],
      ),
    )
    expect(job?.dados.token).not.toContain('ensaio_')
    const deleted = vi.fn(async () => undefined)
    const watched = stage.withGateway('rehearsal', (gateway) => ({ ...gateway, deleteCard: deleted }))
    if (job) await forgetCardAtGateway(watched, watched.transactions.at(test.videira), job.dados)
    expect(deleted).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ last4: '4444' }))
    expect((await test.call('DELETE', `${path}/${first.id}`, { token: (await test.join()).token })).status).toBe(404)
  })

  it('pays an order of its owner, and no other member’s', async () => {
    const { token } = await test.join()
    const { body: card } = await save(token)
    const pay = async (as?: string) =>
      test.call('POST', '/pagamento/', {
        token: as,
        body: {
          pedido: await stage.order(5000),
          chave: randomUUID(),
          codigoMetodoPagamento: 'CREDIT_CARD',
          idCartao: card.id,
        },
      })
    expect((await pay(token)).body).toMatchObject({ situacao: 'success', pagamento: { ultimosDigitos: '1111' } })
    expect((await pay((await test.join()).token)).status).toBe(404)
    expect((await pay()).status).toBe(401)
  })

  it('is saved while paying where its owner asks for it, unless it is declined', async () => {
    for (const [valor, count] of [
      [5001, 0],
      [5000, 1],
    ] as const) {
      const { token } = await test.join()
      const body = {
        pedido: await stage.order(valor),
        chave: randomUUID(),
        codigoMetodoPagamento: 'CREDIT_CARD',
        tokenCartao: await makeToken(),
        salvarCartao: true,
      }
      await test.call('POST', '/pagamento/', { token, body })
      expect((await test.call('GET', path, { token })).body).toHaveLength(count)
    }
  })

  it.each([
    [{ numero: '4111111111111112' }, 'body.numero', 'CARD_NUMBER'],
    [{ validade: '10/2026' }, 'body.validade', 'CARD_EXPIRED'],
    [{ validade: '13/2030' }, 'body.validade', 'CARD_EXPIRY'],
    [{ cvv: '98' }, 'body.cvv', 'CARD_CODE'],
    [{ titular: '4111111111111111' }, 'body.titular', 'CARD_HOLDER'],
  ])('with %j is refused at %s by %s', async (change, field, message) => {
    const { status, body } = await test.call('POST', `${path}/token`, { body: { ...typed, ...change } })
    expect([status, body.code]).toEqual([400, 'VALIDATION'])
    expect(body.details).toEqual([{ path: field, message }])
  })

  it('is taken by the form of a gateway that has one, and pays by the token that it leaves', async () => {
    const form = { kind: 'script', reference: 'seti_1', clientSecret: 'secret', publicKey: 'pk' } as const
    const finished = vi.fn(async () => ({ token: 'pm_1', last4: '4242', brand: 'visa', expMonth: 12, expYear: 2039 }))
    const platform = stage.withGateway('rehearsal', (gateway) => ({
      ...gateway,
      prepareCard: async () => form,
      finishCard: finished,
    }))
    const call = { ...stage.at(), actor: undefined, source: { address: '203.0.113.8', userAgent: '' } }
    expect(await prepareCardForm(platform, call, payer)).toEqual({ form, holderNeeds: [] })
    const browserCard = { reference: 'seti_1', holder: 'ANA SOUZA', expMonth: 12, expYear: 2039 }
    const { token, ultimosDigitos } = await finishCardForm(platform, call, browserCard)
    expect(finished).toHaveBeenCalledWith(
      expect.objectContaining({ webhookUrl: expect.stringMatching(/^http:.*\/api\/v1\/webhook\/rehearsal\/.{32}$/) }),
      browserCard,
    )
    expect(ultimosDigitos).toBe('4242')
    expect((await stage.start(await stage.order(5000), { method: 'card', card: { token } })).situacao).toBe('paid')
    const { body } = await test.call('POST', `${path}/form`, { body: { nome: 'Ana', email: 'ana@example.org' } })
    expect(body).toEqual({ formulario: null, dadosNecessarios: [] })
  })

  it('that its gateway refuses gets no token', async () => {
    const { status, body } = await test.call('POST', `${path}/token`, {
      body: { ...typed, numero: '4000000000000002' },
    })
    expect([status, body.code]).toEqual([409, 'CARD_REFUSED'])
  })

  it('pays with a token of its own church alone, for half an hour', async () => {
    const card = await makeToken()
    const at = async (host: string, church = test.videira) => {
      const pedido = await stage.order(5000, { church })
      const body = { pedido, chave: randomUUID(), codigoMetodoPagamento: 'CREDIT_CARD', tokenCartao: card }
      return (await test.call('POST', '/pagamento/', { host, body })).body
    }
    expect(await at('farol.narthex.test', test.farol)).toMatchObject({ code: 'INVALID_CARD_TOKEN' })
    expect(await at('videira.narthex.test')).toMatchObject({ situacao: 'success' })
    test.advance(31 * 60_000)
    expect(await at('videira.narthex.test')).toMatchObject({ code: 'INVALID_CARD_TOKEN' })
  })

  it('is not typed for others more than sixty times from one address', async () => {
    const address = '203.0.113.7'
    const codes = []
    for (let time = 0; time < 61; time++)
      codes.push((await test.call('POST', `${path}/token`, { body: typed, address })).status)
    expect(codes).toEqual([...Array(60).fill(200), 429])
  })
})

describe('the number and the code of a card', () => {
  const stage = setUpPayments()
  const { test } = stage
  const number = '5105105105105100'
  const code = '7391'
  const amex = '371449635398431'

  it('are in no row, log line, job, answer or error, whatever becomes of the card', async () => {
    const written: string[] = []
    const keep = (fields: object, message: string) => void written.push(JSON.stringify(fields) + message)
    const log = { info: keep, warn: keep, error: keep }
    const app = openHttpApi(platformOn(test.platform, { log, clock: () => test.now }))
    const { token } = await test.join()
    const send = async (path: string, body: object) => {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/v1${path}`,
        remoteAddress: '198.51.100.9',
        headers: { host: 'videira.narthex.test', authorization: `Bearer ${token}` },
        payload: body,
      })
      written.push(answer.body)
      return answer.json()
    }
    const card = { titular: 'ANA SOUZA', numero: amex, validade: '12/2039', cvv: code }
    const path = '/general/payment/church/videira/card'
    const { token: good } = await send(`${path}/token`, card)
    expect(good).toBeTruthy()
    await send(path, { token: good })
    const pedido = await stage.order(5003)
    await send('/pagamento/', { pedido, chave: randomUUID(), codigoMetodoPagamento: 'CREDIT_CARD', tokenCartao: good })
    // Wrong, in a wrong place, unknown, too long.
    await send(`${path}/token`, { ...card, cvv: 'x' })
    await send(`${path}/token`, { ...card, validade: '01/2020' })
    await send(`${path}/token`, { ...card, numero: `${number}1`, outro: number })
    for (const field of holderFields) await send(`${path}/token`, { ...card, [field]: number })
    await send(path, { token: number, cvv: code })
    await send('/pagamento/', { pedido, numero: number, cvv: code })
    await app.inject({
      method: 'POST',
      url: `/api/v1${path}/token`,
      headers: { host: 'videira.narthex.test', 'content-type': 'application/json' },
      payload: `{"numero":"${number}","cvv":"${code}"`,
    })
    await stage.runJobs()
    await app.close()
    const database = await test.asOwner(readWholeDatabase)
    for (const secret of [number, amex]) {
      expect(tablesWith(database, secret)).toEqual([])
      expect(written.filter((line) => line.includes(secret))).toEqual([])
    }
    // Four digits may stand within a random id, a time or a sealed text; alone they stand nowhere.
    const alone = new RegExp(`(?<![\\w.:+-])${code}(?![\\w.:+-])`)
    expect(`("Ana",${code},t) {"cvv":"${code}"}`).toMatch(alone)
    expect([...database.values(), written].flat().filter((line) => alone.test(line))).toEqual([])
    expect(tablesWith(database, '8431').length).toBeGreaterThan(0)
  })

  it('are dropped with the error of a gateway that repeats them', async () => {
    const lines: string[] = []
    const keep = (fields: object, message: string) => void lines.push(JSON.stringify(fields) + message)
    const careless = stage.withGateway('rehearsal', (gateway) => ({
      ...gateway,
      tokenizeCard: async (_context, given) => Promise.reject(new Error(`${given.number} ${given.cvv}`)),
    }))
    const platform = { ...careless, log: { info: keep, warn: keep, error: keep } }
    const call = { ...stage.at(), actor: undefined, source: { address: '198.51.100.10', userAgent: '' } }
    const card = { titular: 'ANA SOUZA', numero: number, validade: '12/2039', cvv: '739' }
    const error = await exchangeCard(platform, call, card).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'GATEWAY_UNAVAILABLE' })
    expect(error).not.toHaveProperty('cause')
    expect(`${lines} ${error instanceof Error ? error.stack : ''}`).not.toContain(number)
  })

  it('control: a secret that is stored is found', async () => {
    await stage.order(5000, { descricao: number })
    expect(tablesWith(await test.asOwner(readWholeDatabase), number)).toEqual(['pedido'])
  })
})
