import { searchBible } from '@narthex/contract/bible/bible.endpoints'
import type { CallInput } from '@narthex/contract/endpoint'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { queryRows } from '../../../platform/database/database.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { clientAt } from '../../../testing/client-at.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { everyDatabase } from '../../../testing/test-platform.ts'
import { importMadeUp } from '../testing/set-up-bible.ts'

type Query = CallInput<typeof searchBible>['query']

describe.each(everyDatabase())('searching the Bible on the %s database', (kind) => {
  const test = setUpChurches({ farol: {}, recife: {} }, { kind })

  beforeAll(async () => {
    await importMadeUp(test.platform, {
      books: ['Gen', 'John'],
      verses: {
        'Gen.1.1': 'O barco azul saiu; o barco voltou.',
        'Gen.1.2': 'Azul é o coração do barco.',
        'John.1.1': { ate: 2, texto: 'Coração de pescador: barco azul, barco azul.' },
        'John.1.2': '',
        'Ps.1.1': 'Um barco-azul à d’água, e "azul".',
      },
    })
    await importMadeUp(test.platform, { codigo: 'outra', verses: { 'John.1.1': 'O barco azul de outra tradução.' } })
    await importMadeUp(
      test.platform,
      { codigo: 'propria', verses: { 'John.1.1': 'O barco azul da igreja.' } },
      test.farol,
    )
  })

  const search = async (query: Query, traducao = 'ensaio', church: ChurchScope = test.recife) =>
    (await clientAt(test.platform, church)).call(searchBible, { params: { traducao }, query })
  const places = async (query: Query) =>
    (await search(query)).itens.map(({ livro, capitulo, versiculo }) => `${livro}.${capitulo}.${versiculo}`)

  it.each<[Query, string[]]>([
    [{ termo: 'barco' }, ['Gen.1.1', 'Gen.1.2', 'Ps.1.1', 'John.1.1']],
    [{ termo: 'BARCO coracao' }, ['Gen.1.2', 'John.1.1']],
    [{ termo: 'coração, barco!' }, ['Gen.1.2', 'John.1.1']],
    [{ termo: 'barco azul', frase: 'true' }, ['Gen.1.1', 'Ps.1.1', 'John.1.1']],
    [{ termo: 'azul barco', frase: 'true' }, ['John.1.1']],
    [{ termo: 'o barco voltou', frase: 'true' }, ['Gen.1.1']],
    [{ termo: 'barco barco barco', frase: 'true' }, []],
    [{ termo: 'bar' }, []],
    [{ termo: 'agua' }, ['Ps.1.1']],
    [{ termo: 'barco', livro: 'John' }, ['John.1.1']],
    [{ termo: 'barco', testamento: 'NT' }, ['John.1.1']],
    [{ termo: 'barco', testamento: 'AT' }, ['Gen.1.1', 'Gen.1.2', 'Ps.1.1']],
    [{ termo: 'barco', testamento: 'AT', livro: 'John' }, []],
    [{ termo: '' }, []],
    [{ termo: '… — !' }, []],
    [{ termo: "barco' | 'azul" }, ['Gen.1.1', 'Gen.1.2', 'Ps.1.1', 'John.1.1']],
    [{ termo: 'barco:*' }, ['Gen.1.1', 'Gen.1.2', 'Ps.1.1', 'John.1.1']],
  ])('by %j finds %j', async (query, expected) => {
    expect(await places(query)).toEqual(expected)
    expect((await search(query)).total).toBe(expected.length)
  })

  it('shows where the words stand, each occurrence', async () => {
    const shown = async (query: Query) =>
      (await search(query)).itens.map(({ texto, realces }) => realces.map(([from, to]) => texto.slice(from, to)))
    expect(await shown({ termo: 'CORACAO pescador' })).toEqual([['Coração', 'pescador']])
    expect(await shown({ termo: 'azul barco', frase: 'true' })).toEqual([['azul, barco']])
    expect(await shown({ termo: 'barco azul barco', frase: 'true' })).toEqual([['barco azul, barco']])
    expect(await shown({ termo: 'azul', livro: 'Ps' })).toEqual([['azul', 'azul']])
  })

  it('counts by books, those that are left out of the list included', async () => {
    const { contagem, total, itens } = await search({ termo: 'palavra', livro: 'John', limit: '3', page: '2' })
    expect(contagem).toEqual([
      { livro: 'Gen', total: 1531 },
      { livro: 'John', total: 877 },
    ])
    expect(total).toBe(877)
    expect(itens.map(({ versiculo }) => versiculo)).toEqual([6, 7, 8])
  })

  it('gives each verse once over all pages, and nothing behind the last', async () => {
    const pages = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        search({ termo: 'palavra', page: `${index + 1}`, limit: '100', livro: 'John' }),
      ),
    )
    const found = pages.flatMap(({ itens }) => itens.map(({ capitulo, versiculo }) => capitulo * 1000 + versiculo))
    expect(found).toHaveLength(877)
    expect(found).toEqual([...new Set(found)].toSorted((a, b) => a - b))
  })

  it('stays within one translation, and within those that the church may read', async () => {
    expect((await search({ termo: 'barco' }, 'outra')).itens.map(({ texto }) => texto)).toEqual([
      'O barco azul de outra tradução.',
    ])
    expect((await search({ termo: 'barco' }, 'propria', test.farol)).total).toBe(1)
    await expect(search({ termo: 'barco' }, 'propria')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it('is held to the church by the database as well', async () => {
    const { platform } = test
    const [own] = await test.asOwner((owner) =>
      owner.query<{ id: number }>("select id from biblia_traducao where codigo = 'propria'"),
    )

    const find = (church: ChurchScope) =>
      platform.database.inScope(church, (tx) =>
        queryRows(tx, sql`select * from find_verses(${own?.id}, 'barco'::tsquery)`),
      )
    expect(await find(test.farol)).toHaveLength(1)
    expect(await find(test.recife)).toEqual([])
  })
})
