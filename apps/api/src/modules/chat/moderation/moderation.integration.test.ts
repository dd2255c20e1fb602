import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { revokeRole } from '../../users/role-office.service.ts'
import { setUpChat } from '../testing/set-up-chat.ts'

const chat = setUpChat()
const { test } = chat
const blockOf = async (autor: string) => {
  // With a session of its own: tests let time pass.
  const moderator = await test.join({ roles: ['ROLE_MODERATOR'] })
  const { body } = await chat.call('GET', '/chat-bloqueio/', moderator)
  return body.itens.find((block: { autor: { id: string } }) => block.autor.id === autor)
}
const removeAll = (autor: string) => chat.call('DELETE', `/chat/${chat.canal}/autor/${autor}/mensagem/`, chat.staff)

it('an author deletes their own message, and no one else’s; the snapshot and the event agree', async () => {
  const [ana, rui, lia] = [await test.join(), await test.join(), await chat.enter('Lia')]
  const [ofAna, ofLia] = [await chat.write(ana, 'de Ana'), await chat.write(lia, 'de Lia')]
  const watched = await chat.watch()
  for (const who of [rui, lia]) expect((await chat.act('DELETE', ofAna, '', who)).status).toBe(404)
  expect((await chat.act('DELETE', ofLia, '', ana)).status).toBe(404)
  expect((await chat.act('DELETE', ofAna, '')).status).toBe(401)
  expect(await chat.texts()).toEqual(['de Ana', 'de Lia'])
  await chat.act('DELETE', ofAna, '', ana)
  await chat.act('DELETE', ofLia, '', lia)
  expect(await chat.texts()).toEqual([])
  expect(await watched.events()).toEqual([
    { tipo: 'APAGADAS', ids: [ofAna] },
    { tipo: 'APAGADAS', ids: [ofLia] },
  ])
  expect((await chat.act('DELETE', ofAna, '', ana)).status).toBe(404)
})

it('a moderator deletes one message or all of a person’s, which the log keeps', async () => {
  const [lia, ana] = [await chat.enter('Lia'), await test.join()]
  const first = await chat.write(lia, '1')
  await chat.write(lia, '2')
  const last = await chat.write(lia, '3')
  await chat.write(ana, 'fica')
  await chat.act('DELETE', first, '', chat.staff)
  const watched = await chat.watch()
  expect((await removeAll(lia.autor)).body).toEqual({ total: 2 })
  expect(await chat.texts(lia)).toEqual(['fica'])
  expect(await watched.events()).toEqual([{ tipo: 'AUTOR_APAGADO', autor: lia.autor, ate: last }])
  const log = await chat.call('GET', `/chat/${chat.canal}/registro`, chat.staff)
  expect(log.body.itens.map(({ acao }: { acao: string }) => acao)).toEqual([
    'CHAT_AUTHOR_REMOVED',
    'CHAT_MESSAGE_REMOVED',
    'CHAT_CHANNEL_ADDED',
  ])
})

it('a role that is revoked loses its tools at the next call', async () => {
  const [lia, mod] = [await chat.enter('Lia'), await test.join({ roles: ['ROLE_MODERATOR'] })]
  const ids = [await chat.write(lia, '1'), await chat.write(lia, '2')]
  expect((await chat.act('DELETE', ids[0] ?? 0, '', mod)).status).toBe(200)
  await revokeRole(createOwnCall(test.platform.transactions.at(test.videira)), {
    memberId: mod.memberId,
    role: 'ROLE_MODERATOR',
  })
  expect((await chat.act('DELETE', ids[1] ?? 0, '', mod)).status).toBe(404)
  const autor = `/chat/${chat.canal}/autor/${lia.autor}`
  expect((await chat.call('DELETE', `${autor}/mensagem/`, mod)).status).toBe(403)
  expect((await chat.call('PUT', `/chat/${chat.canal}/fixada`, mod, { mensagem: ids[1] })).status).toBe(403)
  expect(await chat.texts()).toEqual(['2'])
})

