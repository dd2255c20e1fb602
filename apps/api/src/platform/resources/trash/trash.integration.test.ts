import { describe, expect, it } from 'vitest'
import { publishContent, removeContent } from '../../../modules/content/content.editing.service.ts'
import { openNewsDesk, plainNews } from '../../../testing/news-desk.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { createOwnCall } from '../../http/route.ts'

const startsAt = new Date('2026-06-20T12:00:00Z')
const day = 86_400_000
const modules = ['MOD_NOTICIA'] as const

describe('the trash', () => {
  const test = setUpChurches({ farol: { modules }, videira: { modules } }, { startsAt })
  const desk = openNewsDesk(test)
  const { add, addLive, call, openTab, readShown } = desk
  const search = async (word: string) => (await test.call('GET', `/igreja/farol/busca/?q=${word}`)).body.itens.length
  const listTrash = async (query = '') => (await call('GET', `lixeira/${query}`)).body

  it('holds what was removed, with who and until when, and nobody else sees it', async () => {
    const { id } = await addLive({ titulo: 'Removida hoje' })
    await call('DELETE', `${id}`)
    expect(await listTrash('?term=REMOVIDA')).toMatchObject({
      total: 1,
      itens: [
        {
          id,
          titulo: 'Removida hoje',
          removidoEm: test.now.toISOString(),
          expiraEm: new Date(test.now.getTime() + 30 * day).toISOString(),
          usuario: { nome: 'Ana' },
        },
      ],
    })
    expect(await readShown(id)).toBeUndefined()
    expect(await desk.listShown()).not.toContain('Removida hoje')
    expect(await search('removida')).toBe(0)
    expect((await call('GET', '?term=removida')).body.total).toBe(0)
    for (const [method, path, body] of [
      ['GET', `${id}`],
      ['GET', `${id}/rascunho`],
      ['GET', `${id}/historico`],
      ['PUT', `${id}`, { ...plainNews, versao: 3 }],
      ['PUT', `${id}/publicacao`, { versao: 3 }],
      ['DELETE', `${id}`],
    ] as const)
      expect(await call(method, path, body), `${method} ${path}`).toMatchObject({ status: 404 })
  })

  it('gives a record back as it was: shown, findable, with its draft and its versions', async () => {
    const { id } = await addLive({ titulo: 'Devolvida' })
    await (await openTab(id)).save({ titulo: 'Devolvida, mudada' })
    await call('DELETE', `${id}`)
    const restored = await call('POST', `lixeira/${id}`)
    expect(restored.body).toMatchObject({ titulo: 'Devolvida', situacao: 'PUBLICADO' })
    expect(await readShown(id)).toMatchObject({ titulo: 'Devolvida' })
    expect(await search('devolvida')).toBe(1)
    expect((await call('GET', `${id}/versao/`)).body.total).toBe(2)
    expect(await desk.readDraft(id)).toMatchObject({ formulario: { titulo: 'Devolvida, mudada' } })
    expect(await call('POST', `lixeira/${id}`)).toMatchObject({ status: 404 })
    const { itens } = (await call('GET', `${id}/historico`)).body
    expect(itens.map(({ acao }: { acao: string }) => acao).slice(0, 2)).toEqual(['CONTENT_RESTORED', 'CONTENT_REMOVED'])
  })

  it('gives back a draft as a draft', async () => {
    const { id } = await add()
    await call('DELETE', `${id}`)
    expect((await call('POST', `lixeira/${id}`)).body).toMatchObject({ situacao: 'RASCUNHO' })
    expect(await readShown(id)).toBeUndefined()
  })

  it('lets go of an external id, and says so where another record has it by then', async () => {
    const { id } = await add({ idExterno: 'site-antigo-7' })
    expect(await call('POST', '', { ...plainNews, idExterno: 'site-antigo-7' })).toMatchObject({
      status: 409,
      body: { code: 'EXTERNAL_ID_TAKEN' },
    })
    await call('DELETE', `${id}`)
    const second = await add({ idExterno: 'site-antigo-7' })
    expect(await call('POST', `lixeira/${id}`)).toMatchObject({ status: 409, body: { code: 'EXTERNAL_ID_TAKEN' } })
    await call('PUT', `${second.id}`, { ...plainNews, idExterno: null, versao: 1 })
    expect((await call('POST', `lixeira/${id}`)).body).toMatchObject({ idExterno: 'site-antigo-7' })
  })

  it('is emptied of what has lain there for thirty days, and of nothing else', async () => {
    const [old, restored, recent] = [await addLive(), await addLive(), await addLive()]
    await (await openTab(old.id)).save({ titulo: 'Perdida' })
    await call('DELETE', `${old.id}`)
    await call('DELETE', `${restored.id}`)
    await call('POST', `lixeira/${restored.id}`)
    test.advance(5 * day)
    await call('DELETE', `${recent.id}`)
    test.advance(24 * day)
    await test.runJobs()
    expect(await desk.count('conteudo', `id = ${old.id}`)).toBe(1)
    test.advance(2 * day)
    await test.runJobs()
    const ids = `(${old.id}, ${restored.id}, ${recent.id})`
    expect(await desk.count('conteudo', `id in ${ids}`)).toBe(2)
    expect(await desk.count('lixeira', `registro in ${ids}`)).toBe(1)
    expect(await desk.count('rascunho', `registro = ${old.id}`)).toBe(0)
    expect(await desk.count('registro_versao', `registro = ${old.id}`)).toBe(0)
    expect(await call('POST', `lixeira/${old.id}`)).toMatchObject({ status: 404 })
  })

  it('is emptied of one record by hand', async () => {
    const { id } = await add()
    expect(await call('DELETE', `lixeira/${id}`)).toMatchObject({ status: 404 })
    await call('DELETE', `${id}`)
    expect(await call('DELETE', `lixeira/${id}`)).toMatchObject({ status: 200 })
    expect(await desk.count('conteudo', `id = ${id}`)).toBe(0)
    expect(await call('DELETE', `lixeira/${id}`)).toMatchObject({ status: 404 })
  })

  it('is that of its church', async () => {
    const { id } = await add()
    await call('DELETE', `${id}`)
    const office = await test.join({ at: test.videira, roles: ['ROLE_ADMIN_CONTENT'] })
    const own = { office }
    expect((await test.call('GET', '/conteudo/noticia/lixeira/', own)).body.total).toBe(0)
    expect(await test.call('POST', `/conteudo/noticia/lixeira/${id}`, own)).toMatchObject({ status: 404 })
    expect(await test.call('DELETE', `/conteudo/noticia/lixeira/${id}`, own)).toMatchObject({ status: 404 })
  })

  it('is none of kinds without one: what they remove is gone', async () => {
    const own = createOwnCall(test.platform.transactions.at(test.farol))
    const id = await publishContent(own, 'MINISTERIO', plainNews)
    await removeContent(own, id)
    expect(await desk.count('conteudo', `id = ${id}`)).toBe(0)
  })
})
