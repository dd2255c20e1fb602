import { describe, expect, it } from 'vitest'
import { openNewsDesk, plainNews } from '../../testing/news-desk.ts'
import { setUpChurches } from '../../testing/set-up.ts'

const startsAt = new Date('2026-06-20T12:00:00Z')
const modules = ['MOD_NOTICIA'] as const

describe('a record named by another system', () => {
  const test = setUpChurches({ farol: { modules }, videira: { modules } }, { startsAt })
  const desk = openNewsDesk(test)
  const { add, call, read } = desk
  const put = (name: string, form: object = plainNews) => call('PUT', `externo/${name}`, form)

  it('is added once, and changed by every later run', async () => {
    const first = await put('post-1')
    expect(first).toMatchObject({ status: 201, body: { idExterno: 'post-1', versao: 1, situacao: 'RASCUNHO' } })
    const second = await put('post-1', { ...plainNews, titulo: 'Corrigida' })
    expect(second).toMatchObject({ status: 200, body: { id: first.body.id, titulo: 'Corrigida', versao: 2 } })
    expect((await call('GET', '?idExterno=post-1')).body).toMatchObject({ total: 1, itens: [{ id: first.body.id }] })
  })

  it('is added once where two runs add it at the same moment', async () => {
    const answers = await Promise.all([put('post-2'), put('post-2'), put('post-2')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect((await call('GET', '?idExterno=post-2')).body.total).toBe(1)
  })

  it('keeps its state, and its name where a form does not tell it', async () => {
    const { id } = (await put('post-3')).body
    await call('PUT', `${id}/publicacao`, { versao: 1 })
    expect((await put('post-3')).body).toMatchObject({ situacao: 'PUBLICADO' })
    await call('PUT', `${id}`, { ...plainNews, versao: 3 })
    expect(await read(id)).toMatchObject({ idExterno: 'post-3' })
    await call('PUT', `${id}`, { ...plainNews, idExterno: null, versao: 4 })
    expect(await read(id)).toMatchObject({ idExterno: null })
  })

  it('has a name of its own among the news of its church', async () => {
    await put('post-4')
    const other = await add()
    const taken = { status: 409, body: { code: 'EXTERNAL_ID_TAKEN' } }
    expect(await call('POST', '', { ...plainNews, idExterno: 'post-4' })).toMatchObject(taken)
    expect(await call('PUT', `${other.id}`, { ...plainNews, idExterno: 'post-4', versao: 1 })).toMatchObject(taken)
    expect(await put('post-4', { ...plainNews, idExterno: 'post-5' })).toMatchObject({ status: 400 })
    const office = await test.join({ at: test.videira, roles: ['ROLE_ADMIN_CONTENT'] })
    const own = { office, body: plainNews }
    expect(await test.call('PUT', '/conteudo/noticia/externo/post-4', own)).toMatchObject({ status: 201 })
  })

  it('is copied without it, as a draft with another title', async () => {
    const { id } = (await put('post-6', { ...plainNews, traducoes: { en: { titulo: 'Work day', resumo: 'Gloves.' } } }))
      .body
    const copy = await call('POST', `${id}/copia`)
    expect(copy).toMatchObject({
      status: 201,
      body: {
        idExterno: null,
        titulo: `${plainNews.titulo} (2)`,
        situacao: 'RASCUNHO',
        versao: 1,
        traducoes: { en: { titulo: 'Work day' } },
        idiomas: { en: 'RASCUNHO' },
      },
    })
    expect(copy.body.id).not.toBe(id)
  })
})
