import { beforeAll, describe, expect, it } from 'vitest'
import { publishTag } from '../../../modules/play/catalogue/tag.service.ts'
import { openNewsDesk } from '../../../testing/news-desk.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { createOwnCall } from '../../http/route.ts'

const modules = ['MOD_NOTICIA', 'MOD_ASSINATURA'] as const

describe('the search of the office', () => {
  const test = setUpChurches({ farol: { modules }, videira: { modules }, lagoa: { modules: [] } })
  const desk = openNewsDesk(test)
  const find = async (term: string, own: object = {}) => {
    const office = await test.join({ roles: ['ROLE_ADMIN_CONTENT'], ...own })
    return test.call('GET', `/escritorio/busca?term=${encodeURIComponent(term)}`, { office })
  }
  const titles = async (term: string) => (await find(term)).body.itens.map(({ titulo }: { titulo: string }) => titulo)

  beforeAll(async () => {
    for (const titulo of ['Grande coral', 'Coral de Natal', 'Corais', 'O encoralado', 'Café da manhã'])
      await desk.add({ titulo })
    await publishTag(createOwnCall(test.platform.transactions.at(test.farol)), { nome: 'Coral jovem', ordem: 1 })
    await publishTag(createOwnCall(test.platform.transactions.at(test.videira)), { nome: 'Coral alheio', ordem: 1 })
  })

  it('finds records of all kinds: first those whose title begins so, then those with a word that does', async () => {
    const found = await titles('CORAL')
    expect(found.slice(0, 2).sort()).toEqual(['Coral de Natal', 'Coral jovem'])
    expect(found.slice(2)).toEqual(['Grande coral', 'O encoralado'])
    expect(await titles('cafe')).toEqual(['Café da manhã'])
    expect((await find('coral jovem')).body.itens).toMatchObject([
      { tipo: 'play_tag', id: expect.any(Number), caminho: expect.stringMatching(/^\/igreja\/play\/tag\/\d+$/) },
    ])
  })

  it('finds by one letter, and nothing by what is a pattern', async () => {
    expect(await titles('g')).toEqual(['Grande coral'])
    expect(await titles('%')).toEqual([])
    expect(await titles('_')).toEqual([])
    expect(await titles('\\')).toEqual([])
  })

  it('finds nothing in the trash, nothing of a module that is off, and nothing for those without a role', async () => {
    const { id } = await desk.add({ titulo: 'Zebra' })
    await desk.call('DELETE', `${id}`)
    expect(await titles('zebra')).toEqual([])
    expect((await find('coral', { roles: [] })).status).toBe(401)
    expect((await find('coral', { roles: ['ROLE_MODERATOR'] })).body.itens).toEqual([])
    const office = await test.join({ at: test.lagoa, roles: ['ROLE_ADMIN_CONTENT'] })
    const { body } = await test.call('GET', '/escritorio/busca?term=coral', { office })
    expect(body.itens).toEqual([])
    expect(await test.call('GET', '/escritorio/busca?term=coral')).toMatchObject({ status: 401 })
  })
})
