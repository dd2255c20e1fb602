import { atStrength } from '@narthex/contract/testing/strength'
import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { countRowsVisited, explainAnalyze, type SentStatement } from '../../testing/query-plans.ts'
import { setUpChat } from './testing/set-up-chat.ts'

const sent: SentStatement[] = []
const chat = setUpChat({ onQuery: (sql, params) => sent.push({ sql, params }) })
const { test } = chat
const messages = atStrength({ deep: 100_000, full: 10_000 })

/** Maximum rows visited for a page of fifty messages with their authors and reactions. */
const mostVisits = 1500

/** The most rows that one of the statements visits which a call sends. */
async function countVisits(run: () => Promise<{ status: number }>): Promise<number> {
  sent.length = 0
  expect((await run()).status).toBeLessThan(300)
  const reads = sent.filter(({ sql }) => /^\s*select/i.test(sql) && /chat_/.test(sql))
  expect(reads.length).toBeGreaterThan(0)
  const visits: number[] = []
  for (const statement of reads) {
    const plan = await test.asOwner((owner) => explainAnalyze(owner, test.videira, statement))
    visits.push(countRowsVisited(plan))
  }
  return Math.max(...visits)
}

let canal = ''
let oldest = 0
let writer: Person

beforeAll(async () => {
  writer = await test.join()
  const staff = await test.join({ roles: ['ROLE_ADMIN'] })
  canal = 'cheio'
  await test.call('POST', '/chat/', { token: staff.token, body: { nome: canal, titulo: null, tipo: 'PUBLICO' } })
  await test.asOwner(async (owner) => {
    await owner.exec(`
      insert into chat_visitante (igreja_id, nome, criado_em)
        select ${test.videira.igrejaId}, 'Gente ' || n, now() from generate_series(1, 500) n;
      insert into chat_mensagem (igreja_id, canal_id, usuario_id, visitante_id, chave, texto, situacao, criada_em)
        select ${test.videira.igrejaId}, c.id, case when n % 5 = 0 then ${writer.memberId} end,
          case when n % 5 > 0 then v.id end, gen_random_uuid(), 'Mensagem ' || n,
          case when n % 100 = 0 then 'SOMBRA' when n % 77 = 0 then 'APAGADA' else 'PUBLICADA' end,
          '2026-02-01T12:00:00Z'::timestamptz + n * interval '1 second'
        from generate_series(1, ${messages}) n
          join chat_canal c on c.igreja_id = ${test.videira.igrejaId} and c.nome = '${canal}'
          join (select id, row_number() over (order by id) as at from chat_visitante) v on v.at = n % 500 + 1;
      insert into chat_reacao (igreja_id, mensagem_id, usuario_id, emoji)
        select igreja_id, id, ${writer.memberId}, '🙏' from chat_mensagem where id % 3 = 0`)
    const [row] = await owner.query<{ id: string }>('select min(id) + 60 as id from chat_mensagem')
    oldest = Number(row?.id)
  })
})

it('the latest messages of very many, and the oldest, are read by a bounded number of rows', async () => {
  const ana = await test.join()
  const pages = [`/igreja/videira/chat/${canal}/`, `/igreja/videira/chat/${canal}/mensagem/?antes=${oldest}`]
  for (const path of pages)
    for (const token of [undefined, ana.token])
      expect(await countVisits(() => test.call('GET', path, { token })), path).toBeLessThan(mostVisits)
})

it('a message beside very many costs as many rows as the first', async () => {
  chat.canal = canal
  const [ana, lia] = [await test.join(), await chat.enter('Lia')]
  for (const who of [ana, lia]) expect(await countVisits(() => chat.post(who, 'Mais uma'))).toBeLessThan(200)
})

it('with statistics, as a server gathers them, so does one of the author of every fifth', async () => {
  chat.canal = canal
  await test.asOwner((owner) => owner.exec('analyze chat_mensagem'))
  expect(await countVisits(() => chat.post(writer, 'Mais uma'))).toBeLessThan(200)
})

it('control: what no index answers visits them all', async () => {
  const statement = {
    sql: `select id from chat_mensagem where texto = 'Mensagem 1' and chat_mensagem.segundo is null`,
    params: [],
  }
  const visits = countRowsVisited(await test.asOwner((owner) => explainAnalyze(owner, test.videira, statement)))
  expect(visits).toBeGreaterThanOrEqual(messages)
})
