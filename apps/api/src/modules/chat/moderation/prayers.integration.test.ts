import { expect, it } from 'vitest'
import { toChatMessageId } from '../../../platform/ids.ts'
import { setUpChat, type Who } from '../testing/set-up-chat.ts'
import { publishWaitingPrayer } from './prayers.service.ts'

const chat = setUpChat()
const { test } = chat
const pray = (who: Who, texto = 'Orem por minha mãe') => chat.post(who, texto, { flagOracao: true })
const waiting = async (who: Who = chat.staff) =>
  (await chat.call('GET', `/chat/${chat.canal}/oracao/`, who)).body.map(({ texto }: { texto: string }) => texto)
const attend = (id: number, who: Who = chat.staff) => chat.act('PUT', id, '/oracao', who)
const later = async () => {
  test.advance(61_000)
  await test.runJobs()
}

it('a request for prayer calls the hosts at once, also that of a visitor which waits for a moderator', async () => {
  await chat.set({ flagReterVisitantes: true })
  const [lia, ana] = [await chat.enter('Lia'), await test.join()]
  const hosts = await chat.watch('chat-private:hosts')
  const { body } = await pray(lia)
  expect(body.mensagem).toMatchObject({ situacao: 'RETIDA', oracao: 'PEDIDA' })
  expect((await hosts.events()).map(({ tipo }) => tipo)).toEqual(['ORACAO', 'FILA'])
  await pray(ana, 'Pela minha prova')
  await chat.write(ana, 'Paz a todos')
  expect(await waiting()).toEqual(['Orem por minha mãe', 'Pela minha prova'])
  expect(await chat.texts()).toEqual(['Pela minha prova', 'Paz a todos'])
})

it('the person who asked sees that a host has come; a second host changes nothing', async () => {
  await chat.set({ flagReterVisitantes: true })
  const lia = await chat.enter('Lia')
  const { id } = (await pray(lia)).body.mensagem
  const watched = await chat.watch()
  expect([(await attend(id)).status, (await attend(id)).status]).toEqual([200, 200])
  expect(await watched.events()).toEqual([{ tipo: 'ORACAO', id, oracao: 'ATENDIDA' }])
  expect(await waiting()).toEqual([])
  const [own] = (await chat.read(lia)).body.mensagens
  expect(own).toMatchObject({ id, situacao: 'RETIDA', oracao: 'ATENDIDA' })
})

it('hosts alone read and take requests, those of their own church', async () => {
  const [lia, ana] = [await chat.enter('Lia'), await test.join()]
  const { id } = (await pray(lia)).body.mensagem
  const plain = await chat.write(ana, 'Paz')
  for (const who of [ana, lia]) {
    expect((await attend(id, who)).status).toBe(who === ana ? 403 : 401)
    expect((await chat.call('GET', `/chat/${chat.canal}/oracao/`, who)).status).toBe(who === ana ? 403 : 401)
  }
  expect((await attend(plain)).status).toBe(404)
  expect((await attend(999_999)).status).toBe(404)
  const other = await test.join({ at: test.farol, roles: ['ROLE_ADMIN'] })
  const host = 'farol.narthex.test'
  const path = `/chat/${chat.canal}/mensagem/${id}/oracao`
  expect((await test.call('PUT', path, { host, token: other.token, body: {} })).status).toBe(404)
  expect(await waiting()).toEqual(['Orem por minha mãe'])
})

it('a muted author calls no one and does not learn of it; a banned one is refused', async () => {
  const [muted, banned] = [await chat.enter('Rui'), await chat.enter('Davi')]
  await chat.block(muted.autor, 'MUDO')
  await chat.block(banned.autor, 'BANIDO')
  const hosts = await chat.watch('chat-private:hosts')
  const { body } = await pray(muted)
  expect(body.mensagem).toMatchObject({ situacao: 'PUBLICADA', oracao: 'PEDIDA' })
  expect((await pray(banned)).body.code).toBe('CHAT_BANNED')
  expect(await hosts.events()).toEqual([])
  expect(await waiting()).toEqual([])
  expect((await attend(body.mensagem.id)).status).toBe(404)
})

it('three requests of an author wait at a time', async () => {
  const ana = await test.join()
  for (const texto of ['1', '2', '3']) expect((await pray(ana, texto)).status).toBe(201)
  test.advance(30_000)
  const { status, body } = await pray(ana, '4')
  expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect((await chat.post(ana, 'Paz')).status).toBe(201)
})

it('requests come before other messages of the queue, after signs of danger', async () => {
  await chat.set({ flagReterVisitantes: true })
  const [lia, eva, rui] = [await chat.enter('Lia'), await chat.enter('Eva'), await chat.enter('Rui')]
  await chat.write(lia, 'Boa noite')
  await pray(eva)
  await chat.write(rui, 'Quero morrer')
  const texts = (await chat.queue()).map(({ mensagem }: { mensagem: { texto: string } }) => mensagem.texto)
  expect(texts).toEqual(['Quero morrer', 'Orem por minha mãe', 'Boa noite'])
})

it('a request is published by itself after a minute where the church wishes it, once', async () => {
  await chat.set({ flagReterVisitantes: true, flagPublicarOracoes: true })
  const lia = await chat.enter('Lia')
  const { id } = (await pray(lia)).body.mensagem
  const watched = await chat.watch()
  test.advance(30_000)
  await test.runJobs()
  expect(await chat.texts()).toEqual([])
  await later()
  const again = () => publishWaitingPrayer(test.platform.transactions.at(test.videira), toChatMessageId(id))
  await Promise.all([again(), again()])
  expect((await watched.events()).map(({ tipo }) => tipo)).toEqual(['MENSAGEM'])
  expect(await chat.texts()).toEqual(['Orem por minha mãe'])
  // The author is no more trusted than before.
  expect((await chat.post(lia, 'Obrigada')).body.mensagem.situacao).toBe('RETIDA')
})

it.each([
  ['the church does not wish it', { flagPublicarOracoes: false }, async () => {}],
  [
    'a word of the list is in it',
    { flagPublicarOracoes: true, palavras: [{ palavra: 'mãe', acao: 'SEGURAR' as const }] },
    async () => {},
  ],
  [
    'its author is blocked by then',
    { flagPublicarOracoes: true },
    ({ autor }: { autor: string }) => chat.block(autor, 'MUDO'),
  ],
  [
    'the channel is closed by then',
    { flagPublicarOracoes: true },
    () => chat.setChannel({ fechaEm: test.now.toISOString() }),
  ],
])('a request goes on waiting where %s', async (_, settings, change) => {
  await chat.set({ flagReterVisitantes: true, ...settings })
  const lia = await chat.enter('Lia')
  await pray(lia)
  await change(lia)
  await later()
  expect(await chat.texts()).toEqual([])
  expect(await chat.queue()).toHaveLength(1)
})

it('a request that a moderator has deleted stays deleted', async () => {
  await chat.set({ flagReterVisitantes: true, flagPublicarOracoes: true })
  const lia = await chat.enter('Lia')
  const { id } = (await pray(lia)).body.mensagem
  await chat.decide(id, 'APAGAR')
  await later()
  expect(await chat.texts(lia)).toEqual([])
})
