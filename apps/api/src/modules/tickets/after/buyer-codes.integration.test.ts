import { describe, expect, it } from 'vitest'
import { easyCaptcha, solvedAt } from '../../../testing/captcha.ts'
import { setUpMails } from '../../../testing/set-up-mails.ts'
import { setUpTickets } from '../testing/set-up-tickets.ts'

const captcha = solvedAt('videira')
const minute = 60_000

describe('what the link of a purchase shows', () => {
  const stage = setUpTickets({ recaptcha: easyCaptcha })
  const { test } = stage
  const { readNew, readOnly } = setUpMails(test)
  const child = {
    nome: 'Davi Souza',
    email: 'davi@example.org',
    telefone: '+5511912345678',
    dataNascimento: '2016-05-04',
    responsavel: { nome: 'Rute Souza', telefone: '+5511987654321' },
  }
  async function buy(by?: Awaited<ReturnType<typeof test.join>>, email = 'ana@example.org'): Promise<string> {
    const event = await stage.sell({
      ingressos: { free: { nome: 'Entrada', valor: 0 } },
      perguntas: [{ rotulo: 'Alergia', tipo: 'TEXTO' }],
    })
    const [question] = (await test.call('GET', `/igreja/videira/evento/${event.id}/venda/`)).body.perguntas
    const participante = { ...child, respostas: [{ idPergunta: question.id, valor: 'Amendoim' }] }
    const { body } = await stage.order(
      event,
      {},
      { participantes: [participante], ...(by ? {} : { comprador: { nome: 'Ana Souza', email } }) },
      by,
    )
    await readNew()
    return body.codigo
  }
  const open = (codigo: string, own: object = {}) => test.call('GET', `/inscricao/${codigo}/`, own)
  const send = (codigo: string, own: object = {}) =>
    test.call('POST', `/inscricao/${codigo}/codigo/`, { captcha, ...own })
  const read = (codigo: string, code: string, own: object = {}) =>
    test.call('POST', `/inscricao/${codigo}/dados/`, { body: { numero: code }, captcha, ...own })
  const findCode = (text: string) => /\b\d{8}\b/.exec(text)?.[0] ?? ''
  const personal = ['davi@example.org', '91234-5678', '2016-05-04', 'Rute', '98765-4321', 'Amendoim']

  it('is names, seats and QR codes for those who have it', async () => {
    const codigo = await buy()
    const { body } = await open(codigo)
    expect(body).toMatchObject({
      comprador: 'Ana Souza',
      flagDadosOcultos: true,
      ingressos: [{ nome: 'Entrada', qr: expect.any(String), participante: { nome: 'Davi Souza' } }],
    })
    for (const secret of [...personal, 'ana@example.org']) expect(JSON.stringify(body)).not.toContain(secret)
  })

  it('is everything for the login that bought, and for no other one', async () => {
    const [owner, other] = [await test.join(), await test.join()]
    const codigo = await buy(owner)
    const { body } = await open(codigo, { token: owner.token })
    expect(body).toMatchObject({
      flagDadosOcultos: false,
      ingressos: [{ participante: { dataNascimento: '2016-05-04' } }],
    })
    for (const secret of personal) expect(JSON.stringify(body)).toContain(secret)
    for (const token of [undefined, other.token])
      expect((await open(codigo, { token })).body).toMatchObject({ flagDadosOcultos: true })
  })

  it('is everything by a code that the buyer is mailed', async () => {
    const codigo = await buy()
    expect((await send(codigo)).body).toEqual({ email: 'a•••@example.org' })
    const letter = await readOnly()
    expect(letter.to).toBe('ana@example.org')
    const { status, body } = await read(codigo, findCode(letter.text))
    expect(status).toBe(200)
    expect(body.flagDadosOcultos).toBe(false)
    for (const secret of personal) expect(JSON.stringify(body)).toContain(secret)
  })

  it('is not opened by a wrong code, an old one, or one of another purchase', async () => {
    const [codigo, other] = [await buy(), await buy()]
    await send(codigo)
    const code = findCode((await readOnly()).text)
    expect((await read(other, code)).body.code).toBe('INVALID_CODE')
    expect((await read(codigo, '00000000')).body.code).toBe('INVALID_CODE')
    expect((await read('01ARZ3NDEKTSV4RRFFQ69G5FAV', code)).status).toBe(404)
    test.advance(31 * minute)
    expect((await read(codigo, code)).body.code).toBe('INVALID_CODE')
  })

  it('is not guessed, and does not fill the buyer’s mailbox', async () => {
    const codigo = await buy()
    const sent = [await send(codigo), await send(codigo), await send(codigo), await send(codigo)]
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    const code = findCode((await readNew())[0]?.text ?? '')
    for (let guess = 0; guess < 10; guess++) await read(codigo, String(10_000_000 + guess))
    expect((await read(codigo, code)).status).toBe(429)
    const address = '203.0.113.9'
    const other = await buy(undefined, 'rute@example.org')
    expect((await send(other, { address, captcha: undefined })).status).toBe(200)
    expect((await send(other, { address, captcha: undefined })).body.code).toBe('CAPTCHA_REQUIRED')
  })
})
