import { randomUUID } from 'node:crypto'
import { dayMs, minuteMs } from '@narthex/contract/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import { assembleApp } from '../../../app.ts'
import { createJobRunner } from '../../../platform/jobs/job-runner.ts'
import type { Letter } from '../../../platform/mail/post.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpMails } from '../../../testing/set-up-mails.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

describe('a message of staff to the holders of tickets', () => {
  const stage = setUpTickets()
  const { test } = stage
  const { readNew, readOnly } = setUpMails(test)
  const free = { ingressos: { free: { nome: 'Entrada', valor: 0 }, child: { nome: 'Criança', valor: 0 } } }
  let admin: Person

  /** Access ends within minutes. */
  async function logIn() {
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
  }
  beforeEach(logIn)

  const send = (event: SoldEvent, own: object = {}, token: string | undefined = admin.token) =>
    test.call('POST', `/evento/${event.id}/equipe/mensagem/`, {
      token,
      body: { chave: randomUUID(), assunto: 'O que levar', texto: 'Tragam um agasalho.', ...own },
    })
  const preview = async (event: SoldEvent, body: object = {}) =>
    (await test.call('POST', `/evento/${event.id}/equipe/mensagem/previa/`, { token: admin.token, body })).body
  const list = async (event: SoldEvent, query = '') =>
    (await test.call('GET', `/evento/${event.id}/equipe/mensagem/${query}`, { token: admin.token })).body
  const buyFor = (event: SoldEvent, email: string, own: object = {}, held: object = {}) =>
    stage.order(event, held, { comprador: { nome: 'Ana Souza', email }, ...own })
  const hashes = (id: number) =>
    test.asOwner((owner) => owner.query('select from evento_mensagem_destino where mensagem_id = $1', [id]))
  const cancel = (codigo: string) =>
    test.asOwner((owner) =>
      owner.query(`update evento_bilhete set situacao = 'CANCELADO' where inscricao_codigo = $1`, [codigo]),
    )
  /** Jobs whose letters are all kept: the local outbox keeps the last ones alone. */
  function startJobs() {
    const letters: Letter[] = []
    const post = { deliver: async (letter: Letter) => void letters.push(letter) }
    const runner = createJobRunner(test.platform, assembleApp(test.platform).workers(post))
    const runAll = async () => {
      while ((await runner.runDue()) > 0);
    }
    return { letters, runner, runAll }
  }
  const addresses = async () => (await readNew()).map(({ to }) => to).sort()

  it('goes to each address once, in the reader’s language, with the words of staff and safe links', async () => {
    const event = await stage.sell(free)
    await buyFor(event, 'ana@example.org', { idioma: 'en' })
    await buyFor(event, 'Ana@Example.org', { idioma: 'en' })
    await readNew()
    const texto = 'Tragam <b>agasalho</b> {nome}.\nMapa: https://example.org/m?a=1.\n\nAté lá!'
    const { status, body } = await send(event, { texto })
    expect(status).toBe(201)
    expect(body).toMatchObject({ pessoas: 1, autor: expect.any(String), flagDistribuida: false })
    const [letter, ...others] = await readNew()
    expect(others).toEqual([])
    expect(letter).toMatchObject({ to: 'ana@example.org', locale: 'en' })
    expect(letter?.subject).toMatch(/^Acampamento: O que levar$/)
    expect(letter?.text).toContain('Tragam <b>agasalho</b> {nome}.\nMapa: https://example.org/m?a=1.\n\nAté lá!')
    expect(letter?.html).toContain('Tragam &lt;b&gt;agasalho&lt;/b&gt; {nome}.<br>')
    expect(letter?.html).toContain('<a class="link" href="https://example.org/m?a=1"')
    expect(letter?.text).toContain('because there is a ticket for Acampamento at')
    expect((await list(event)).itens).toMatchObject([
      { id: body.id, pessoas: 1, emails: 1, enviados: 1, notificados: 0, flagDistribuida: true },
    ])
    expect(JSON.stringify(await list(event))).not.toContain('example.org"')
  })

  it('is answered from the church’s own address', async () => {
    await test.asOwner((owner) => owner.exec(`update igreja set email = 'oi@videira.example' where codigo = 'videira'`))
    const event = await stage.sell(free)
    await buyFor(event, 'ana@example.org')
    await readNew()
    await send(event)
    const { letters, runAll } = startJobs()
    await runAll()
    expect(letters).toMatchObject([{ replyTo: 'oi@videira.example' }])
  })

  it('is narrowed by ticket type, state and check-in, and reaches holders where staff want it', async () => {
    const event = await stage.sell({
      ingressos: { paid: { nome: 'Adulto', valor: 5000 }, child: { nome: 'Criança', valor: 0 } },
    })
    const holder = { nome: 'Davi', email: 'davi@example.org' }
    await buyFor(
      event,
      'child@example.org',
      { participantes: [holder] },
      { ingressos: [{ idIngresso: event.types.child }] },
    )
    await buyFor(event, 'waiting@example.org')
    await stage.hold(event)
    await readNew()
    const only = (own: object) => preview(event, { filtro: own })
    expect(await preview(event)).toEqual({ pessoas: 1, emails: 1, notificacoes: 0 })
    expect(await only({ situacoes: ['PENDENTE', 'CONFIRMADA'] })).toMatchObject({ pessoas: 2 })
    expect(await only({ ingressos: [event.types.paid] })).toMatchObject({ pessoas: 0 })
    expect(await only({ entrada: 'SIM' })).toMatchObject({ pessoas: 0 })
    expect(await only({ entrada: 'NAO' })).toMatchObject({ pessoas: 1 })
    expect(await preview(event, { publico: 'TODOS' })).toMatchObject({ pessoas: 2 })
    expect((await send(event, { filtro: { ingressos: [event.types.paid] } })).body.code).toBe('NO_RECIPIENTS')
    expect((await send(event, { publico: 'TODOS' })).body).toMatchObject({ pessoas: 2 })
    expect(await addresses()).toEqual(['child@example.org', 'davi@example.org'])
  })

  it('stands in the accounts of members who bought, and of no one else', async () => {
    const [bia, other] = [await test.join(), await test.join()]
    const event = await stage.sell(free)
    await stage.order(event, {}, {}, bia)
    await buyFor(event, 'ana@example.org')
    await readNew()
    const body = { canais: ['NOTIFICACAO'] }
    expect(await preview(event, body)).toEqual({ pessoas: 1, emails: 0, notificacoes: 1 })
    await send(event, { ...body, texto: 'Primeira linha.\n\nSegunda.' })
    expect(await readNew()).toEqual([])
    const read = async ({ accountId, token }: Person) =>
      (await test.call('GET', `/user/${accountId}/notificacao`, { token })).body.itens
    expect(await read(bia)).toMatchObject([
      { titulo: 'O que levar', corpo: 'Primeira linha.\n\nSegunda.', tipo: null, idEntidadeRelacionada: null },
    ])
    expect(await read(other)).toEqual([])
    expect((await list(event)).itens).toMatchObject([{ emails: 0, enviados: 0, notificados: 1 }])
  })

  it('leaves out who canceled in between, unless they have another ticket', async () => {
    const event = await stage.sell(free)
    const gone = await buyFor(event, 'gone@example.org')
    const first = await buyFor(event, 'twice@example.org')
    await buyFor(event, 'twice@example.org')
    await readNew()
    await send(event)
    const { letters, runner, runAll } = startJobs()
    await runner.runDue()
    for (const { body } of [gone, first]) await cancel(body.codigo)
    await runAll()
    expect(letters.map(({ to }) => to)).toEqual(['twice@example.org'])
    expect((await list(event)).itens).toMatchObject([{ pessoas: 2, emails: 2, enviados: 1 }])
  })

  it('reaches no address twice where its jobs are done again after a kill', async () => {
    const event = await stage.sell(free)
    for (const name of ['a', 'b', 'c']) await buyFor(event, `${name}@example.org`)
    await readNew()
    const { id } = (await send(event)).body
    const { letters, runner, runAll } = startJobs()
    const putBack = await test.asOwner((owner) =>
      owner.query<{ dados: object; fila: string }>(`select fila, dados from tarefa where fila = 'evento-mensagem'`),
    )
    await runner.runDue()
    const mails = await test.asOwner((owner) =>
      owner.query<{ dados: object; fila: string }>(
        `select fila, dados from tarefa where fila = 'evento-mensagem-e-mail'`,
      ),
    )
    await runAll()
    // What a process that died did not take off the queue.
    for (const { fila, dados } of [...putBack, ...mails])
      await test.asOwner((owner) =>
        owner.query(
          `insert into tarefa (igreja_id, fila, dados, disponivel_em, data_cadastro) values ($1, $2, $3, $4, $4)`,
          [test.videira.igrejaId, fila, JSON.stringify(dados), test.now.toISOString()],
        ),
      )
    await runAll()
    expect(letters.map(({ to }) => to).sort()).toEqual(['a@example.org', 'b@example.org', 'c@example.org'])
    expect((await list(event)).itens).toMatchObject([{ id, emails: 3, enviados: 3 }])
  })

  it('goes on behind each batch of purchases, with addresses that return in a later one', async () => {
    const event = await stage.sell(free)
    const { codigo } = (await buyFor(event, 'ana@example.org')).body
    await readNew()
    // 430 more purchases with 215 addresses, those of the first half again in the second.
    await test.asOwner((owner) =>
      owner.exec(`
        create temp table copied as select n, lpad(n::text, 26, '0') as codigo from generate_series(1, 430) n;
        insert into evento_inscricao (igreja_id, codigo, evento_id, situacao, origem, chave, conteudo_hash, criada_em)
          select igreja_id, c.codigo, evento_id, situacao, origem, gen_random_uuid(), '', criada_em
          from evento_inscricao i, copied c where i.codigo = '${codigo}';
        insert into evento_comprador (igreja_id, inscricao_codigo, nome, email)
          select igreja_id, c.codigo, nome, 'p' || c.n % 215 || '@example.org'
          from evento_comprador b, copied c where b.inscricao_codigo = '${codigo}';
        insert into evento_bilhete (igreja_id, codigo, evento_id, inscricao_codigo, ingresso_id, posicao, valor, situacao)
          select igreja_id, right(c.codigo, 16), evento_id, c.codigo, ingresso_id, 0, 0, situacao
          from evento_bilhete b, copied c where b.inscricao_codigo = '${codigo}'`),
    )
    expect(await preview(event)).toMatchObject({ pessoas: 216 })
    await send(event)
    const { letters, runAll } = startJobs()
    await runAll()
    expect(letters).toHaveLength(216)
    expect(new Set(letters.map(({ to }) => to)).size).toBe(216)
    expect((await list(event)).itens).toMatchObject([
      { pessoas: 216, emails: 216, enviados: 216, flagDistribuida: true },
    ])
  })

  it('keeps no address, and after a day not even a hash of one', async () => {
    const event = await stage.sell(free)
    await buyFor(event, 'ana@example.org')
    await readNew()
    const { id } = (await send(event)).body
    await readOnly()
    expect(await hashes(id)).toHaveLength(1)
    const rows = await test.asOwner((owner) =>
      owner.query(
        'select row_to_json(m)::text, row_to_json(d)::text from evento_mensagem m, evento_mensagem_destino d',
      ),
    )
    expect(rows).not.toEqual([])
    expect(JSON.stringify(rows)).not.toContain('ana@')
    test.advance(dayMs + minuteMs)
    expect(await addresses()).toEqual([])
    expect(await hashes(id)).toEqual([])
  })

  it('is sent once for one key, and the key belongs to its words', async () => {
    const event = await stage.sell(free)
    await buyFor(event, 'ana@example.org')
    await readNew()
    const chave = randomUUID()
    const answers = await Promise.all([send(event, { chave }), send(event, { chave }), send(event, { chave })])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await addresses()).toEqual(['ana@example.org'])
    expect((await send(event, { chave, texto: 'Outro' })).body.code).toBe('IDEMPOTENCY_KEY_IN_USE')
    const acts = await test.asOwner((owner) =>
      owner.query(`select from auditoria where acao = 'EVENT_MESSAGE_SENT' and detalhes->>'mensagem' = $1`, [
        String(answers[0]?.body.id),
      ]),
    )
    expect(acts).toHaveLength(1)
  })

  it('is limited to one a minute and ten a day for an event', async () => {
    const [event, other] = [await stage.sell(free), await stage.sell(free)]
    for (const each of [event, other]) await buyFor(each, 'ana@example.org')
    const both = await Promise.all([send(event), send(event)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 429])
    expect((await send(other)).status).toBe(201)
    for (let sent = 1; sent < 10; sent++) {
      test.advance(minuteMs)
      await logIn()
      expect((await send(event)).status).toBe(201)
    }
    test.advance(minuteMs)
    expect((await send(event)).status).toBe(429)
    test.advance(dayMs)
    await logIn()
    expect((await send(event)).status).toBe(201)
    const first = await list(event, '?limit=5')
    expect(first.total).toBe(11)
    const rest = await list(event, `?limit=100&apos=${first.proximo}`)
    expect(rest).toMatchObject({ total: null, proximo: null })
    expect(rest.itens).toHaveLength(6)
  })

  it('is refused without a text', async () => {
    expect(await send(await stage.sell(free), { texto: ' \n ' })).toMatchObject({ status: 400 })
  })

  it('is sent by staff of the event’s church alone', async () => {
    const event = await stage.sell(free)
    await buyFor(event, 'ana@example.org')
    await readNew()
    const member = await test.join()
    const elsewhere = await stage.sell(free, test.farol)
    expect((await send(event, {}, member.token)).status).toBe(403)
    expect((await send(elsewhere)).status).toBe(404)
    expect((await list(elsewhere)).code).toBe('NOT_FOUND')
    expect((await preview(elsewhere)).code).toBe('NOT_FOUND')
    expect(await readNew()).toEqual([])
  })
})
