import pg from 'pg'
import { sales } from '../datasets/ticket-sale.ts'
import { contest } from './contest.ts'

export interface BareSalesOptions {
  readonly databaseUrl: string
  readonly clients: number
  /** Sales in each turn. */
  readonly times: number
}

/** One statement takes a seat of the quota and writes the purchase and its ticket: nothing is checked. */
const sell = `with seat as (
    update evento_cota set ocupadas = ocupadas + 1 where evento_id = $1 and ocupadas < vagas returning igreja_id, evento_id),
  bought as (
    insert into evento_inscricao (igreja_id, codigo, evento_id, situacao, origem, chave, conteudo_hash, criada_em, expira_em)
    select igreja_id, upper(substr(md5(random()::text), 1, 26)), evento_id, 'RESERVADA', 'SITE', gen_random_uuid(), 'none', now(),
      now() + interval '10 minutes'
    from seat returning igreja_id, codigo, evento_id)
  insert into evento_bilhete (igreja_id, codigo, evento_id, inscricao_codigo, ingresso_id, posicao, valor, situacao)
  select igreja_id, upper(substr(md5(random()::text), 1, 16)), evento_id, codigo, $1, 0, 0, 'RESERVADO' from bought`

/** Sells tickets of one quota from several connections, as `pgbench` would. */
contest(async ({ databaseUrl, clients, times }: BareSalesOptions) => {
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      return client
    }),
  )
  const { eventId } = sales.endless
  return {
    port: 0,
    answers: {
      async sell() {
        const begun = performance.now()
        let left = times
        await Promise.all(
          connections.map(async (client) => {
            while (left-- > 0) await client.query({ name: 'sell', text: sell, values: [eventId] })
          }),
        )
        return ((performance.now() - begun) * 1000) / times
      },
    },
  }
})