it('a muted author sees their own messages as ever, and no one else learns of them', async () => {
  const [ana, rui] = [await test.join(), await test.join()]
  const shown = await chat.write(rui, 'De Rui')
  await chat.write(ana, 'Antes')
  await chat.block(await chat.autor(ana), 'MUDO')
  const watched = await chat.watch()
  const { status, body } = await chat.post(ana, 'Depois')
  expect([status, body.mensagem.situacao]).toEqual([201, 'PUBLICADA'])
  const { id } = body.mensagem
  expect((await chat.act('PUT', shown, '/reacao', ana, { emoji: '😂', ligada: true })).body.reacoes).toHaveLength(1)
  expect((await chat.act('PUT', id, '', ana, { texto: 'Depois!' })).status).toBe(200)
  expect((await chat.act('POST', shown, '/denuncia', ana, { motivo: 'SPAM' })).status).toBe(200)
  expect(await chat.texts(ana)).toEqual(['De Rui', 'Antes', 'Depois!'])
  for (const reader of [undefined, rui, chat.staff]) {
    expect(await chat.texts(reader)).toEqual(['De Rui', 'Antes'])
    const older = await chat.call('GET', `/igreja/videira/chat/${chat.canal}/mensagem/?antes=${id + 1}`, reader)
    expect(older.body.mensagens).toHaveLength(2)
    expect(older.body.mensagens[0].reacoes).toEqual([])
  }
  expect((await chat.act('PUT', id, '/reacao', rui, { emoji: '😂', ligada: true })).status).toBe(404)
  expect((await chat.call('PUT', `/chat/${chat.canal}/fixada`, chat.staff, { mensagem: id })).status).toBe(404)
  expect((await chat.post(rui, 'Resposta', { respostaA: id })).body.mensagem.respostaA).toBeNull()
  expect(await watched.events()).toMatchObject([{ tipo: 'MENSAGEM', mensagem: { texto: 'Resposta' } }])
  expect((await chat.call('GET', `/chat/${chat.canal}/eu`, ana)).body).toMatchObject({ flagBanido: false })
  expect(await chat.queue()).toEqual([])
  expect((await chat.call('GET', `/chat/${chat.canal}/exportacao`, chat.staff)).body.toString()).not.toContain('Depois')
})

it('a ban covers the guest and the network they came from, until it ends', async () => {
  const [lia, rute] = [await chat.enter('Lia', '192.0.2.7'), await chat.enter('Rute')]
  await chat.block(lia.autor, 'BANIDO', 10)
  expect((await chat.post(lia, 'Oi')).body.code).toBe('CHAT_BANNED')
  const again = await chat.tryEntering('Noa', '192.0.2.7')
  expect(again.body.code).toBe('CHAT_BANNED')
  expect((await chat.post({ ...lia, address: '192.0.2.99' }, 'Oi')).body.code).toBe('CHAT_BANNED')
  expect((await chat.post(rute, 'Oi')).status).toBe(201)
  expect(await blockOf(lia.autor)).toMatchObject({ autor: { nome: 'Lia' }, tipo: 'BANIDO' })
  test.advance(10 * 60_000 + 1)
  expect((await chat.post(lia, 'Voltei')).status).toBe(201)
  expect(await blockOf(lia.autor)).toBeUndefined()
})

