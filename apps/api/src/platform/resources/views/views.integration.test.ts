import { describe, expect, it } from 'vitest'
import { openNewsDesk } from '../../../testing/news-desk.ts'
import { setUpChurches } from '../../../testing/set-up.ts'

const startsAt = new Date('2026-06-20T12:00:00Z')
const modules = ['MOD_NOTICIA'] as const
const drafts = { nome: 'Rascunhos', consulta: { situacao: 'RASCUNHO', ordem: '-dataPublicacao' } }

describe('saved views of a list', () => {
  const test = setUpChurches({ farol: { modules }, videira: { modules } }, { startsAt })
  const { call } = openNewsDesk(test)

  it('are of one person, and of all who read the list where that person shares them', async () => {
    const bia = await test.join({ roles: ['ROLE_ADMIN_CONTENT'], nome: 'Bia' })
    const own = await call('POST', 'visao/', drafts)
    expect(own).toMatchObject({ status: 201, body: { ...drafts, flagCompartilhada: false, flagPropria: true } })
    const shared = (await call('POST', 'visao/', { ...drafts, nome: 'De todos', flagCompartilhada: true })).body
    expect((await call('GET', 'visao/')).body.itens).toHaveLength(2)
    expect((await call('GET', 'visao/', undefined, bia)).body.itens).toMatchObject([
      { id: shared.id, nome: 'De todos', flagPropria: false, usuario: { nome: 'Ana' } },
    ])
    for (const id of [own.body.id, shared.id]) {
      expect(await call('PUT', `visao/${id}`, drafts, bia)).toMatchObject({ status: 404 })
      expect(await call('DELETE', `visao/${id}`, undefined, bia)).toMatchObject({ status: 404 })
    }
    const changed = await call('PUT', `visao/${own.body.id}`, { nome: 'Meus', consulta: {} })
    expect(changed.body).toMatchObject({ nome: 'Meus', consulta: {} })
    expect(await call('DELETE', `visao/${own.body.id}`)).toMatchObject({ status: 200 })
    expect(await call('DELETE', `visao/${own.body.id}`)).toMatchObject({ status: 404 })
  })

  it('are of one church and end at fifty', async () => {
    const clara = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    for (let made = 0; made < 50; made++) await call('POST', 'visao/', drafts, clara)
    expect(await call('POST', 'visao/', drafts, clara)).toMatchObject({ body: { code: 'LIMIT_REACHED' } })
    await call('POST', 'visao/', { ...drafts, flagCompartilhada: true })
    const office = await test.join({ at: test.videira, roles: ['ROLE_ADMIN_CONTENT'] })
    const { body } = await test.call('GET', '/conteudo/noticia/visao/', { office })
    expect(body.itens).toEqual([])
  })

  it('hold a query and nothing else', async () => {
    for (const consulta of [{ 'a b': '1' }, { a: 1 }, { a: 'x'.repeat(501) }, { a: '\u0000' }])
      expect(await call('POST', 'visao/', { nome: 'Má', consulta }), JSON.stringify(consulta)).toMatchObject({
        status: 400,
      })
  })
})
