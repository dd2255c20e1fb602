import { dayMs } from '@narthex/contract/durations'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { openCaller } from '../../testing/caller.ts'
import { foundPlainChurch } from '../../testing/plain-church.ts'
import { allNodes, countRowsVisited, explainAnalyze, type SentStatement } from '../../testing/query-plans.ts'
import { setUpPlatform } from '../../testing/set-up.ts'
import { publishEvent } from './events.editing.service.ts'

const now = new Date('2026-06-01T12:00:00Z')
/** Half of ten thousand are to come. */
const lastPage = Math.ceil(5001 / 12)

/* What a list reads does not grow with the events of a church, which are ten years of past ones and ten years to come. */
describe('the list of events of a church', () => {
  const sent: SentStatement[] = []
  const test = setUpPlatform({ clock: () => now, onQuery: (sql, params) => sent.push({ sql, params }) })
  const churches: Record<'few' | 'many', ChurchScope | undefined> = { few: undefined, many: undefined }

  beforeAll(async () => {
    for (const [name, events] of [
      ['few', 100],
      ['many', 10_000],
    ] as const) {
      const church = await foundPlainChurch(test.platform, name, ['MOD_EVENTO'])
      churches[name] = church
      const begins = now.getTime() + 3650 * dayMs
      const publish = (titulo: string, begin: number) =>
        publishEvent(createOwnCall(test.platform.transactions.at(church)), {
          titulo,
          resumo: null,
          imagem: null,
          local: null,
          flagOnline: false,
          dataInicio: new Date(begin),
          dataFim: new Date(begin + dayMs / 12),
        })
      await publish('Vigília', begins - 40 * dayMs)
      const id = await publish('Encontro', begins)
      await test.asOwner((owner) =>
        owner.exec(`
          insert into evento overriding system value select (jsonb_populate_record(t, jsonb_build_object('id', 100000 + n,
              'data_inicio', t.data_inicio - n * interval '7300 days' / ${events},
              'data_fim', t.data_fim - n * interval '7300 days' / ${events}))).*
            from evento t, generate_series(1, ${events}) n where t.igreja_id = ${church.igrejaId} and t.id = ${id};
          insert into busca select (jsonb_populate_record(b, jsonb_build_object('item_id', 100000 + n, 'chave', n::text))).*
            from busca b, generate_series(1, ${events}) n where b.igreja_id = ${church.igrejaId} and b.item_id = ${id}`),
      )
    }
    for (const table of ['evento', 'busca']) await test.asOwner((owner) => owner.exec(`vacuum analyze ${table}`))
  })

  /** The statements of a list whose summary is known, with the rows that they visit and the tables they read whole. */
  async function read(name: 'few' | 'many', query: string) {
    const church = churches[name]
    if (!church) throw new Error('The church is not there')
    const caller = openCaller(test.platform, name)
    const call = () => caller.call('GET', `/igreja/${name}/evento/?limit=12${query}`)
    await call()
    sent.length = 0
    const { status, body } = await call()
    expect(status).toBe(200)
    const [statement] = sent
    if (!statement) throw new Error('Nothing was read')
    const plan = await test.asOwner((owner) => explainAnalyze(owner, church, statement))
    const whole = allNodes(plan).filter(
      (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'evento',
    )
    return { statements: sent.length, visits: countRowsVisited(plan), whole: whole.length, body }
  }

  it.each([
    ['its first page', ''],
    ['past events', '&quando=passados'],
  ])('%s: one statement, from an index, as many rows for 10,000 events as for 100', async (_what, query) => {
    const [few, many] = [await read('few', query), await read('many', query)]
    expect(many.body.itens.length).toBe(few.body.itens.length)
    expect([few.statements, many.statements]).toEqual([1, 1])
    expect(many.whole).toBe(0)
    expect(many.visits).toBeLessThan(few.visits * 1.5 + 20)
  })

  it('a month: one statement, and no more than the events of some months', async () => {
    const { statements, visits, whole, body } = await read('many', '&mes=2030-03')
    expect(body.total).toBeGreaterThan(40)
    expect([statements, whole]).toEqual([1, 0])
    // The year before is looked at, for what lasts long.
    expect(visits).toBeLessThan((10_000 / 20) * 4)
  })

  it.each([
    ['a search', '&q=vigilia', 'Vigília'],
    ['its last page', `&page=${lastPage}`, 'Encontro'],
  ])('%s: one statement, which looks at each event twice at most', async (_what, query, titulo) => {
    const { statements, visits, body } = await read('many', query)
    expect(body.itens.at(-1).titulo).toBe(titulo)
    expect(body.itens.length).toBeLessThanOrEqual(12)
    expect(statements).toBe(1)
    expect(visits).toBeLessThan(10_000 * 2.5)
  })
})