it('a banned member is no guest from the network that they wrote from; others, and mutes, are not held to it', async () => {
  const write = async (address: string) => {
    const person = await test.join()
    const body = { chave: randomUUID(), texto: 'Oi' }
    const posted = await test.call('POST', `/chat/${chat.canal}/mensagem/`, { token: person.token, address, body })
    return posted.body.mensagem.autor.id as string
  }
  const enter = async (address: string) => (await chat.tryEntering('Lia', address)).status
  const banned = await write('192.0.2.10')
  await chat.block(banned, 'BANIDO')
  expect([await enter('192.0.2.10'), await enter('192.0.2.11')]).toEqual([403, 201])
  await chat.call('DELETE', `/chat/${chat.canal}/autor/${banned}/bloqueio`, chat.staff)
  expect(await enter('192.0.2.10')).toBe(201)
  await chat.block(await write('192.0.2.12'), 'MUDO')
  expect(await enter('192.0.2.12')).toBe(201)
})

it('where a member wrote from is known for a day', async () => {
  const { token } = await test.join()
  const body = { chave: randomUUID(), texto: 'Oi' }
  await test.call('POST', `/chat/${chat.canal}/mensagem/`, { token, address: '192.0.2.20', body })
  const networks = async () => {
    const [row] = await test.asOwner((owner) =>
      owner.query<{ n: number }>('select count(*)::int as n from chat_mensagem where rede_hash is not null'),
    )
    return row?.n
  }
  expect(await networks()).toBeGreaterThan(0)
  test.advance(2 * 86_400_000)
  await test.runJobs()
  expect(await networks()).toBe(0)
})

it('a member who is banned knows it, and may write again when it is lifted; staff are not blocked', async () => {
  const ana = await test.join({ nome: 'Ana', sobrenome: 'Souza', email: 'ana-do-chat@example.org' })
  const autor = await chat.autor(ana)
  await chat.block(autor, 'BANIDO')
  expect((await chat.call('GET', `/chat/${chat.canal}/eu`, ana)).body).toMatchObject({ flagBanido: true })
  expect((await chat.post(ana, 'Oi')).body.code).toBe('CHAT_BANNED')
  const details = await chat.call('GET', `/chat/${chat.canal}/autor/${autor}`, chat.staff)
  expect(details.body).toMatchObject({
    nome: 'Ana Souza',
    email: 'ana-do-chat@example.org',
    flagAutenticado: true,
    papel: 'MEMBRO',
    bloqueio: { tipo: 'BANIDO', ate: null },
  })
  await chat.call('DELETE', `/chat/${chat.canal}/autor/${autor}/bloqueio`, chat.staff)
  expect((await chat.post(ana, 'Oi')).status).toBe(201)
  expect((await chat.block(await chat.autor(chat.staff), 'MUDO')).body.code).toBe('CHAT_STAFF_AUTHOR')
})

it('words of the list hold a message or refuse it, however they are written', async () => {
  const palavras = [
    { palavra: 'bobagem', acao: 'RECUSAR' },
    { palavra: 'loteria', acao: 'SEGURAR' },
  ] as const
  await chat.set({ palavras: [...palavras] })
  const ana = await test.join()
  for (const texto of [
    'que BOBAGEM!',
    'b0b4g3m',
    'b o b a g e m',
    'boooobagem',
    'bоbagem',
    'bo\u200bbagem',
    'bóbágèm',
  ]) {
    expect((await chat.post(ana, texto)).body.code, texto).toBe('CHAT_WORD_REFUSED')
    test.advance(1000)
  }
  expect((await chat.post(ana, 'ganhei na loteria')).body.mensagem.situacao).toBe('RETIDA')
  expect((await chat.post(ana, 'bobagens')).body.mensagem.situacao).toBe('PUBLICADA')
  expect(await chat.queue()).toMatchObject([{ motivos: ['PALAVRA'] }])
  expect((await chat.post(chat.staff, 'isso é bobagem')).status).toBe(201)
})

