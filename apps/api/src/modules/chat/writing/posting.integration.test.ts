import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { setUpChat } from '../testing/set-up-chat.ts'

const statements: string[] = []
const chat = setUpChat({ onQuery: (statement) => statements.push(statement) })
const { test } = chat

it('a member’s message is answered, read and streamed alike', async () => {
  const ana = await test.join({ nome: 'Ana', sobrenome: 'Souza' })
  const watched = await chat.watch()
  const { status, body } = await chat.post(ana, 'Paz a todos! 🙏', { segundo: 12 })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ajuda: null,
    mensagem: {
      texto: 'Paz a todos! 🙏',
      segundo: 12,
      situacao: 'PUBLICADA',
      reacoes: [],
      respostaA: null,
      autor: { id: await chat.autor(ana), nome: 'Ana Souza', papel: 'MEMBRO' },
    },
  })
  expect((await chat.read()).body.mensagens).toEqual([body.mensagem])
  expect(await watched.events()).toEqual([{ tipo: 'MENSAGEM', mensagem: body.mensagem }])
})

it('takes four statements besides those of the transaction', async () => {
  const ana = await test.join()
  await chat.write(ana, 'warm')
  test.advance(10_000)
  statements.length = 0
  await chat.write(ana, 'counted')
  const ours = statements.filter((statement) => /chat_/.test(statement))
  expect(ours).toHaveLength(4)
})

it('the same key ten times at once is one message and one answer', async () => {
  const ana = await test.join()
  const chave = randomUUID()
  const watched = await chat.watch()
  const answers = await Promise.all(Array.from({ length: 10 }, () => chat.post(ana, 'Uma vez', { chave })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await chat.texts()).toEqual(['Uma vez'])
  expect(await watched.events()).toHaveLength(1)
})

it('control: ten keys at once are the burst of one author, and no more', async () => {
  const ana = await test.join()
  const answers = await Promise.all(Array.from({ length: 10 }, () => chat.post(ana, 'Muitas')))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(5)
  expect(refused[0]?.headers['retry-after']).toBe('10')
  expect(await chat.texts()).toHaveLength(5)
})

it('another author’s key is another message', async () => {
  const [ana, rui] = [await test.join(), await test.join()]
  const chave = randomUUID()
  await chat.write(ana, 'de Ana', { chave })
  await chat.write(rui, 'de Rui', { chave })
  expect(await chat.texts()).toEqual(['de Ana', 'de Rui'])
})

it('an answer quotes the message; one to a message that is gone is a plain message', async () => {
  const ana = await test.join({ nome: 'Ana', sobrenome: 'Souza' })
  const first = await chat.write(ana, 'Que versículo?')
  const { body } = await chat.post(ana, 'João 3.16', { respostaA: first })
  expect(body.mensagem.respostaA).toEqual({ id: first, nome: 'Ana Souza', texto: 'Que versículo?' })
  await chat.act('DELETE', first, '', ana)
  expect((await chat.read()).body.mensagens[0].respostaA).toBeNull()
  expect((await chat.post(ana, 'Amém', { respostaA: first })).body.mensagem.respostaA).toBeNull()
  expect((await chat.post(ana, 'Amém', { respostaA: 2 ** 40 })).status).toBe(201)
})

it('a text of which nothing is left, or too much, is refused', async () => {
  const ana = await test.join()
  for (const texto of ['\u200b\u2060 \u3164', '\u202e', 'a'.repeat(501)])
    expect((await chat.post(ana, texto)).body).toMatchObject({ code: 'VALIDATION' })
  expect(await chat.texts()).toEqual([])
})

it('pages go back by id, and say whether there are older ones', async () => {
  const ana = await test.join()
  const ids: number[] = []
  for (let number = 1; number <= 7; number++) {
    ids.push(await chat.write(ana, `${number}`))
    test.advance(10_000)
  }
  const { body: latest } = await chat.read(undefined, 'limite=3')
  expect([latest.mensagens.map(({ id }: { id: number }) => id), latest.flagAnteriores]).toEqual([ids.slice(4), true])
  const path = `/igreja/videira/chat/${chat.canal}/mensagem/?limite=4&antes=${ids[4]}`
  const { body: older } = await chat.call('GET', path)
  expect([older.mensagens.map(({ id }: { id: number }) => id), older.flagAnteriores]).toEqual([ids.slice(0, 4), false])
})

it('a visitor without a name does not write, and the stream tells nothing', async () => {
  const watched = await chat.watch()
  expect((await chat.post(undefined, 'Oi')).status).toBe(401)
  expect(await watched.events()).toEqual([])
})

it('a channel that is closed, or not yet open, refuses', async () => {
  const ana = await test.join()
  const id = await chat.write(ana, 'Antes')
  await chat.setChannel({ fechaEm: test.now.toISOString() })
  expect((await chat.read()).body.canal.situacao).toBe('FECHADO')
  expect((await chat.post(ana, 'Depois')).body.code).toBe('CHAT_CLOSED')
  expect((await chat.act('PUT', id, '', ana, { texto: 'Outra' })).body.code).toBe('CHAT_CLOSED')
  expect((await chat.act('PUT', id, '/reacao', ana, { emoji: '🙏', ligada: true })).body.code).toBe('CHAT_CLOSED')
  const later = new Date(test.now.getTime() + 60_000).toISOString()
  await chat.setChannel({ abreEm: later, fechaEm: null })
  expect((await chat.read()).body.canal.situacao).toBe('AGENDADO')
  expect((await chat.post(ana, 'Cedo')).body.code).toBe('CHAT_CLOSED')
  test.advance(60_000)
  expect((await chat.post(ana, 'Agora')).status).toBe(201)
})

it('a channel of another church is not there', async () => {
  const eva = await test.join({ at: test.farol })
  const host = 'farol.narthex.test'
  for (const path of [`/igreja/farol/chat/${chat.canal}/`, `/igreja/videira/chat/${chat.canal}/`])
    expect((await test.call('GET', path, { host })).status).toBe(404)
  const body = { chave: randomUUID(), texto: 'Oi' }
  const sent = await test.call('POST', `/chat/${chat.canal}/mensagem/`, { host, token: eva.token, body })
  expect(sent.status).toBe(404)
  expect((await chat.post(eva, 'Oi')).status).toBe(401)
})

it('slow mode holds an author back, and no host', async () => {
  const ana = await test.join()
  await chat.setChannel({ modoLentoSegundos: 30 })
  await chat.write(ana, '1')
  test.advance(10_500)
  const { body, headers } = await chat.post(ana, '2')
  expect([body.code, headers['retry-after']]).toEqual(['CHAT_SLOW_MODE', '20'])
  test.advance(20_000)
  expect((await chat.post(ana, '2')).status).toBe(201)
  await chat.write(chat.staff, 'a')
  await chat.write(chat.staff, 'b')
})
