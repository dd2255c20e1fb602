import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../../testing/caller.ts'
import type { Person } from '../../../testing/people.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

const elsewhere = { host: 'farol.narthex.test' }
/** Less than an access token lasts. */
const stepMs = 60_000
const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const textItem = { tipo: 'TEXTO', titulo: 'Antes de vir', corpo: doc('Leia João 3.16 em casa') }
const link = { tipo: 'LINK', titulo: 'Músicas', url: 'https://example.org/musicas' }

describe('what holders of tickets alone read', () => {
  const stage = setUpTickets()
  const { test } = stage
  let admin: Person
  let ana: Person
  let rui: Person

  beforeAll(async () => {
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
    ana = await test.join({ nome: 'Ana' })
    rui = await test.join({ nome: 'Rui' })
  })

  type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE'
  const office = (method: Verb, { id }: SoldEvent, path = '', body?: unknown, token = admin.token): Promise<Answer> =>
    test.call(method, `/evento/${id}/equipe/conteudo/${path}`, { token, body })
  const add = async (event: SoldEvent, item: object): Promise<number> => {
    const { status, body } = await office('POST', event, '', item)
    expect(status, JSON.stringify(body)).toBe(201)
    return body.id
  }
  const upload = (event: SoldEvent, id: number, content: string, nome = 'Apostila.pdf') => {
    const form = new FormData()
    form.append('arquivo', new File([content], nome))
    form.append('nome', nome)
    return office('POST', event, `${id}/arquivo/`, form)
  }
  const sellTypes = () =>
    stage.sell({
      ingressos: {
        adult: { nome: 'Adulto', valor: 5000, cotas: ['seats'], adicionais: ['workshop'] },
        child: { nome: 'Criança', valor: 3000, cotas: ['seats'] },
        workshop: { nome: 'Oficina', valor: 0, flagAdicional: true },
      },
    })
  const buyTicket = async (event: SoldEvent, by: Person, ingressos?: object[]): Promise<number> => {
    const { body } = await stage.buy(event, ingressos ? { ingressos } : {}, {}, by)
    const [ticket] = await stage.tickets(body.codigo)
    return ticket?.id ?? 0
  }
  const pathOf = (event: SoldEvent, ticketId: number, by: Person) =>
    `/usuario/${by.memberId}/evento/${event.id}/inscricao/${ticketId}/conteudo/`
  const read = (event: SoldEvent, ticketId: number, by: Person, path = '') =>
    test.call('GET', `${pathOf(event, ticketId, by)}${path}`, { token: by.token })
  const titles = async (event: SoldEvent, ticketId: number, by: Person) =>
    (await read(event, ticketId, by)).body.itens.map(({ titulo }: { titulo: string }) => titulo)
  const isAnnounced = async ({ id }: SoldEvent, by: Person): Promise<boolean> => {
    const { body } = await test.call('GET', `/usuario/${by.memberId}/evento/${id}/inscricao/`, { token: by.token })
    return body[0].ingressos[0].flagConteudo
  }

  it('is listed in the order of the church, with its text marked as any other', async () => {
    const event = await stage.sell()
    await add(event, { ...link, ordem: 2 })
    await add(event, { ...textItem, ordem: 1 })
    await add(event, { tipo: 'VIDEO', titulo: 'Abertura', url: 'https://youtu.be/dQw4w9WgXcQ', ordem: 0 })
    const ticketId = await buyTicket(event, ana)
    const { body } = await read(event, ticketId, ana)
    expect(body).toMatchObject({
      evento: { id: event.id, titulo: 'Acampamento' },
      ingresso: 'Adulto',
      participante: 'Pessoa 1',
      itens: [
        { tipo: 'VIDEO', situacao: 'ABERTO', url: 'https://youtu.be/dQw4w9WgXcQ', corpo: null },
        { tipo: 'TEXTO', titulo: 'Antes de vir', url: null },
        { tipo: 'LINK', url: 'https://example.org/musicas' },
      ],
    })
    expect(JSON.stringify(body.itens[1].corpo)).toContain('John.3.16')
    expect(await isAnnounced(event, ana)).toBe(true)
  })

  it('is for those whose ticket, or an add-on of it, opens it', async () => {
    const event = await sellTypes()
    const { adult, child, workshop } = event.types
    await add(event, { ...link, titulo: 'Todos' })
    await add(event, { ...link, titulo: 'Crianças', ingressos: [child] })
    await add(event, { ...link, titulo: 'Oficina', ingressos: [workshop] })
    const plain = await buyTicket(event, ana, [{ idIngresso: adult }])
    const withWorkshop = await buyTicket(event, ana, [{ idIngresso: adult, adicionais: [workshop] }])
    const small = await buyTicket(event, ana, [{ idIngresso: child }])
    expect(await titles(event, plain, ana)).toEqual(['Todos'])
    expect(await titles(event, withWorkshop, ana)).toEqual(['Todos', 'Oficina'])
    expect(await titles(event, small, ana)).toEqual(['Todos', 'Crianças'])
  })

  it('shows neither text, address nor file before its date and after its end', async () => {
    const event = await stage.sell()
    const opens = new Date(test.now.getTime() + stepMs)
    const closes = new Date(opens.getTime() + stepMs)
    const visivelDe = opens.toISOString()
    const own = { visivelDe, visivelAte: closes.toISOString() }
    await add(event, { ...textItem, ...own })
    await add(event, { ...link, ...own })
    const file = await add(event, { tipo: 'ARQUIVO', titulo: 'Apostila', corpo: doc('Segredo'), ...own })
    await upload(event, file, '%PDF-1.7 secret')
    const ticketId = await buyTicket(event, ana)
    const closed = { corpo: null, url: null, arquivo: null, visivelDe }
    const states = async () => (await read(event, ticketId, ana)).body.itens
    for (const item of await states()) expect(item).toMatchObject({ ...closed, situacao: 'AGENDADO' })
    expect((await read(event, ticketId, ana, `${file}/arquivo`)).status).toBe(404)
    test.advance(stepMs)
    expect((await states())[2]).toMatchObject({ situacao: 'ABERTO', arquivo: { nome: 'Apostila.pdf', bytes: 15 } })
    expect((await read(event, ticketId, ana, `${file}/arquivo`)).status).toBe(200)
    test.advance(stepMs)
    for (const item of await states()) expect(item).toMatchObject({ ...closed, situacao: 'ENCERRADO' })
    expect((await read(event, ticketId, ana, `${file}/arquivo`)).status).toBe(404)
  })

  it('is nothing without a valid, confirmed ticket of the reader’s own', async () => {
    const event = await stage.sell()
    const other = await stage.sell()
    await add(event, link)
    const ticketId = await buyTicket(event, ana)
    expect((await read(event, ticketId, ana)).status).toBe(200)
    expect(await read(event, ticketId, rui), 'another member').toMatchObject({ status: 404 })
    expect((await test.call('GET', pathOf(event, ticketId, ana), { token: rui.token })).status).toBe(404)
    expect((await test.call('GET', pathOf(event, ticketId, ana))).status).toBe(401)
    expect((await read(other, ticketId, ana)).status, 'another event').toBe(404)
    const waiting = await stage.order(event, {}, {}, ana)
    const [unpaid] = await stage.tickets(waiting.body.codigo)
    expect((await read(event, unpaid?.id ?? 0, ana)).status, 'unpaid').toBe(404)
    const set = (change: string) =>
      test.asOwner((owner) => owner.query(`update evento_bilhete set ${change} where id = $1`, [ticketId]))
    await set(`usuario_id = ${rui.memberId}`)
    expect((await read(event, ticketId, ana)).status, 'handed on').toBe(404)
    expect((await read(event, ticketId, rui)).status, 'to another member').toBe(200)
    await set(`usuario_id = ${ana.memberId}, situacao = 'CANCELADO'`)
    expect((await read(event, ticketId, ana)).status, 'canceled').toBe(404)
  })

  it('sends files to those holders alone, whatever they are, to be kept and not to be opened', async () => {
    const event = await stage.sell()
    const id = await add(event, { tipo: 'ARQUIVO', titulo: 'Apostila' })
    const ticketId = await buyTicket(event, ana)
    expect(await titles(event, ticketId, ana)).toEqual([])
    expect(await isAnnounced(event, ana)).toBe(false)
    expect((await upload(event, id, '<svg onload=alert(1)>')).body.code).toBe('NOT_A_FILE')
    expect(await upload(event, id, '%PDF-1.7 first')).toMatchObject({ status: 200, body: { versao: 2 } })
    expect(await upload(event, id, '%PDF-1.7 lição', 'Lição.pdf')).toMatchObject({ body: { versao: 3 } })
    expect(await isAnnounced(event, ana)).toBe(true)
    const sent = await read(event, ticketId, ana, `${id}/arquivo`)
    expect(sent).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment; .*Li%C3%A7%C3%A3o\.pdf$/),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    })
    expect(sent.body.toString()).toBe('%PDF-1.7 lição')
    const strangersTicket = await buyTicket(await stage.sell(), rui)
    expect((await read(event, strangersTicket, rui, `${id}/arquivo`)).status).toBe(404)
    expect((await upload(event, await add(event, link), '%PDF-1.7')).body.code).toBe('NOT_A_FILE')
    expect((await upload(event, 999_999, '%PDF-1.7')).status).toBe(404)
  })

  it('is replaced and removed from its last version alone; its file goes with it', async () => {
    const event = await stage.sell()
    const id = await add(event, { tipo: 'ARQUIVO', titulo: 'Apostila' })
    await upload(event, id, '%PDF-1.7')
    const late = { status: 409, body: { code: 'CHANGED_MEANWHILE' } }
    expect(await office('PUT', event, `${id}`, { ...link, versao: 1 })).toMatchObject(late)
    expect(await office('DELETE', event, `${id}?versao=1`)).toMatchObject(late)
    expect(await office('PUT', event, `${id}`, { ...link, versao: 2 })).toMatchObject({ body: { versao: 3 } })
    expect((await office('GET', event)).body).toMatchObject([{ ...link, id, versao: 3, arquivo: null, corpo: null }])
    const two = await Promise.all(
      ['A', 'B'].map((titulo) => office('PUT', event, `${id}`, { ...link, titulo, versao: 3 })),
    )
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await office('DELETE', event, `${id}?versao=4`)).toMatchObject({ status: 200 })
    expect((await office('GET', event)).body).toEqual([])
    const acts = await test.asOwner((owner) =>
      owner.query<{ acao: string }>(`select acao from auditoria where detalhes->>'parte' = 'conteudo'
      and detalhes->>'evento' = '${event.id}' order by id`),
    )
    expect(acts.map(({ acao }) => acao)).toEqual([
      'SALE_PART_ADDED',
      'SALE_PART_SET',
      'SALE_PART_SET',
      'SALE_PART_SET',
      'SALE_PART_REMOVED',
    ])
  })

  it.each([
    ['a text without words', { tipo: 'TEXTO', titulo: 'A' }],
    ['a link without an address', { tipo: 'LINK', titulo: 'A' }],
    ['a script', { tipo: 'LINK', titulo: 'A', url: 'javascript:alert(1)' }],
    ['a file with an address', { tipo: 'ARQUIVO', titulo: 'A', url: 'https://example.org' }],
    ['a page as a video', { tipo: 'VIDEO', titulo: 'A', url: 'https://example.org/video' }],
    ['a stream, which the page does not play', { tipo: 'VIDEO', titulo: 'A', url: 'https://example.org/a.m3u8' }],
    ['a ticket of another event', { ...link, ingressos: [999_999] }],
    ['an end before its beginning', { ...link, visivelDe: '2026-12-02T00:00:00Z', visivelAte: '2026-12-01T00:00:00Z' }],
  ])('is refused: %s', async (_, item) => {
    expect((await office('POST', await stage.sell(), '', item)).body.code).toBe('VALIDATION')
  })

  it('has room for a hundred items of an event', async () => {
    const event = await stage.sell()
    const { id } = event
    await test.asOwner((owner) =>
      owner.query(
        `insert into evento_conteudo (igreja_id, evento_id, ordem, tipo, titulo, url)
        select igreja_id, id, 0, 'LINK', 'Link', '/' from evento, generate_series(1, 99) where id = $1`,
        [id],
      ),
    )
    expect((await office('POST', event, '', link)).status).toBe(201)
    expect((await office('POST', event, '', link)).body.code).toBe('NO_ROOM')
  })

  it('is written by staff of its church alone', async () => {
    const event = await stage.sell()
    const item = await add(event, link)
    const stranger = await test.join({ at: test.farol, roles: ['ROLE_ADMIN'] })
    const calls: [Verb, string, unknown?][] = [
      ['GET', ''],
      ['POST', '', link],
      ['PUT', `${item}`, { ...link, versao: 1 }],
      ['DELETE', `${item}?versao=1`],
    ]
    for (const [method, path, body] of calls) {
      expect((await office(method, event, path, body, ana.token)).status, path).toBe(403)
      const address = `/evento/${event.id}/equipe/conteudo/${path}`
      expect((await test.call(method, address, { ...elsewhere, token: stranger.token, body })).status, path).toBe(404)
    }
    expect((await office('GET', event)).body).toHaveLength(1)
  })
})
