import { describe, expect, it } from 'vitest'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

describe('a file that answers a question', () => {
  const stage = setUpTickets()
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
