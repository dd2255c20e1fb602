import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openCaller } from '../../../testing/caller.ts'
import { solvedAt } from '../../../testing/captcha.ts'
import { openTwin } from '../../../testing/test-platform.ts'
import { setUpChat } from '../testing/set-up-chat.ts'

const secret = 'of both processes'
const chat = setUpChat({ secret })
const { test } = chat
const enter = (nome: string) => test.call('POST', `/chat/${chat.canal}/visitante/`, { body: { nome } })

it('a guest writes with a name, marked as a guest’s', async () => {
  const lia = await chat.enter('Lia  Prado')
  const { body } = await chat.post(lia, 'Boa noite')
  expect(body.mensagem.autor).toEqual({ id: lia.autor, nome: 'Lia Prado', imagem: null, papel: 'VISITANTE' })
})

it('the names of members and of offices are taken, in any spelling that looks like them', async () => {
  await test.join({ nome: 'Renata', sobrenome: 'Souza' })
  for (const nome of [
    'Renata Souza',
    'renata souza',
    'Renáta Sôuza',
    'RenataSouza',
    'R.e.n.a.t.a S-o-u-z-a',
    'R3n4ta 50uza',
    // Cyrillic е and а; Greek ο; invisible signs; mathematical letters.
    'Rеnаta Souza',
    'Renata Sοuza',
    'Renata\u200b Sou\u202eza',
    '𝐑𝐞𝐧𝐚𝐭𝐚 𝐒𝐨𝐮𝐳𝐚',
    'Ｒｅｎａｔａ Ｓｏｕｚａ',
    'Moderador',
    'moderadora',
    'M0derador',
    'Mоderador',
    'Pastor João',
    'Pr. João',
    'A d m i n',
    'Equipe Videira',
  ])
    expect((await enter(nome)).body.code, nome).toBe('CHAT_NAME_TAKEN')
})

it('control: other names are free, the given name of a member among them', async () => {
  await test.join({ nome: 'Renata', sobrenome: 'Souza' })
  for (const nome of ['Renata', 'Renata Silva', 'Souza', 'Rute', '李', 'Анна', 'Maria 2', 'Prado'])
    expect((await enter(nome)).status, nome).toBe(201)
})

it('what is no name is refused', async () => {
  for (const nome of ['', ' ', '\u200b', '123', '🙏', '...', 'a'.repeat(41)])
    expect((await enter(nome)).body.code, nome).toBe('VALIDATION')
})

it('a token of another church, and one that is made up, is unknown', async () => {
  const lia = await chat.enter('Lia')
  const staff = await test.join({ at: test.farol, roles: ['ROLE_ADMIN'] })
  const host = 'farol.narthex.test'
  const channel = { nome: chat.canal, titulo: null, tipo: 'PUBLICO' }
  await test.call('POST', '/chat/', { host, token: staff.token, body: channel })
  const body = { chave: randomUUID(), texto: 'Oi', visitante: lia.guest }
  const elsewhere = await test.call('POST', `/chat/${chat.canal}/mensagem/`, { host, body })
  expect(elsewhere.body.code).toBe('CHAT_GUEST_UNKNOWN')
  const end = lia.guest.indexOf('-')
  const [id, signature] = [lia.guest.slice(0, end), lia.guest.slice(end + 1)]
  for (const guest of [`v${Number(id.slice(1)) + 1}-${signature}`, `${id}-${'A'.repeat(22)}`, 'v1-AAAAAAA'])
    expect((await chat.post({ ...lia, guest }, 'Oi')).body.code, guest).toBe('CHAT_GUEST_UNKNOWN')
})

it('a network’s second guest brings a proof of work: a refused name tells that a member has it', async () => {
  const enterFrom = (own: object) =>
    test.call('POST', `/chat/${chat.canal}/visitante/`, { address: '203.0.113.9', body: { nome: 'Noa' }, ...own })
  expect((await enterFrom({})).status).toBe(201)
  expect((await enterFrom({})).body.code).toBe('CAPTCHA_REQUIRED')
  expect((await enterFrom({ captcha: solvedAt('videira') })).status).toBe(201)
})