it('signs of danger reach the moderators at once, unseen by others, and help is offered', async () => {
  const ana = await test.join()
  const { body } = await chat.post(ana, 'quero morrer')
  expect(body.mensagem.situacao).toBe('RETIDA')
  expect(body.ajuda.linhas.length).toBeGreaterThan(0)
  expect(await chat.texts()).toEqual([])
  await chat.post(await test.join(), 'seu idiota')
  expect(await chat.queue()).toMatchObject([{ motivos: ['CUIDADO'], sinais: ['SUICIDIO'] }, { motivos: ['OFENSA'] }])
  const notices = await test.call('GET', `/user/${chat.staff.accountId}/notificacao`, { token: chat.staff.token })
  expect(JSON.stringify(notices.body)).toContain('chat')
})

it('reports hold a message at the church’s limit, each person once and all guests as one', async () => {
  const [ana, rui, eva] = [await test.join(), await test.join(), await test.join()]
  const guests = [await chat.enter('Lia'), await chat.enter('Rute'), await chat.enter('Noa')]
  const id = await chat.write(ana, 'Ofensa')
  const report = (who: Parameters<typeof chat.act>[3]) => chat.act('POST', id, '/denuncia', who, { motivo: 'OFENSA' })
  expect((await report(ana)).body.code).toBe('CHAT_OWN_MESSAGE')
  for (const who of [rui, rui, rui, ...guests]) expect((await report(who)).status).toBe(200)
  expect(await chat.texts()).toEqual(['Ofensa'])
  const watched = await chat.watch()
  await report(eva)
  expect(await chat.texts()).toEqual([])
  expect(await watched.events()).toEqual([{ tipo: 'APAGADAS', ids: [id] }])
  const [waiting] = await chat.queue()
  expect(waiting).toMatchObject({
    motivos: ['DENUNCIA'],
    denuncias: expect.toSatisfy((all: unknown[]) => all.length === 5),
  })
  await chat.decide(id, 'PUBLICAR')
  expect(await chat.texts()).toEqual(['Ofensa'])
  for (const who of [rui, eva, ...guests]) await report(who)
  expect([await chat.texts(), await chat.queue()]).toEqual([['Ofensa'], []])
})

it('a decision is about the text that was read', async () => {
  await chat.set({ flagReterVisitantes: true })
  const lia = await chat.enter('Lia')
  const id = await chat.write(lia, 'Bom')
  await chat.act('PUT', id, '', lia, { texto: 'Mau' })
  expect((await chat.decide(id, 'PUBLICAR', 1)).body.code).toBe('CHANGED_MEANWHILE')
  expect((await chat.decide(id, 'PUBLICAR', 2)).status).toBe(200)
  expect(await chat.texts()).toEqual(['Mau'])
})

it('an own text is changed within five minutes, judged again, and marked', async () => {
  const [ana, rui] = [await test.join(), await test.join()]
  const id = await chat.write(ana, 'Ola')
  const watched = await chat.watch()
  expect((await chat.act('PUT', id, '', rui, { texto: 'x' })).status).toBe(404)
  const { body } = await chat.act('PUT', id, '', ana, { texto: 'Olá' })
  expect(body).toMatchObject({ texto: 'Olá', flagEditada: true })
  expect(await watched.events()).toEqual([{ tipo: 'EDITADA', id, texto: 'Olá' }])
  expect((await chat.act('PUT', id, '', ana, { texto: 'quero morrer' })).body.situacao).toBe('RETIDA')
  expect(await chat.texts()).toEqual([])
  expect((await watched.events()).at(-1)).toEqual({ tipo: 'APAGADAS', ids: [id] })
  test.advance(5 * 60_000 + 1)
  expect((await chat.act('PUT', id, '', ana, { texto: 'Olá' })).body.code).toBe('CHAT_EDIT_CLOSED')
})

