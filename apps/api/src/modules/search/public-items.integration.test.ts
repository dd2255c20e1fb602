import { listPublicItems } from '@narthex/contract/search/search.endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { clientAt } from '../../testing/client-at.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { publicItemAt } from './public-items.service.ts'
import type { SearchEntry } from './search-index.rules.ts'
import { indexItem } from './search-index.service.ts'

describe('what a church has published', () => {
  const now = new Date('2026-06-15T12:00:00Z')
  const later = new Date('2026-06-16T12:00:00Z')

  const test = setUpChurches(
    { recife: { modules: ['MOD_NOTICIA'] }, natal: { modules: ['MOD_NOTICIA'] } },
    { clock: () => now },
  )

  beforeAll(async () => {
    await keep(test.recife, 'NOTICIA', 1, { idioma: 'pt', titulo: 'Um' }, { idioma: 'en', titulo: 'One' })
    await keep(test.recife, 'NOTICIA', 2, { titulo: 'Amanhã', visivelEm: later })
    await keep(test.recife, 'PUBLICACAO', 3, { titulo: 'Sem módulo' })
    await keep(test.recife, 'VIDEO', 4, { titulo: 'Vídeo' })
    await keep(test.natal, 'NOTICIA', 5, { titulo: 'De Natal' })
  })

  async function keep(
    church: ChurchScope,
    tipo: SearchEntry['tipo'],
    itemId: number,
    ...texts: Partial<SearchEntry>[]
  ) {
    const usual = { titulo: '', resumo: null, imagem: null, texto: '', idioma: 'pt', chave: String(itemId) }
    const entries = texts.map((text) => ({ ...usual, visivelEm: new Date(0), ...text }))
    await test.platform.transactions.editSite(church, (work) => indexItem(work, { tipo, itemId }, entries))
  }
  const list = async (query = {}) =>
    (await clientAt(test.platform, test.recife)).call(listPublicItems, { params: { slug: test.recife.slug }, query })

  it('is listed once each, page by page, with what the clock adds next', async () => {
    const { itens, total, proximaPublicacao } = await list()
    expect(itens.map(({ tipo, chave }) => [tipo, chave])).toEqual([
      ['NOTICIA', '1'],
      ['VIDEO', '4'],
    ])
    expect({ total, proximaPublicacao }).toEqual({ total: 2, proximaPublicacao: later.toISOString() })
    expect((await list({ page: 2, limit: 1 })).itens).toEqual([expect.objectContaining({ tipo: 'VIDEO' })])
    expect((await list({ page: 3, limit: 1 })).itens).toEqual([])
  })

  it('is told of one thing in the reader’s language, and of nothing that is not public or another’s', async () => {
    const at = (chave: string, tipo: SearchEntry['tipo'] = 'NOTICIA', church = test.recife) =>
      publicItemAt(test.needs, test.needs.transactions.at(church), { tipo, chave }, 'en')
    expect(await at('1')).toEqual({ tipo: 'NOTICIA', itemId: 1, titulo: 'One', imagem: null })
    expect([await at('2'), await at('3', 'PUBLICACAO'), await at('5'), await at('1', 'VIDEO')]).toEqual(
      Array(4).fill(undefined),
    )
    expect(await at('5', 'NOTICIA', test.natal), 'control').toMatchObject({ titulo: 'De Natal' })
  })
})
