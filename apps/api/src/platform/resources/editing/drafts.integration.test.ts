import { describe, expect, it } from 'vitest'
import { openNewsDesk, plainNews } from '../../../testing/news-desk.ts'
import { setUpChurches } from '../../../testing/set-up.ts'

const startsAt = new Date('2026-06-20T12:00:00Z')
const minute = 60_000
const modules = ['MOD_NOTICIA'] as const

describe('a draft', () => {
  const test = setUpChurches({ farol: { modules }, videira: { modules } }, { startsAt })
  const desk = openNewsDesk(test)
  const { add, addLive, call, openTab, publish, read, readDraft, readShown } = desk

  it('keeps what is typed of a record that is live, and leaves what readers see', async () => {
    const { id, versao } = await addLive({ titulo: 'Antes' })
    const tab = await openTab(id)
    const before = await desk.readVersion()
    expect((await tab.save({ titulo: 'Depois' })).body).toMatchObject({
      revisao: 1,
      versao,
      flagPendente: true,
      flagPublicado: true,
      formulario: { titulo: 'Depois' },
      problemas: [],
      usuario: { nome: 'Ana' },
    })
    expect(await desk.readVersion()).toBe(before)
    expect(await readShown(id)).toMatchObject({ titulo: 'Antes' })
    expect((await call('GET', '?flagRascunho=true&term=antes')).body.itens).toMatchObject([{ id, flagRascunho: true }])
    expect((await call('GET', '?flagRascunho=false&term=antes')).body.itens).toEqual([])

    const published = await publish(id, { versao, revisao: 1 })
    expect(published).toMatchObject({ titulo: 'Depois', situacao: 'PUBLICADO' })
    expect(await desk.readVersion()).toBeGreaterThan(before)
    expect(await readShown(id)).toMatchObject({ titulo: 'Depois' })
    expect(await readDraft(id)).toMatchObject({ flagPendente: false, versao: published.versao })
  })

  it('of a record that is none readers see is the record itself, at once', async () => {
    const { id } = await add({ titulo: 'Primeiro' })
    const before = await desk.readVersion()
    const tab = await openTab(id)
    const saved = (await tab.save({ titulo: 'Segundo' })).body
    expect(saved).toMatchObject({ flagPendente: false, flagPublicado: false, versao: 2 })
    expect(await read(id)).toMatchObject({ titulo: 'Segundo', situacao: 'RASCUNHO', versao: 2 })
    expect((await call('GET', '?term=segundo')).body.itens).toMatchObject([{ id, flagRascunho: false }])
    expect(await desk.readVersion()).toBe(before)
  })

  it('holds a form that is not complete, tells what is missing, and is not published so', async () => {
    const { id } = await add({ titulo: 'Inteira' })
    const tab = await openTab(id)
    const saved = (await tab.save({ titulo: '' })).body
    expect(saved).toMatchObject({ flagPendente: true, problemas: [{ path: 'titulo' }], formulario: { titulo: '' } })
    expect(await read(id)).toMatchObject({ titulo: 'Inteira', versao: 1 })
    expect(await readDraft(id)).toMatchObject({ formulario: { titulo: '' }, problemas: [{ path: 'titulo' }] })
    const refused = await call('PUT', `${id}/publicacao`, { versao: 1, revisao: saved.revisao })
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    expect((await tab.save({ titulo: 'Agora sim' })).body).toMatchObject({ flagPendente: false, problemas: [] })
  })

  it('is not overwritten by saves that are late, doubled or out of order', async () => {
    const { id } = await addLive()
    const tab = await openTab(id)
    const sent = ['Um', 'Dois', 'Três'].map((titulo) => tab.next({ titulo }))
    const [first, second, third] = sent
    await call('PUT', `${id}/rascunho`, first)
    await call('PUT', `${id}/rascunho`, third)
    for (const late of [second, first, third])
      expect(await call('PUT', `${id}/rascunho`, late)).toMatchObject({
        status: 200,
        body: { formulario: { titulo: 'Três' }, sequencia: 3, revisao: 2 },
      })
  })

  it('never tells an editor of somebody else where its own saves are in flight', async () => {
    const { id } = await addLive()
    const tab = await openTab(id)
    const saves = ['Um', 'Dois', 'Três', 'Quatro'].map((titulo) => tab.next({ titulo }))
    const answers = await Promise.all(saves.map((save) => call('PUT', `${id}/rascunho`, save)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await readDraft(id)).toMatchObject({ formulario: { titulo: 'Quatro' } })
  })

  it('control: of two editors the second learns what the first wrote, and merges', async () => {
    const { id, versao } = await addLive()
    const other = await test.join({ roles: ['ROLE_ADMIN_CONTENT'], nome: 'Bia' })
    const [mine, theirs] = [await openTab(id), await openTab(id, other)]
    await mine.save({ titulo: 'Título da Ana' })
    const refused = await theirs.save({ resumo: 'Resumo da Bia' })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'CHANGED_MEANWHILE',
        atual: { registro: { versao }, revisao: 1, rascunho: { titulo: 'Título da Ana', resumo: plainNews.resumo } },
      },
    })
    theirs.learn({ versao, revisao: refused.body.atual.revisao })
    const merged = await theirs.save({ titulo: 'Título da Ana', resumo: 'Resumo da Bia' })
    expect(merged.body).toMatchObject({ revisao: 2, usuario: { nome: 'Bia' } })
    expect(await mine.save({ titulo: 'Outro' })).toMatchObject({ status: 409 })
  })

  it('of one tab is not taken for that of another tab of the same person, nor by its name for that of another person', async () => {
    const { id } = await addLive()
    const other = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    const [one, two] = [await openTab(id), await openTab(id)]
    const stolen = { ...one.next({ titulo: 'Alheio' }), sequencia: 99 }
    await one.save({ titulo: 'Da primeira' })
    expect(await two.save({ titulo: 'Da segunda' })).toMatchObject({ status: 409 })
    expect(await call('PUT', `${id}/rascunho`, stolen, other)).toMatchObject({ status: 409 })
    expect(await readDraft(id)).toMatchObject({ formulario: { titulo: 'Da primeira' } })
  })

  it('is refused on a version that was replaced, and the new one comes with the refusal', async () => {
    const { id } = await addLive()
    const tab = await openTab(id)
    await call('PUT', `${id}`, { ...plainNews, titulo: 'Substituída', versao: 2 })
    expect(await tab.save({ titulo: 'Velha' })).toMatchObject({
      status: 409,
      body: { atual: { registro: { titulo: 'Substituída', versao: 3 }, rascunho: null } },
    })
  })

  it('is discarded as it was seen, and nothing else', async () => {
    const { id } = await addLive({ titulo: 'Fica' })
    const tab = await openTab(id)
    await tab.save({ titulo: 'Vai' })
    await tab.save({ titulo: 'Vai também' })
    expect(await call('DELETE', `${id}/rascunho?revisao=1`)).toMatchObject({ status: 409 })
    expect((await call('DELETE', `${id}/rascunho?revisao=2`)).body).toMatchObject({
      flagPendente: false,
      formulario: { titulo: 'Fica' },
    })
    expect((await tab.save({ titulo: 'De novo' })).status).toBe(409)
  })

  it('leaves one act and one row of history for a minute of typing, from the first state to the last', async () => {
    const { id } = await add({ titulo: 'A' })
    const acts = () => desk.count('auditoria', `detalhes ->> 'conteudo' = '${id}'`)
    const tab = await openTab(id)
    for (const titulo of ['Ab', 'Abc', 'Abcd']) await tab.save({ titulo })
    expect(await acts()).toBe(2)
    test.advance(2 * minute)
    await tab.save({ titulo: 'Abcde' })
    expect(await acts()).toBe(3)
    const { itens } = (await call('GET', `${id}/historico`)).body
    const titles = itens.map(({ campos }: { campos: { campo: string; antes: unknown; depois: unknown }[] }) =>
      campos.filter(({ campo }) => campo === 'textos'),
    )
    expect(titles.slice(0, 2)).toMatchObject([
      [{ antes: [{ titulo: 'Abcd' }], depois: [{ titulo: 'Abcde' }] }],
      [{ antes: [{ titulo: 'A' }], depois: [{ titulo: 'Abcd' }] }],
    ])
  })

  it('is published by who saw its last save, also where that changed the record and its answer was lost', async () => {
    const { id } = await add()
    const tab = await openTab(id)
    const save = tab.next({ titulo: 'Resposta perdida' })
    await call('PUT', `${id}/rascunho`, save)
    expect(await call('PUT', `${id}/publicacao`, { versao: 1 })).toMatchObject({ status: 409 })
    expect(await publish(id, { versao: 1, revisao: 1 })).toMatchObject({ titulo: 'Resposta perdida' })
    const acts = await desk.count('auditoria', "acao = 'CONTENT_PUBLISHED'")
    expect(await publish(id, { versao: 1, revisao: 1 }), 'asked again').toMatchObject({
      titulo: 'Resposta perdida',
      versao: 3,
    })
    expect(await desk.count('auditoria', "acao = 'CONTENT_PUBLISHED'")).toBe(acts)
    const other = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    const again = { office: other, body: { versao: 1, revisao: 1 } }
    expect(await test.call('PUT', `/conteudo/noticia/${id}/publicacao`, again)).toMatchObject({ status: 409 })
    await call('PUT', `${id}`, { ...plainNews, versao: 3 })
    expect(await call('PUT', `${id}/publicacao`, { versao: 1, revisao: 1 })).toMatchObject({ status: 409 })
  })

  it('is nothing at another church', async () => {
    const { id } = await addLive()
    const office = await test.join({ at: test.videira, roles: ['ROLE_ADMIN_CONTENT'] })
    const tab = await openTab(id)
    const save = { office, body: tab.next({}) }
    expect(await test.call('PUT', `/conteudo/noticia/${id}/rascunho`, save)).toMatchObject({ status: 404 })
    const reading = { office }
    expect(await test.call('GET', `/conteudo/noticia/${id}/rascunho`, reading)).toMatchObject({ status: 404 })
  })

  it('refuses what cannot be kept, and what is no field of the form', async () => {
    const { id } = await addLive()
    const tab = await openTab(id)
    for (const form of [{ titulo: 'a\u0000b' }, { corpo: { text: '\ud800' } }, { '\u0000': 1 }, { outro: 1 }])
      expect(await call('PUT', `${id}/rascunho`, tab.next(form)), JSON.stringify(form)).toMatchObject({ status: 400 })
  })
})
