import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { createScope } from '../scope/scope-factory.ts'
import { dialect } from './database.ts'
import { isPublished, nextPublication } from './published.ts'

const igrejaId = integer().notNull()
const dataPublicacao = timestamp({ withTimezone: true }).notNull()
const withDrafts = pgTable('noticia', { igrejaId, dataPublicacao, situacao: text().notNull() })
const withEnd = pgTable('aviso', {
  igrejaId,
  dataPublicacao,
  dataFimPublicacao: timestamp({ withTimezone: true }),
})
const withoutDrafts = pgTable('episodio', { igrejaId, dataPublicacao })

const now = new Date('2026-03-01T12:00:00Z')
const church = createScope({
  kind: 'church',
  id: 7,
  uuid: '7bd9b5f2-5a6e-4a6c-9c67-5fc2d8a0f0aa',
  codigo: 'videira',
  slug: 'videira',
  flagAtivo: true,
  versao: 1,
  organizacaoId: null,
  hostPrincipal: null,
})

describe('rows published by the clock', () => {
  it('are those of the past, without drafts where the table has them', () => {
    expect(dialect.sqlToQuery(isPublished(withDrafts, now))).toMatchObject({
      sql: `("noticia"."situacao" = 'PUBLICADO' and "noticia"."data_publicacao" <= $1)`,
      params: [now.toISOString()],
    })
    expect(dialect.sqlToQuery(isPublished(withoutDrafts, now)).sql).toBe('"episodio"."data_publicacao" <= $1')
  })

  it('end where they have an end, which is a moment of change too', () => {
    expect(dialect.sqlToQuery(isPublished(withEnd, now)).sql).toBe(
      '("aviso"."data_publicacao" <= $1 and ("aviso"."data_fim_publicacao" is null or "aviso"."data_fim_publicacao" > $2))',
    )
    const { sql, params } = dialect.sqlToQuery(nextPublication(withEnd, church, now))
    expect(sql).toMatch(
      /^least\(\(select .* from "aviso" where .*"data_publicacao" > \$2\)\), \(select .*"data_fim_publicacao" > \$4\)\)\)$/,
    )
    expect(params).toEqual([7, now.toISOString(), 7, now.toISOString()])
  })

  it('are expected next at the first later moment of the same church, as an ISO instant', () => {
    const { sql, params } = dialect.sqlToQuery(nextPublication(withDrafts, church, now))
    expect(sql).toMatch(
      /^\(select to_char\(min\("noticia"\."data_publicacao"\) at time zone 'UTC', .* from "noticia" where /,
    )
    expect(sql).toContain(
      `"igreja_id" = $1 and "noticia"."situacao" = 'PUBLICADO' and "noticia"."data_publicacao" > $2`,
    )
    expect(params).toEqual([7, now.toISOString()])
  })
})
