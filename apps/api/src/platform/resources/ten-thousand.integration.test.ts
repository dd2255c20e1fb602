import { devotionals } from '@narthex/contract/content/devotional.resource'
import { videos } from '@narthex/contract/media/video.resource'
import { songs } from '@narthex/contract/praise/song.resource'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { allNodes, countRowsVisited, explainAnalyze, type SentStatement } from '../../testing/query-plans.ts'
import { setUpChurches } from '../../testing/set-up.ts'

const limit = 50
/** Those that are looked up by a term, and a page. */
const mostVisits = 2100

/** Kinds with the SQL of ten thousand records: one of a hundred has the word `farol`, all have a word in common. */
const kinds = [
  {
    path: videos.path,
    tables: ['video'],
    fill: (
      church: number,
    ) => `insert into video (igreja_id, titulo, servico, codigo, serie, pregador, idioma, capitulos,
        legendas, situacao, data_publicacao)
      select ${church}, 'Pregação ' || n || case n % 100 when 7 then ' do farol' else '' end, 'YOUTUBE',
        'abcdefghijk', 'Série ' || n % 40, 'Pessoa ' || n % 7, 'pt-br', '[]', '[]',
        case n % 9 when 0 then 'RASCUNHO' else 'PUBLICADO' end, timestamptz '2016-01-01' + n * interval '8 hours'
      from generate_series(1, 10000) n`,
    sorts: ['titulo', '-titulo', 'dataPublicacao'],
    filters: ['situacao=RASCUNHO'],
    common: 'pregacao',
  },
  {
    path: songs.path,
    tables: ['louvor'],
    fill: (church: number) => `insert into louvor (igreja_id, code, title, author, grupo, show_type, letter, sections,
        musical_score, ordem, inicial)
      select ${church}, n::text, t, 'Autora ' || n % 70, 'Grupo ' || n % 9, 'cipher', '[]', '[]', '[]', sem_acento(t), 'c'
      from generate_series(1, 10000) n,
        lateral (select 'Canção ' || n || case n % 100 when 7 then ' do farol' else '' end as t)`,
    sorts: ['-title', 'author', '-author'],
    filters: ['group=Grupo+3', 'showType=cipher'],
    common: 'cancao',
  },
  {
    path: devotionals.path,
    tables: ['conteudo', 'conteudo_traducao'],
    fill: (church: number) => `with item as (
        insert into conteudo (igreja_id, tipo, situacao, data, data_publicacao, idioma, data_cadastro, data_atualizacao,
          titulo_busca)
        select ${church}, 'DEVOCIONAL', case n % 9 when 0 then 'RASCUNHO' else 'PUBLICADO' end, date '2000-01-01' + n,
          timestamptz '2000-01-01' + n * interval '1 day', 'pt', now(), now(),
          'leitura ' || n || case n % 100 when 7 then ' do farol' else '' end
        from generate_series(1, 10000) n returning igreja_id, id, titulo_busca)
      insert into conteudo_traducao (igreja_id, conteudo_id, idioma, titulo, resumo, minutos_leitura)
        select igreja_id, id, 'pt', titulo_busca, 'Resumo.', 1 from item`,
    sorts: ['titulo', '-titulo', 'data', '-data'],
    filters: ['situacao=RASCUNHO'],
    common: 'leitura',
  },
]

describe.each(kinds.map((kind) => [kind.path, kind] as const))('ten thousand records at %s', (path, kind) => {
  const sent: SentStatement[] = []
  const test = setUpChurches(
    { videira: { modules: ['MOD_DEVOCIONAL'] } },
    { onQuery: (sql, params) => sent.push({ sql, params }) },
  )
  let office: Person
  const [table = ''] = kind.tables
  const reads = new RegExp(`"${table}"|find_\\w+\\(`)

  beforeAll(async () => {
    await test.asOwner((owner) => owner.exec(kind.fill(test.videira.igrejaId)))
    await test.asOwner((owner) => owner.exec(`vacuum analyze ${kind.tables.join(', ')}`))
    office = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
  })

  /** Reads a page; none of its statements reads the whole table. */
  async function read(query: string) {
    sent.length = 0
    const { status, body } = await test.call('GET', `${path}?limit=${limit}&${query}`, { office })
    expect([status, body.itens?.length], query).toEqual([200, limit])
    const own = sent.filter(({ sql }) => reads.test(sql) && !sql.includes('count(*)'))
    expect(own.length, query).toBeGreaterThan(0)
    const plans = await Promise.all(
      own.map((statement) => test.asOwner((owner) => explainAnalyze(owner, test.videira, statement))),
    )
    const whole = plans
      .flatMap(allNodes)
      .filter((node) => node['Node Type'] === 'Seq Scan' && kind.tables.includes(node['Relation Name'] ?? ''))
    expect(whole, query).toEqual([])
    expect(Math.max(...plans.map(countRowsVisited)), query).toBeLessThan(mostVisits)
    return body
  }

  it('are listed, sorted, filtered and found from indexes, each page and the one behind it', async () => {
    const sorts = kind.sorts.map((sort) => `ordem=${sort}`)
    const terms = ['term=farol', `term=${kind.common}`, `term=${kind.common}&${sorts[0]}`]
    for (const query of ['', ...sorts, ...kind.filters, ...terms]) {
      const { proximo } = await read(query)
      await read(`${query}&apos=${encodeURIComponent(proximo)}`)
    }
  })

  it('end as fast as they begin: the last page visits no more rows than the first one', async () => {
    let proximo: string | null = ''
    let pages = 0
    for (; proximo !== null; pages++) {
      sent.length = 0
      const { body } = await test.call('GET', `${path}?limit=100${proximo && `&apos=${proximo}`}`, { office })
      proximo = body.proximo
    }
    expect(pages).toBe(100)
    for (const statement of sent.filter(({ sql }) => reads.test(sql))) {
      const plan = await test.asOwner((owner) => explainAnalyze(owner, test.videira, statement))
      expect(countRowsVisited(plan)).toBeLessThan(mostVisits)
    }
  })
})
