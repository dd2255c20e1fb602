import { beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { publishDevotional, publishNews } from '../content.editing.service.ts'

const startsAt = new Date('2026-06-20T12:00:00Z')
const day = 86_400_000
const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const form = { titulo: 'Mutirão no sábado', resumo: 'Tragam luvas.', corpo: paragraph('Às oito, como em João 3.16.') }
/** The calls that name a news item. */
const everyCall = (id: number): ['GET' | 'PUT' | 'DELETE', string, object?][] => [
  ['GET', `${id}`],
  ['GET', `${id}/historico`],
  ['PUT', `${id}`, { ...form, versao: 1 }],
  ['PUT', `${id}/publicacao`, { versao: 1 }],
  ['DELETE', `${id}/publicacao?versao=1`],
  ['DELETE', `${id}`],
]

describe('the news of a church, as its staff write them', () => {
  const modules = ['MOD_NOTICIA', 'MOD_DEVOCIONAL'] as const
  const test = setUpChurches({ farol: { modules }, videira: { modules }, lagoa: { modules: [] } }, { startsAt })
  let editor: Person
  beforeEach(async () => {
    editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    test.call(method, `/conteudo/noticia/${path}`, { office: editor, ...(body && { body }) })
  const add = async (own: object = {}) => (await call('POST', '', { ...form, ...own })).body
  const publish = (id: number, versao: number) => call('PUT', `${id}/publicacao`, { versao })
  const listShown = async (): Promise<string[]> =>
    (await test.call('GET', '/igreja/farol/noticia/')).body.itens.map(({ titulo }: { titulo: string }) => titulo)
  const search = async (word: string): Promise<string[]> =>
    (await test.call('GET', `/igreja/farol/busca/?q=${word}`)).body.itens.map(
      ({ titulo }: { titulo: { texto: string } }) => titulo.texto,
    )
  const readVersion = async () => {
    const query = `select versao from igreja where id = ${test.farol.igrejaId}`
    const [row] = await test.asOwner((owner) => owner.query<{ versao: number }>(query))
    return row?.versao ?? 0
  }

  it('begins as a draft, which no visitor sees, and comes back as it was written', async () => {
    const made = await add({ titulo: 'Rascunho', traducoes: { en: { titulo: 'Draft', resumo: 'Bring gloves.' } } })
    expect(made).toMatchObject({
      versao: 1,
      situacao: 'RASCUNHO',
      titulo: 'Rascunho',
      idioma: 'pt',
      traducoes: { en: { titulo: 'Draft', resumo: 'Bring gloves.', corpo: null } },
      autor: null,
    })
    expect(JSON.stringify(made.corpo)).toContain('John.3.16')
    expect((await call('GET', `${made.id}`)).body).toEqual(made)
    expect(await listShown()).not.toContain('Rascunho')
    expect(await test.call('GET', `/igreja/farol/noticia/${made.id}`)).toMatchObject({ status: 404 })
  })

  it('is shown at once when it is published, with the moment of that as its date', async () => {
    const { id } = await add({ titulo: 'Publicada' })
    test.advance(2 * day)
    editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    const before = await readVersion()
    const published = await publish(id, 1)
    expect(published.body).toMatchObject({ situacao: 'PUBLICADO', versao: 2, dataPublicacao: test.now.toISOString() })
    expect(await readVersion()).toBeGreaterThan(before)
    expect(await listShown()).toContain('Publicada')
    expect(await search('publicada')).toContain('Publicada')

    const withdrawn = await call('DELETE', `${id}/publicacao?versao=2`)
    expect(withdrawn.body).toMatchObject({ situacao: 'RASCUNHO', versao: 3 })
    expect(await listShown()).not.toContain('Publicada')
    expect(await test.call('GET', `/igreja/farol/noticia/${id}`)).toMatchObject({ status: 404 })
    expect(await search('publicada')).not.toContain('Publicada')
  })

  it('keeps its date when it is published once more', async () => {
    const own = createOwnCall(test.platform.transactions.at(test.farol))
    const id = await publishNews(own, { titulo: 'Antiga', resumo: 'Do começo.' })
    const { dataPublicacao } = (await call('GET', `${id}`)).body
    test.advance(2 * day)
    editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    expect((await publish(id, 1)).body).toMatchObject({ situacao: 'PUBLICADO', dataPublicacao })
  })

  it('waits for the date that was chosen', async () => {
    const dataPublicacao = new Date(test.now.getTime() + day).toISOString()
    const { id } = await add({ titulo: 'Marcada', dataPublicacao })
    expect((await publish(id, 1)).body).toMatchObject({ situacao: 'PUBLICADO', dataPublicacao })
    expect(await listShown()).not.toContain('Marcada')
  })

  it('stays published, dated and in its language when its text is replaced', async () => {
    const { id } = await add({ titulo: 'Antes', idioma: 'es' })
    const published = (await publish(id, 1)).body
    const changed = await call('PUT', `${id}`, { ...form, titulo: 'Depois', versao: 2 })
    const { dataPublicacao, situacao } = published
    expect(changed.body).toMatchObject({ titulo: 'Depois', versao: 3, dataPublicacao, situacao, idioma: 'es' })
    expect(await listShown()).toEqual(expect.arrayContaining(['Depois']))
  })

  it('is changed on its present version alone, and the other one is told', async () => {
    const { id } = await add()
    await call('PUT', `${id}`, { ...form, versao: 1 })
    for (const answer of [
      await call('PUT', `${id}`, { ...form, versao: 1 }),
      await publish(id, 1),
      await call('DELETE', `${id}/publicacao?versao=1`),
    ])
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'CHANGED_MEANWHILE', details: [{ path: 'versao', message: '2' }] },
      })
  })

  it('is changed once when two change the same version at the same moment', async () => {
    const { id } = await add()
    const answers = await Promise.all(
      ['Um', 'Dois'].map((titulo) => call('PUT', `${id}`, { ...form, titulo, versao: 1 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const kept = answers.find(({ status }) => status === 200)?.body
    expect((await call('GET', `${id}`)).body).toEqual(kept)
    expect((await call('GET', `${id}/historico`)).body.total).toBe(2)
  })

  it('is gone with its place in the search when it is removed', async () => {
    const { id } = await add({ titulo: 'Passageira' })
    await publish(id, 1)
    expect(await search('passageira')).toContain('Passageira')
    expect(await call('DELETE', `${id}`)).toMatchObject({ status: 200 })
    expect(await call('DELETE', `${id}`)).toMatchObject({ status: 404 })
    expect(await search('passageira')).not.toContain('Passageira')
  })

  it('is listed by state, by a part of its title and in an order, in parts', async () => {
    for (const titulo of ['Ágape zelo', 'Ato zelo', 'Abril zelo']) await add({ titulo })
    const titles = async (query: string) => {
      const { body } = await call('GET', `?term=ZELO&${query}`)
      return { ...body, itens: body.itens.map(({ titulo }: { titulo: string }) => titulo) }
    }
    const first = await titles('ordem=titulo&limit=2')
    expect(first).toEqual({ itens: ['Abril zelo', 'Ágape zelo'], proximo: expect.any(String), total: 3 })
    const rest = await titles(`ordem=titulo&limit=2&apos=${first.proximo}`)
    expect(rest).toEqual({ itens: ['Ato zelo'], proximo: null, total: null })
    expect((await titles('situacao=PUBLICADO')).total).toBe(0)
    expect((await titles('situacao=RASCUNHO')).itens).toEqual(['Abril zelo', 'Ato zelo', 'Ágape zelo'])
  })

  it('is taken out as a file, as the list was searched and sorted, in the words of the church', async () => {
    for (const titulo of ['Ata zunido', 'Bazar zunido']) await add({ titulo })
    const query = 'term=zunido&ordem=-titulo'
    const csv = await call('GET', `exportacao?${query}&situacao=RASCUNHO`)
    expect(csv).toMatchObject({ status: 200, headers: { 'content-type': expect.stringContaining('text/csv') } })
    const lines = csv.body
      .toString('utf8')
      .split('\r\n')
      .map((line: string) => line.split(';').slice(0, 2).join(';'))
    expect(lines).toEqual(['\uFEFFTítulo;Situação', 'Bazar zunido;Rascunho', 'Ata zunido;Rascunho', ''])
    const none = await call('GET', `exportacao?${query}&situacao=PUBLICADO`)
    expect(none.body.toString('utf8').trim().split('\r\n')).toHaveLength(1)
    expect(await call('GET', `planilha?${query}`)).toMatchObject({
      headers: { 'content-disposition': expect.stringContaining('farol-noticia.xlsx') },
    })
    const acts = await test.asOwner((owner) =>
      owner.query("select detalhes from auditoria where acao = 'CONTENT_EXPORTED'"),
    )
    expect(acts).toEqual(Array.from({ length: 3 }, () => ({ detalhes: { lista: 'noticia' } })))
  })

  it('goes on behind the longest title of any script', async () => {
    for (const last of ['一', '二']) await add({ titulo: `${'永'.repeat(199)}${last}` })
    const { body } = await call('GET', '?term=%E6%B0%B8&ordem=titulo&limit=1')
    expect((await call('GET', `?term=%E6%B0%B8&ordem=titulo&limit=1&apos=${body.proximo}`)).body.itens).toHaveLength(1)
  })

  it('tells its history, with the words of each language', async () => {
    const { id } = await add({ titulo: 'Um' })
    await call('PUT', `${id}`, { ...form, titulo: 'Dois', versao: 1 })
    await publish(id, 2)
    const { itens } = (await call('GET', `${id}/historico`)).body
    expect(itens.map(({ acao }: { acao: string }) => acao)).toEqual([
      'CONTENT_PUBLISHED',
      'CONTENT_SET',
      'CONTENT_ADDED',
    ])
    expect(itens[0].campos).toContainEqual({ campo: 'situacao', antes: 'RASCUNHO', depois: 'PUBLICADO' })
    expect(itens[1].campos).toMatchObject([
      { campo: 'textos', antes: [{ titulo: 'Um' }], depois: [{ titulo: 'Dois' }] },
    ])
  })

  it('is no other kind of content: neither its record nor its history', async () => {
    const own = createOwnCall(test.platform.transactions.at(test.farol))
    const devotional = { titulo: 'Pão', resumo: 'Do dia', referencia: 'João 3.16', data: '2026-06-20' }
    const id = await publishDevotional(own, devotional)
    for (const [method, path, body] of everyCall(id))
      expect(await call(method, path, body), `${method} ${path}`).toMatchObject({ status: 404 })
    expect((await call('GET', '?term=p%C3%A3o')).body.total).toBe(0)
  })

  it('is of one church: staff of another one neither read nor change it, nor see what was changed', async () => {
    const { id } = await add({ titulo: 'Alheia' })
    const office = await test.join({ at: test.videira, roles: ['ROLE_ADMIN_CONTENT'] })
    for (const [method, path, body] of everyCall(id))
      expect(
        await test.call(method, `/conteudo/noticia/${path}`, { office, ...(body && { body }) }),
        `${method} ${path}`,
      ).toMatchObject({ status: 404 })
    expect((await test.call('GET', '/conteudo/noticia/?term=alheia', { office })).body.total).toBe(0)
    expect((await call('GET', `${id}`)).body).toMatchObject({ titulo: 'Alheia', versao: 1, situacao: 'RASCUNHO' })
  })

  it('refuses what is no document', async () => {
    expect(await call('POST', '', { ...form, corpo: 'words' })).toMatchObject({ status: 400 })
  })

  it('needs the module', async () => {
    const office = await test.join({ at: test.lagoa, roles: ['ROLE_ADMIN_CONTENT'] })
    const answer = await test.call('GET', '/conteudo/noticia/', { office })
    expect(answer).toMatchObject({ status: 404 })
  })
})
