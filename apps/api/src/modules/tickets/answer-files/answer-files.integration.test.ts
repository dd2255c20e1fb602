import { describe, expect, it } from 'vitest'
import { easyCaptcha, solvedAt } from '../../../testing/captcha.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

const churchMegabytes = 4
const quota = churchMegabytes * 1024 * 1024

describe('a file that answers a question', () => {
  const stage = setUpTickets({ recaptcha: easyCaptcha, files: { churchMegabytes } })
  const { test } = stage
  const sell = () => stage.sell({ perguntas: [{ rotulo: 'Autorização', tipo: 'ARQUIVO', flagObrigatoria: true }] })
  const upload = (
    event: SoldEvent,
    codigo: string,
    content: string | Uint8Array<ArrayBuffer> = '%PDF-1.7',
    token?: string,
  ) => {
    const form = new FormData()
    form.append('arquivo', new File([content], 'ficha.pdf'))
    return test.call('POST', `/evento/${event.id}/reserva/${codigo}/arquivo/`, { body: form, token })
  }
  const count = async (codigo: string) => {
    const [row] = await test.asOwner((owner) =>
      owner.query<{ total: number }>(
        `select count(*)::int total from evento_arquivo where inscricao_codigo = '${codigo}'`,
      ),
    )
    return row
  }

  it('is kept for staff, and those that were replaced are deleted', async () => {
    const event = await sell()
    const hold = await stage.hold(event)
    const [first, second] = [await upload(event, hold.body.codigo), await upload(event, hold.body.codigo)]
    expect([first.status, second.status]).toEqual([201, 201])
    const [question] = (await test.call('GET', `/igreja/videira/evento/${event.id}/venda/`)).body.perguntas
    const answer = (valor: string) => ({
      participantes: [{ nome: 'Davi', respostas: [{ idPergunta: question.id, valor }] }],
    })
    expect((await stage.register(event, hold.body, answer(crypto.randomUUID()))).body.code).toBe('VALIDATION')
    expect((await stage.register(event, hold.body, answer(second.body.id))).status).toBe(201)
    expect(await count(hold.body.codigo)).toEqual({ total: 1 })
  })

  it('is read by staff of its church alone, and each reading is audited', async () => {
    const event = await sell()
    const [admin, ana] = [await test.join({ roles: ['ROLE_ADMIN'] }), await test.join()]
    const stranger = await test.join({ at: test.farol, roles: ['ROLE_ADMIN'] })
    const { codigo } = (await stage.hold(event, {}, ana)).body
    const { id } = (await upload(event, codigo, '%PDF-1.7 form', ana.token)).body
    const path = `/evento/${event.id}/equipe/arquivo/${id}`
    const read = (token?: string, own: object = {}) => test.call('GET', path, { token, ...own })
    expect((await read()).status).toBe(401)
    expect((await read(ana.token)).status).toBe(403)
    expect((await read(stranger.token, { host: 'farol.narthex.test' })).status).toBe(404)
    const other = `/evento/${(await sell()).id}/equipe/arquivo/${id}`
    expect((await test.call('GET', other, { token: admin.token })).status).toBe(404)
    const sent = await read(admin.token)
    expect(sent).toMatchObject({
      status: 200,
      headers: { 'content-disposition': `attachment; filename=${codigo}-${id.slice(0, 8)}.pdf` },
    })
    expect(sent.body.toString()).toBe('%PDF-1.7 form')
    const acts = await test.asOwner((owner) =>
      owner.query(`select detalhes from auditoria where acao = 'ANSWER_FILE_READ'`),
    )
    expect(acts).toEqual([{ detalhes: { evento: event.id, inscricao: codigo, arquivo: id } }])
  })

  it('ends with the purchase that it was for: given back, over, or canceled', async () => {
    const event = await sell()
    const [given, over] = [(await stage.hold(event)).body, (await stage.hold(event)).body]
    for (const { codigo } of [given, over]) expect((await upload(event, codigo)).status).toBe(201)
    await test.call('DELETE', `/evento/${event.id}/reserva/${given.codigo}/`)
    expect([await count(given.codigo), await count(over.codigo)]).toEqual([{ total: 0 }, { total: 1 }])
    test.advance(12 * 60_000)
    await test.runJobs()
    expect(await count(over.codigo)).toEqual({ total: 0 })
  })

  it('is asked for again where a purchase comes back that had expired', async () => {
    const event = await stage.sell({
      perguntas: [
        { rotulo: 'Ficha', tipo: 'ARQUIVO' },
        { rotulo: 'Alergia', tipo: 'TEXTO' },
      ],
    })
    const { body: hold } = await stage.hold(event)
    const { id } = (await upload(event, hold.codigo)).body
    const [file, text] = (await test.call('GET', `/igreja/videira/evento/${event.id}/venda/`)).body.perguntas
    const respostas = [
      { idPergunta: file.id, valor: id },
      { idPergunta: text.id, valor: 'Nenhuma' },
    ]
    const { body } = await stage.register(event, hold, { participantes: [{ nome: 'Davi', respostas }] })
    test.advance(12 * 60_000)
    await test.runJobs()
    expect(await count(hold.codigo)).toEqual({ total: 0 })
    await stage.pay(body.pedido)
    await stage.rehearse(body.pedido, 'paid')
    expect(await stage.registration(hold.codigo)).toMatchObject({ situacao: 'CONFIRMADA' })
    const rows = await test.asOwner((owner) =>
      owner.query(`select p.respostas from evento_participante p join evento_bilhete b on b.id = p.bilhete_id
        where b.inscricao_codigo = '${hold.codigo}'`),
    )
    expect(rows).toEqual([{ respostas: [{ idPergunta: text.id, valor: 'Nenhuma' }] }])
  })

  it('is one of ten at most of a purchase, or of as many as its form asks for', async () => {
    const event = await sell()
    const { codigo } = (await stage.hold(event)).body
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) statuses.push((await upload(event, codigo)).status)
    expect(statuses).toEqual([...Array(10).fill(201), 413])
  })

  it('counts in the church’s storage quota', async () => {
    const event = await sell()
    const { codigo } = (await stage.hold(event)).body
    const stored = () =>
      test.asOwner(async (owner) => {
        const [row] = await owner.query<{ bytes: string }>(`select bytes_guardados(${test.videira.igrejaId}) bytes`)
        return Number(row?.bytes)
      })
    const before = await stored()
    await upload(event, codigo, '%PDF-1.7')
    expect((await stored()) - before).toBe(8)
    const rest = new Uint8Array(quota - (await stored()) + 1)
    rest.set(new TextEncoder().encode('%PDF-'))
    expect((await upload(event, codigo, rest)).body.code).toBe('NO_ROOM')
  })

  it('takes a proof of work of a visitor from the second one on', async () => {
    const event = await sell()
    const { codigo } = (await stage.hold(event)).body
    const send = (captcha?: string) => {
      const form = new FormData()
      form.append('arquivo', new File(['%PDF-1.7'], 'ficha.pdf'))
      const path = `/evento/${event.id}/reserva/${codigo}/arquivo/`
      return test.call('POST', path, { body: form, address: '203.0.113.7', captcha })
    }
    expect([(await send()).status, (await send()).body.code]).toEqual([201, 'CAPTCHA_REQUIRED'])
    expect((await send(solvedAt('videira'))).status).toBe(201)
  })

  it('is swept with the holds of the day before that were not registered', async () => {
    const event = await sell()
    const [unused, used] = [(await stage.hold(event)).body, (await stage.hold(event)).body]
    const { id } = (await upload(event, used.codigo)).body
    const [question] = (await test.call('GET', `/igreja/videira/evento/${event.id}/venda/`)).body.perguntas
    const respostas = [{ idPergunta: question.id, valor: id }]
    await stage.register(event, used, { participantes: [{ nome: 'Davi', respostas }] })
    test.advance(12 * 60_000)
    await test.runJobs()
    expect(await stage.registration(unused.codigo)).toMatchObject({ situacao: 'EXPIRADA' })
    test.advance(2 * 86_400_000)
    await test.runJobs()
    expect(await stage.registration(unused.codigo)).toBeUndefined()
    expect(await stage.registration(used.codigo)).toMatchObject({ situacao: 'EXPIRADA' })
  })

  it('is a PDF or a photo, and belongs to an open hold of the event', async () => {
    const event = await sell()
    const ana = await test.join()
    const { codigo } = (await stage.hold(event, {}, ana)).body
    expect((await upload(event, codigo, '<svg onload=alert(1)>', ana.token)).body.code).toBe('NOT_A_FILE')
    expect((await upload(await sell(), codigo, '%PDF-', ana.token)).status).toBe(404)
    expect((await upload(event, codigo, '%PDF-', ana.token)).status).toBe(201)
    const large = new Uint8Array(6 * 1024 * 1024)
    large.set(new TextEncoder().encode('%PDF-'))
    expect((await upload(event, codigo, large, ana.token)).status).toBe(413)
    const ofVisitor = (await stage.hold(event)).body.codigo
    test.advance(12 * 60_000)
    await test.runJobs()
    expect((await upload(event, ofVisitor, '%PDF-')).body.code).toBe('HOLD_EXPIRED')
  })
})
