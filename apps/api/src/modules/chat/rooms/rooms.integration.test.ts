import { expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { setUpChat } from '../testing/set-up-chat.ts'

const chat = setUpChat()
const { test } = chat
const ask = (who: Person) => chat.call('POST', `/chat/${chat.canal}/sala/`, who)
const read = (canal: string, who?: Person) => chat.call('GET', `/igreja/videira/chat/${canal}/`, who)
const askPass = (topic: string, who: Person) => chat.call('POST', '/stream/ticket', who, { topic })

it('a member and one host speak in private; no one else reads, writes or watches', async () => {
  const [ana, rui, host, other] = [
    await test.join({ nome: 'Ana', sobrenome: 'Souza' }),
    await test.join(),
    await test.join({ roles: ['ROLE_MODERATOR'] }),
    await test.join({ roles: ['ROLE_ADMIN'] }),
  ]
  const waiting = await chat.watch('chat-private:hosts')
  const { status, body: room } = await ask(ana)
  expect(status).toBe(201)
  expect(await waiting.events()).toEqual([{ tipo: 'SALA' }])
  expect((await chat.call('GET', '/chat-sala/', host)).body).toMatchObject([
    { canal: room.canal, autor: { nome: 'Ana Souza' } },
  ])
  expect((await chat.call('POST', `/chat/${room.canal}/anfitriao`, host)).status).toBe(200)
  expect((await chat.call('POST', `/chat/${room.canal}/anfitriao`, other)).body.code).toBe('CHAT_ROOM_TAKEN')
  expect((await chat.call('GET', '/chat-sala/', other)).body).toEqual([])

  const watched = await chat.watch(room.topico)
  chat.canal = room.canal
  await chat.write(ana, 'Ore por mim')
  await chat.write(host, 'Estou aqui')
  // A hint, without what was said.
  expect(await watched.events()).toEqual([{ tipo: 'MUDOU' }, { tipo: 'MUDOU' }])
  for (const who of [ana, host]) expect((await read(room.canal, who)).body.mensagens).toHaveLength(2)
  for (const who of [undefined, rui, other]) expect((await read(room.canal, who)).status).toBe(404)
  expect((await chat.post(rui, 'Oi')).status).toBe(404)
  expect((await chat.call('GET', `/chat/${room.canal}/exportacao`, other)).status).toBe(404)
  expect((await askPass(room.topico, ana)).status).toBe(200)
  for (const who of [rui, other]) expect((await askPass(room.topico, who)).status).toBe(403)

  expect((await chat.call('PUT', `/chat/${room.canal}/encerramento`, rui)).status).toBe(404)
  expect((await chat.call('PUT', `/chat/${room.canal}/encerramento`, ana)).status).toBe(200)
  expect((await chat.post(host, 'Amém')).body.code).toBe('CHAT_CLOSED')
})

it('a double click is one room, and a closed room makes way for the next', async () => {
  const ana = await test.join()
  const rooms = await Promise.all([ask(ana), ask(ana), ask(ana)])
  expect(new Set(rooms.map(({ body }) => body.canal)).size).toBe(1)
  await chat.call('PUT', `/chat/${rooms[0]?.body.canal}/encerramento`, ana)
  expect((await ask(ana)).body.canal).not.toBe(rooms[0]?.body.canal)
})

it('minors are refused, on the day before they come of age too', async () => {
  const young = await test.join({ dataNascimento: '2008-03-02' })
  const grown = await test.join({ dataNascimento: '2008-03-01' })
  expect((await ask(young)).body.code).toBe('CHAT_NO_MINORS')
  expect((await chat.call('GET', `/chat/${chat.canal}/eu`, young)).body.flagSalaReservada).toBe(false)
  expect((await ask(grown)).status).toBe(201)
})

it('minors are shown by their given name, without a picture', async () => {
  const young = await test.join({ nome: 'Davi Lucas', sobrenome: 'Prado', dataNascimento: '2012-01-01' })
  expect((await chat.post(young, 'Oi')).body.mensagem.autor).toMatchObject({ nome: 'Davi', imagem: null })
})

it('two hosts at once: one of them has the room', async () => {
  const hosts = [await test.join({ roles: ['ROLE_ADMIN'] }), await test.join({ roles: ['ROLE_ADMIN'] })]
  const { body: room } = await ask(await test.join())
  const answers = await Promise.all(hosts.map((host) => chat.call('POST', `/chat/${room.canal}/anfitriao`, host)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('the channel of the team is for hosts and moderators', async () => {
  const [ana, host] = [await test.join(), await test.join({ roles: ['ROLE_MODERATOR'] })]
  chat.canal = `equipe-${chat.canal}`
  await chat.addChannel(chat.canal, 'EQUIPE')
  const { body } = await read(chat.canal, host)
  const watched = await chat.watch(body.canal.topico)
  await chat.write(host, 'Prontos?')
  expect(await watched.events()).toEqual([{ tipo: 'MUDOU' }])
  for (const who of [undefined, ana]) expect((await read(chat.canal, who)).status).toBe(404)
  expect((await chat.post(ana, 'Oi')).status).toBe(404)
  const entering = await test.call('POST', `/chat/${chat.canal}/visitante/`, { body: { nome: 'Lia' } })
  expect(entering.status).toBe(404)
  expect((await askPass(body.canal.topico, ana)).status).toBe(403)
  expect((await askPass('chat-private:hosts', ana)).status).toBe(403)
  expect((await askPass('chat-private:hosts', host)).status).toBe(200)
})
