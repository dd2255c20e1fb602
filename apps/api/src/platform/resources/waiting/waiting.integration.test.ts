import { describe, expect, it } from 'vitest'
import { openNewsDesk } from '../../../testing/news-desk.ts'
import { setUpChurches } from '../../../testing/set-up.ts'

const modules = ['MOD_NOTICIA', 'MOD_DEVOCIONAL'] as const
const day = 24 * 60 * 60 * 1000

describe('what waits at the home of the office', () => {
  const test = setUpChurches(
    { farol: { modules }, videira: { modules }, lagoa: { modules: [] } },
    { startsAt: new Date('2026-11-29T12:00:00Z') },
  )
  const desk = openNewsDesk(test)
  const inDays = (days: number) => new Date(test.now.getTime() + days * day).toISOString()
  const read = async (own: object = {}) => {
    const office = await test.join({ roles: ['ROLE_ADMIN_CONTENT'], ...own })
    return (await test.call('GET', '/escritorio/pendente', { office })).body
  }
  const titles = (rows: readonly { titulo: string }[]) => rows.map(({ titulo }) => titulo)

  it('lists drafts of all kinds and changes that are not live, the own ones first', async () => {
    const office = await test.join({ roles: ['ROLE_ADMIN_CONTENT'], nome: 'Bia' })
    const devotional = { titulo: 'De Bia', resumo: 'Paz.', data: '2030-01-01' }
    const mine = await test.call('POST', '/conteudo/devocional/', { office, body: devotional })
    expect(mine.status).toBe(201)
    test.advance(60_000)
    await desk.add({ titulo: 'De Ana' })
    test.advance(60_000)
    const live = await desk.addLive({ titulo: 'No ar' })
    await (await desk.openTab(live.id)).save({ titulo: 'No ar, outra vez' })
    const { rascunhos } = (await test.call('GET', '/escritorio/pendente', { office })).body
    expect(rascunhos).toMatchObject([
      { tipo: 'devocional', titulo: 'De Bia', flagNoAr: false },
      { tipo: 'noticia', titulo: 'No ar', flagNoAr: true },
      { tipo: 'noticia', titulo: 'De Ana', flagNoAr: false },
    ])
    expect(titles((await read()).rascunhos)).toEqual(['No ar', 'De Ana', 'De Bia'])
  })

  it('lists what goes live within seven days once, the next one first, and not among the drafts', async () => {
    test.advance(day / 2)
    await desk.addLive({ titulo: 'Em dois dias', dataPublicacao: inDays(2) })
    await desk.addLive({ titulo: 'Em oito dias', dataPublicacao: inDays(8) })
    const draft = await desk.add({ titulo: 'Amanhã' })
    const plan = { versao: 1, revisao: 0, publicarEm: inDays(1) }
    expect((await desk.call('PUT', `${draft.id}/agenda`, plan)).status).toBe(200)
    const { agendados, rascunhos } = await read()
    expect(agendados).toMatchObject([
      { titulo: 'Amanhã', publicarEm: inDays(1) },
      { titulo: 'Em dois dias', publicarEm: inDays(2) },
    ])
    expect(titles(rascunhos)).not.toContain('Amanhã')
  })

  it('lists what leaves the trash within seven days', async () => {
    const [old, recent] = [await desk.add({ titulo: 'Antiga' }), await desk.add({ titulo: 'Recente' })]
    await desk.call('DELETE', `${old.id}`)
    test.advance(25 * day)
    await desk.call('DELETE', `${recent.id}`)
    const { lixeira, rascunhos } = await read()
    expect(lixeira).toMatchObject([{ tipo: 'noticia', id: old.id, titulo: 'Antiga', expiraEm: inDays(5) }])
    expect(titles(rascunhos)).not.toContain('Recente')
  })

  it('lists nothing of other churches, of modules that are off, and for those without a right or a login', async () => {
    const none = { rascunhos: [], agendados: [], lixeira: [] }
    expect(await read({ at: test.videira })).toEqual(none)
    expect(await read({ at: test.lagoa })).toEqual(none)
    expect(await read({ roles: ['ROLE_MODERATOR'] })).toEqual(none)
    expect(await test.call('GET', '/escritorio/pendente')).toMatchObject({ status: 401 })
  })
})
