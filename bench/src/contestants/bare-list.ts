import type { Server } from 'node:http'
import { fastify } from 'fastify'
import { type DemoOptions, ownerPool } from '../platform.ts'
import { contest } from './contest.ts'
import { listening } from './listening.ts'

type Params = { readonly codigo: string }

/** Fastify with the product's own statements, as the database's owner: no tenants, validation or response schemas. */
contest(async ({ databaseUrl }: DemoOptions) => {
  const owner = ownerPool(databaseUrl)
  const ids = new Map(
    (await owner.query<{ codigo: string; id: number }>('select codigo, id from igreja')).map((row) => [
      row.codigo,
      row.id,
    ]),
  )
  const app = fastify({ logger: false })

  app.get<{ Params: Params }>('/api/v1/igreja/:codigo/modulo/', ({ params: { codigo } }) =>
    owner.query('select codigo from igreja_modulo where igreja_id = $1 order by codigo', [ids.get(codigo)]),
  )

  app.get<{ Params: Params; Querystring: { page: string; limit: string } }>(
    '/api/v1/igreja/:codigo/notificacao/',
    async ({ params: { codigo }, query }) => {
      const [page, limit] = [Number(query.page), Number(query.limit)]
      const rows = await owner.query<NotificationRow>(
        `select id, titulo, corpo, tipo, id_entidade_relacionada, data_cadastro, data_ultima_alteracao,
                (count(*) over ())::int as total
         from notificacao where igreja_id = $1 order by data_cadastro desc, id desc limit $2 offset $3`,
        [ids.get(codigo), limit, (page - 1) * limit],
      )
      const itens = rows.map((row) => ({
        id: row.id,
        titulo: row.titulo,
        corpo: row.corpo,
        dataCadastro: row.data_cadastro,
        dataUltimaAlteracao: row.data_ultima_alteracao,
        tipo: row.tipo === null ? null : { codigo: row.tipo },
        igreja: { codigo },
        idEntidadeRelacionada: row.id_entidade_relacionada,
      }))
      return { itens, page, limit, total: rows[0]?.total ?? 0 }
    },
  )

  await app.ready()
  return { port: await listening(app.server as Server) }
})

interface NotificationRow {
  readonly id: number
  readonly titulo: string
  readonly corpo: string
  readonly tipo: string | null
  readonly id_entidade_relacionada: number | null
  readonly data_cadastro: Date
  readonly data_ultima_alteracao: Date
  readonly total: number
}