it('guests are refused where the channel, or the church, is for members', async () => {
  const lia = await chat.enter('Lia')
  await chat.setChannel({ flagVisitantes: false })
  expect((await enter('Rute')).body.code).toBe('CHAT_MEMBERS_ONLY')
  expect((await chat.post(lia, 'Oi')).body.code).toBe('CHAT_MEMBERS_ONLY')
  await chat.setChannel({ flagVisitantes: true })
  await chat.set({ flagVisitantes: false })
  expect((await chat.read()).body.canal.flagVisitantes).toBe(false)
  expect((await chat.post(lia, 'Oi')).body.code).toBe('CHAT_MEMBERS_ONLY')
})

it('the first message waits where the church wants it, unseen by others, until a moderator publishes it', async () => {
  await chat.set({ flagReterVisitantes: true })
  const [lia, rute] = [await chat.enter('Lia'), await chat.enter('Rute')]
  const watched = await chat.watch()
  const { body } = await chat.post(lia, 'Primeira')
  expect(body.mensagem.situacao).toBe('RETIDA')
  for (const reader of [undefined, rute, chat.staff]) expect(await chat.texts(reader)).toEqual([])
  expect(await chat.texts(lia)).toEqual(['Primeira'])
  expect(await watched.events()).toEqual([])
  expect(await chat.queue()).toMatchObject([{ motivos: ['VISITANTE'], mensagem: { texto: 'Primeira' } }])
  expect((await chat.decide(body.mensagem.id, 'PUBLICAR')).status).toBe(200)
  expect(await watched.events()).toMatchObject([{ tipo: 'MENSAGEM', mensagem: { texto: 'Primeira' } }])
  expect((await chat.post(lia, 'Segunda')).body.mensagem.situacao).toBe('PUBLICADA')
  expect((await chat.post(rute, 'Outra')).body.mensagem.situacao).toBe('RETIDA')
})

it('links are for members where the church says so, in any form', async () => {
  const [lia, ana] = [await chat.enter('Lia'), await test.join()]
  for (const texto of [
    'https://a.example/x',
    'HTTP://a.example',
    'veja www.exemplo.com',
    'bit.ly/abc',
    'ｂｉｔ．ｌｙ/a',
  ])
    expect((await chat.post(lia, texto)).body.code, texto).toBe('CHAT_LINK_REFUSED')
  expect((await chat.post(lia, 'Amém.Deus é bom, são 10.30h')).status).toBe(201)
  expect((await chat.post(ana, 'https://a.example/x')).status).toBe(201)
  await chat.set({ flagLinksSoMembros: false })
  expect((await chat.post(lia, 'https://a.example/x')).status).toBe(201)
})

it('a thousand guests at once are held to a pace, and a member is served among them', async () => {
  const ana = await test.join()
  const guests = []
  for (let batch = 0; batch < 10; batch++) {
    const names = Array.from({ length: 100 }, (_, at) => `Gente ${batch * 100 + at}`)
    guests.push(...(await Promise.all(names.map((nome, at) => chat.enter(nome, `203.0.${batch}.${at % 20}`)))))
    test.advance(10_000)
  }
  const sent = guests.map((guest) => chat.post(guest, 'Compre agora'))
  const mine = chat.post(ana, 'Amém')
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect((await mine).status).toBe(201)
  expect(new Set(statuses)).toEqual(new Set([201, 429]))
  expect(statuses.filter((status) => status === 201)).toHaveLength(40)
  expect(await chat.texts()).toHaveLength(41)
})

it('the limits of guests hold over all processes', async () => {
  const twin = await openTwin(test, { clock: () => test.now, secret })
  const other = openCaller(twin.platform, 'videira')
  const guests = []
  for (let at = 0; at < 60; at++) guests.push(await chat.enter(`Gente ${at}`))
  test.advance(10_000)
  const body = (guest: string) => ({ chave: randomUUID(), texto: 'Amém', visitante: guest })
  const path = `/chat/${chat.canal}/mensagem/`
  const sent = guests.map(({ guest, address }, at) =>
    (at % 2 ? test : other).call('POST', path, { address, body: body(guest) }),
  )
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(40)
  test.advance(10_000)
  const [first] = guests
  expect((await chat.post(first, 'Agora sim')).status).toBe(201)
  await other.close()
  await twin.close()
})