it('reactions are counted once per person and emoji, and told in sums', async () => {
  const [ana, lia] = [await test.join(), await chat.enter('Lia')]
  const id = await chat.write(ana, 'Aleluia')
  const react = (who: typeof ana | typeof lia, ligada: boolean, emoji = '🙌') =>
    chat.act('PUT', id, '/reacao', who, { emoji, ligada })
  await Promise.all(Array.from({ length: 5 }, () => react(ana, true)))
  const watched = await chat.watch()
  expect((await react(lia, true)).body.reacoes).toEqual([{ emoji: '🙌', total: 2, flagMinha: true }])
  expect(await watched.events()).toEqual([
    { tipo: 'REACOES', id, reacoes: [{ emoji: '🙌', total: 2, flagMinha: false }] },
  ])
  expect((await chat.read(ana)).body.mensagens[0].reacoes).toEqual([{ emoji: '🙌', total: 2, flagMinha: true }])
  expect((await react(ana, false)).body.reacoes).toEqual([{ emoji: '🙌', total: 1, flagMinha: false }])
  expect((await react(ana, true, '💣')).status).toBe(400)
})

it('a message is pinned and taken down, and a deleted one is pinned no more', async () => {
  const id = await chat.write(await test.join(), 'Aviso')
  const watched = await chat.watch()
  await chat.call('PUT', `/chat/${chat.canal}/fixada`, chat.staff, { mensagem: id })
  expect((await chat.read()).body.canal.fixada).toMatchObject({ id, texto: 'Aviso' })
  expect(await watched.events()).toMatchObject([{ tipo: 'CANAL', canal: { fixada: { id } } }])
  await chat.call('DELETE', `/chat/${chat.canal}/fixada`, chat.staff)
  expect((await chat.read()).body.canal.fixada).toBeNull()
  await chat.call('PUT', `/chat/${chat.canal}/fixada`, chat.staff, { mensagem: id })
  await chat.act('DELETE', id, '', chat.staff)
  expect((await chat.read()).body.canal.fixada).toBeNull()
})

it('a change names the version of the channel', async () => {
  const { body } = await chat.read()
  const change = { versao: body.canal.versao, modoLentoSegundos: 5 }
  const answers = await Promise.all([1, 2].map(() => chat.call('PUT', `/chat/${chat.canal}/`, chat.staff, change)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await chat.addChannel(chat.canal)).status).toBe(409)
})

it('nothing of another church is reached by its ids', async () => {
  const admin = await test.join({ at: test.farol, roles: ['ROLE_ADMIN'] })
  const ana = await test.join()
  const id = await chat.write(ana, 'Daqui')
  const autor = await chat.autor(ana)
  const host = 'farol.narthex.test'
  await test.call('POST', '/chat/', {
    host,
    token: admin.token,
    body: { nome: chat.canal, titulo: null, tipo: 'PUBLICO' },
  })
  const call = (method: 'PUT' | 'DELETE' | 'GET', path: string, body?: object) =>
    test.call(method, path, { host, token: admin.token, ...(body && { body }) })
  const answers = [
    await call('DELETE', `/chat/${chat.canal}/mensagem/${id}`, {}),
    await call('PUT', `/chat-moderacao/${id}`, { decisao: 'APAGAR', versao: 1 }),
    await call('PUT', `/chat/${chat.canal}/fixada`, { mensagem: id }),
    await call('DELETE', `/chat/${chat.canal}/autor/${autor}/mensagem/`),
    await call('PUT', `/chat/${chat.canal}/autor/${autor}/bloqueio`, { tipo: 'BANIDO', minutos: null, motivo: null }),
    await call('PUT', `/chat/${chat.canal}/mensagem/${id}/reacao`, { emoji: '🙏', ligada: true }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect(await chat.texts()).toEqual(['Daqui'])
})

it('a chat is taken out as a file, which the log keeps', async () => {
  await chat.write(await test.join({ nome: 'Ana', sobrenome: 'Souza' }), '=1+1; "oi"')
  const { body, headers } = await chat.call('GET', `/chat/${chat.canal}/exportacao`, chat.staff)
  expect(headers['content-type']).toContain('text/csv')
  expect(body.toString()).toContain(`Ana Souza;Membro;"'=1+1; ""oi"""`)
})
