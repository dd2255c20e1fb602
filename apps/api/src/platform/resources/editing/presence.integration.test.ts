import { describe, expect, it } from 'vitest'
import { openNewsDesk } from '../../../testing/news-desk.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'

const startsAt = new Date('2026-06-20T12:00:00Z')
const modules = ['MOD_NOTICIA'] as const

describe('who has a record open', () => {
  const test = setUpChurches({ farol: { modules }, videira: { modules } }, { startsAt })
  const desk = openNewsDesk(test)
  const tell = async (id: number, editor: string, as?: Person, own: object = {}) =>
    (await desk.call('PUT', `${id}/presenca`, { editor, ...own }, as)).body

  it('are the others, with when they came, and not the tabs of the same person', async () => {
    const { id } = await desk.add()
    const bia = await test.join({ roles: ['ROLE_ADMIN_CONTENT'], nome: 'Bia' })
    expect(await tell(id, 'ana-aba-1')).toEqual({ outros: [], versao: 1, revisao: 0 })
    expect(await tell(id, 'ana-aba-2')).toMatchObject({ outros: [] })
    expect(await tell(id, 'bia-aba-1', bia)).toMatchObject({
      outros: [{ usuario: { nome: 'Ana' }, desde: test.now.toISOString() }],
    })
    expect(await tell(id, 'ana-aba-1')).toMatchObject({ outros: [{ usuario: { nome: 'Bia' } }] })
  })

  it('are gone when they close it, or are silent', async () => {
    const { id } = await desk.add()
    const bia = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    await tell(id, 'bia-aba-1', bia)
    await tell(id, 'bia-aba-1', bia, { flagAberto: false })
    expect(await tell(id, 'ana-aba-1')).toMatchObject({ outros: [] })
    await tell(id, 'bia-aba-1', bia)
    test.advance(40_000)
    expect(await tell(id, 'ana-aba-1')).toMatchObject({ outros: [{}] })
    test.advance(10_000)
    expect(await tell(id, 'ana-aba-1')).toMatchObject({ outros: [] })
  })

  it('close it quietly after the record was removed, and cannot open it', async () => {
    const { id } = await desk.add()
    await tell(id, 'ana-aba-1')
    await desk.call('DELETE', `${id}`)
    expect(await tell(id, 'ana-aba-1', undefined, { flagAberto: false })).toEqual({ outros: [], versao: 0, revisao: 0 })
    expect(await tell(id, 'ana-aba-1')).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('tell that the record or its draft was changed', async () => {
    const { id, versao } = await desk.addLive()
    await (await desk.openTab(id)).save({ titulo: 'Outro' })
    expect(await tell(id, 'ana-aba-1')).toMatchObject({ versao, revisao: 1 })
  })

  it('are of one record of one church', async () => {
    const [one, two] = [await desk.add(), await desk.add()]
    const bia = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    await tell(one.id, 'bia-aba-1', bia)
    expect(await tell(two.id, 'ana-aba-1')).toMatchObject({ outros: [] })
    const office = await test.join({ at: test.videira, roles: ['ROLE_ADMIN_CONTENT'] })
    const body = { editor: 'videira-aba-1' }
    expect(await test.call('PUT', `/conteudo/noticia/${one.id}/presenca`, { office, body })).toMatchObject({
      status: 404,
    })
  })
})
