import { gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { allNodes, countRowsVisited, explainAnalyze, type SentStatement } from '../../../testing/query-plans.ts'
import { eventoLeitura } from './door.tables.ts'
import { setUpDoor } from './testing/set-up-door.ts'

const sent: SentStatement[] = []
const { test, stage, sell, inVideira } = setUpDoor({ onQuery: (sql, params) => sent.push({ sql, params }) })
let staff: Person

beforeAll(async () => {
  staff = await test.join({ roles: ['ROLE_ADMIN'] })
  const { id } = await sell({ nome: 'Pessoa' })
  // Copies of one ticket with its registration and its holder, half of them let in.
  await test.asOwner((owner) =>
    owner.exec(`
      create temp table copies as select n, lpad(n::text, 26, '0') as codigo from generate_series(1, 5000) n;
      insert into evento_inscricao select (jsonb_populate_record(i, jsonb_build_object(
          'codigo', c.codigo, 'chave', gen_random_uuid()))).*
        from evento_inscricao i join evento_bilhete b on b.inscricao_codigo = i.codigo, copies c where b.id = ${id};
      insert into evento_bilhete overriding system value select (jsonb_populate_record(b, jsonb_build_object(
          'id', 100000 + c.n, 'codigo', right(c.codigo, 16), 'inscricao_codigo', c.codigo))).*
        from evento_bilhete b, copies c where b.id = ${id};
      insert into evento_participante select (jsonb_populate_record(p, jsonb_build_object(
          'bilhete_id', 100000 + c.n, 'nome', 'Pessoa ' || c.n))).*
        from evento_participante p, copies c where p.bilhete_id = ${id};
      insert into evento_lista (igreja_id, evento_id, nome) select igreja_id, id, 'Entrada' from evento where id = ${stage.eventId};
      insert into evento_leitura (igreja_id, id, evento_id, lista_id, bilhete_id, tipo, aparelho, momento, recebida_em)
        select b.igreja_id, gen_random_uuid(), b.evento_id, l.id, b.id, 'ENTRADA', 'Ana · A1', now(), now()
        from evento_bilhete b join evento_lista l on l.evento_id = b.evento_id where b.id % 2 = 0;
      analyze`),
  )
})

const read = async (desde = '') =>
  test.call('GET', `/evento/${stage.eventId}/portaria/ingressos/${desde && `?desde=${desde}`}`, { token: staff.token })

it('five thousand tickets are sent in two parts, each once', async () => {
  const first = (await read()).body
  const second = (await read(first.cursor)).body
  expect([first.ingressos.length, first.flagMais]).toEqual([5000, true])
  expect([second.ingressos.length, second.flagMais]).toEqual([1, false])
  const ids = [...first.ingressos, ...second.ingressos].map(({ id }: { id: number }) => id)
  expect(new Set(ids).size).toBe(5001)
  expect(first.ingressos.filter(({ leituras }: { leituras: unknown[] }) => leituras.length > 0).length).toBeGreaterThan(
    2400,
  )
  expect(second.cursor).toMatch(/^\d+$/)
})

it('five thousand tickets are three statements and few bytes, so that a phone has them in a moment', async () => {
  await read()
  sent.length = 0
  const { body } = await read()
  expect(sent.length).toBeLessThanOrEqual(3)
  const written = JSON.stringify(body)
  expect(written.length / body.ingressos.length).toBeLessThan(400)
  expect(gzipSync(written).length / body.ingressos.length).toBeLessThan(60)
})

it('they are counted by list and type', async () => {
  const { body } = await test.call('GET', `/evento/${stage.eventId}/portaria/contagem/`, { token: staff.token })
  const entraram = await inVideira(({ tx }) => tx.$count(eventoLeitura))
  expect(body).toMatchObject([{ ingressos: 5001, idIngresso: stage.adult }])
  expect(body[0].entraram).toBe(entraram)
})

/** The worst of the statements that a call sends, by how many rows it looked at, and the tables that were read whole for it. */
async function worstPlan(path: string) {
  sent.length = 0
  const { status, body } = await test.call('GET', `/evento/${stage.eventId}${path}`, { token: staff.token })
  expect(status, JSON.stringify(body)).toBe(200)
  let [visits, loops] = [0, 0]
  for (const statement of sent.filter(({ sql }) => /^\s*(select|with)/i.test(sql))) {
    const plan = await test.asOwner((owner) => explainAnalyze(owner, test.videira, statement))
    visits = Math.max(visits, countRowsVisited(plan))
    const scans = allNodes(plan).filter((node) => node['Node Type'] === 'Seq Scan')
    loops = Math.max(loops, ...scans.filter((node) => node['Actual Rows'] > 100).map((node) => node['Actual Loops']))
  }
  return { visits, loops, body }
}

const passes = [
  '/equipe/bilhete/',
  '/equipe/bilhete/?q=Pessoa',
  '/equipe/bilhete/?entrada=SIM',
  '/equipe/bilhete/?entrada=NAO',
  '/equipe/totais',
  '/equipe/estatisticas',
  '/portaria/ingressos/',
  '/portaria/busca/?q=Pessoa',
  '/portaria/contagem/',
]

it.each(passes)(
  'five thousand tickets are looked at a few times for %s, and never once for each other',
  async (path) => {
    const { visits, loops } = await worstPlan(path)
    expect(visits).toBeLessThan(5000 * 20)
    expect(loops).toBeLessThanOrEqual(1)
  },
)

it.each([
  ['/equipe/bilhete/?q=soa%204321', 1],
  ['/equipe/bilhete/?q=PESSOA%204321', 1],
  ['/portaria/busca/?q=4321', 1],
  ['/portaria/busca/?q=pes%204321', 1],
  ['/portaria/busca/?q=321', 11],
])('a name is found by its index, without a look at all others: %s', async (path, found) => {
  const { visits, body } = await worstPlan(path)
  expect((body.itens ?? body).length).toBeLessThanOrEqual(found)
  expect(JSON.stringify(body)).toContain(path.includes('?q=321') ? 'Pessoa 321' : 'Pessoa 4321')
  expect(visits).toBeLessThan(1000)
})

it('control: a condition that the walls of churches hide from the index reads all readings for each ticket', async () => {
  const count = (ticket: string) => ({
    sql: `select count(*) from evento_bilhete b where b.igreja_id = $1 and b.evento_id = $2 and b.id < 100100 and exists (
      select from evento_leitura l where l.igreja_id = $1 and l.bilhete_id = ${ticket} offset 0)`,
    params: [test.videira.igrejaId, stage.eventId],
  })
  const visits = async (ticket: string) =>
    countRowsVisited(await test.asOwner((owner) => explainAnalyze(owner, test.videira, count(ticket))))
  expect(await visits('case when b.principal_id is null then b.id else b.principal_id end')).toBeLessThan(20_000)
  expect(await visits('coalesce(b.principal_id, b.id)')).toBeGreaterThan(100_000)
})
