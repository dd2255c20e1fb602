import { videos } from '@narthex/contract/media/video.resource'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'

const { path } = videos
const hour = 3_600_000
const film = 'https://youtu.be/abcdefghijk'

describe('the videos of a church, as its staff write them', () => {
  const test = setUpChurches(
    { farol: { fusoHorario: 'America/Recife' }, videira: {} },
    { startsAt: new Date('2026-06-20T12:00:00Z') },
  )
  let editor: Person
  beforeEach(async () => {
    editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', own: string, body?: object, office = editor) =>
    test.call(method, `${path}${own}`, { office, ...(body && { body }) })
  const add = async (own: object = {}) => (await call('POST', '', { titulo: 'O sal', endereco: film, ...own })).body
  const publish = async ({ id, versao }: { id: number; versao: number }) =>
    (await call('PUT', `${id}/publicacao`, { versao })).body
  const readShown = async (id: number) => test.call('GET', `/igreja/farol/video/${id}`)
  const listShown = async (query = ''): Promise<string[]> =>
    (await test.call('GET', `/video/farol${query}`)).body.itens.map(({ titulo }: { titulo: string }) => titulo)
  const isFound = async (word: string) =>
    (await test.call('GET', `/igreja/farol/busca/?q=${word}`)).body.itens.length > 0

  it('are drafts until they are published, from that moment on unless they have one of their own', async () => {
    const open = await add({ titulo: 'Aberto' })
    expect(open).toMatchObject({ situacao: 'RASCUNHO', versao: 1, idioma: 'pt-br', idExterno: null })
    expect([(await readShown(open.id)).status, await isFound('aberto')]).toEqual([404, false])
    test.advance(hour)
    const published = await publish(open)
    expect(published).toMatchObject({ situacao: 'PUBLICADO', dataPublicacao: test.now.toISOString() })
    expect([(await readShown(open.id)).status, await isFound('aberto')]).toEqual([200, true])

    const coming = new Date(test.now.getTime() + hour).toISOString()
    const dated = await add({ titulo: 'Vindouro', dataPublicacao: coming })
    expect(await publish(dated)).toMatchObject({ dataPublicacao: coming })
    expect(await listShown()).not.toContain('Vindouro')
    test.advance(hour)
    expect((await listShown())[0]).toBe('Vindouro')
  })

  it('come back as they were written, wherever they are kept', async () => {
    const kept = [
      ['https://vimeo.com/123456/abcdef0123', 'https://vimeo.com/123456/abcdef0123'],
      ['https://www.youtube.com/shorts/abcdefghijk?si=x', 'https://www.youtube.com/watch?v=abcdefghijk'],
      ['/media/files/AAAAAAAAAAAAAAAAAAAAAA.mp4', '/media/files/AAAAAAAAAAAAAAAAAAAAAA.mp4'],
      ['https://media.example/live/index.m3u8', 'https://media.example/live/index.m3u8'],
    ]
    for (const [endereco, expected] of kept) {
      const { id, versao, ...made } = await add({
        endereco,
        descricao: 'Em 1:05',
        serie: 'Marés',
        pregador: 'Lídia',
        referencia: 'João 6.12',
        idioma: 'es',
        duracaoSegundos: 90,
        capitulos: [
          { inicioSegundos: 65, titulo: 'Leitura' },
          { inicioSegundos: 0, titulo: 'Começo' },
        ],
      })
      expect(made.endereco).toBe(expected)
      const capitulos = [{ inicioSegundos: 0, titulo: 'Começo' }, { inicioSegundos: 65 }]
      expect(made).toMatchObject({ serie: 'Marés', pregador: 'Lídia', idioma: 'es', capitulos })
      const { situacao: _, servico: __, codigo: ___, url: ____, ...form } = made
      const again = await call('PUT', `${id}`, { ...form, versao })
      expect(again.body).toEqual({ ...made, id, versao: versao + 1 })
    }
  })

  it.each([
    ['a number that is no video’s', { endereco: 'https://vimeo.com/event/4321' }, 'endereco'],
    ['a script', { endereco: 'javascript:alert(1)' }, 'endereco'],
    ['a title of white space', { titulo: '  ' }, 'titulo'],
    [
      'two chapters at one second',
      { capitulos: [0, 0].map((at) => ({ inicioSegundos: at, titulo: 'x' })) },
      'capitulos',
    ],
    ['a language that is none', { idioma: 'português' }, 'idioma'],
    ['a moment that never was', { dataPublicacao: '0000-01-01T00:00:00Z' }, 'dataPublicacao'],
  ])('are refused with %s', async (_, own, field) => {
    const { status, body } = await call('POST', '', { titulo: 'O sal', endereco: film, ...own })
    expect([status, body.details?.[0]?.path], JSON.stringify(body)).toEqual([400, `body.${field}`])
  })

  it('keep what is live while a draft is typed, and change it by the clock', async () => {
    const { id, versao } = await publish(await add({ titulo: 'Antes', serie: 'Marés' }))
    const formulario = { titulo: 'Depois', endereco: film, serie: 'Pontes' }
    const save = { editor: 'aba-000001', sequencia: 1, versao, revisao: 0, formulario }
    const { revisao } = (await call('PUT', `${id}/rascunho`, save)).body
    expect((await call('GET', '?flagRascunho=true')).body.itens).toMatchObject([{ id, flagRascunho: true }])
    const publicarEm = new Date(test.now.getTime() + hour).toISOString()
    expect((await call('PUT', `${id}/agenda`, { versao, revisao, publicarEm })).status).toBe(200)
    await test.runJobs()
    expect((await readShown(id)).body.video.titulo).toBe('Antes')
    test.advance(hour)
    await test.runJobs()
    expect((await readShown(id)).body.video).toMatchObject({ titulo: 'Depois', serie: 'Pontes' })
    const versions = (await call('GET', `${id}/versao/`)).body.itens
    expect(versions.map(({ motivo }: { motivo: string }) => motivo)).toContain('PUBLICACAO')
  })

  it('leave every page, list and search with the trash, free their name there, and come back as they were', async () => {
    const made = await publish(await add({ titulo: 'Perdido', serie: 'Trevas', idExterno: 'a' }))
    await call('DELETE', `${made.id}`)
    expect((await readShown(made.id)).status).toBe(404)
    expect([await listShown('?q=perdido'), await listShown('?serie=Trevas'), await isFound('perdido')]).toEqual([
      [],
      [],
      false,
    ])
    const { body: series } = await test.call('GET', '/igreja/farol/video-serie/')
    expect(series.map(({ nome }: { nome: string }) => nome)).not.toContain('Trevas')
    const other = await add({ titulo: 'Outro', idExterno: 'a' })
    const taken = await call('POST', `lixeira/${made.id}/restauracao`)
    expect(taken.status).not.toBe(200)
    await call('DELETE', `${other.id}`)
    expect((await call('GET', 'lixeira/?term=perdido')).body.itens).toMatchObject([{ titulo: 'Perdido' }])
  })

  it('are put by their name elsewhere: twice is once', async () => {
    const form = { titulo: 'De fora', endereco: film }
    const first = await call('PUT', 'externo/youtube:abcdefghijk', form)
    const second = await call('PUT', 'externo/youtube:abcdefghijk', { ...form, titulo: 'De fora 2' })
    expect([first.status, second.status, second.body.id === first.body.id]).toEqual([201, 200, true])
    expect((await call('GET', '?idExterno=youtube:abcdefghijk')).body.itens).toMatchObject([{ titulo: 'De fora 2' }])
  })

  it('are found by title, series and speaker, by the church alone that has them', async () => {
    const { id } = await add({ titulo: 'Âncora', serie: 'Navegação', pregador: 'Ágata Nóbrega' })
    for (const term of ['ancora', 'NAVEGACAO', 'nobrega', 'ancora navega'])
      expect((await call('GET', `?term=${encodeURIComponent(term)}`)).body.itens, term).toMatchObject([{ id }])
    for (const term of ['%', '_', 'zzz']) expect((await call('GET', `?term=${term}`)).body.itens).toEqual([])
    const stranger = await test.join({ at: test.videira, roles: ['ROLE_ADMIN_CONTENT'] })
    expect((await call('GET', '?term=ancora', undefined, stranger)).body.itens).toEqual([])
    expect((await call('GET', `${id}`, undefined, stranger)).status).toBe(404)
    const hits = await test.call('GET', '/escritorio/busca?term=ancora', { office: editor })
    expect(hits.body.itens).toMatchObject([{ tipo: 'video', id, titulo: 'Âncora' }])
  })

  it('of two editors: the second is told what the first saved, and loses nothing', async () => {
    const made = await add({ titulo: 'Dois' })
    const form = { titulo: 'Um', endereco: film, versao: made.versao }
    expect((await call('PUT', `${made.id}`, form)).status).toBe(200)
    const late = await call('PUT', `${made.id}`, { ...form, titulo: 'Tarde' })
    expect(late).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
  })
})
