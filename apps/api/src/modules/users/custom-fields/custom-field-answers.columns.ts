import type { AnswerFilter } from '@narthex/contract/users/custom-field-filter'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ChurchScope } from '../../../platform/scope/scope.ts'

/** Characters of an answer by which an index finds it. */
const indexed = 100
/** Digits of the longest number. */
const digits = 15

/**
 * SQL condition: a person has such an answer to a field that all readers of people see. Of another field, such as one of care,
 * no one has an answer, and no one has none: a filter tells nothing of it.
 */
export function hasAnswer(personId: PgColumn, { igrejaId }: ChurchScope, filter: AnswerFilter): SQL {
  const { idCampo, condicao } = filter
  const isOpen = sql`c.igreja_id = ${igrejaId} and c.id = ${idCampo} and c.visao = 'PESSOAS' and c.flag_ativo
    and c.removido_em is null`
  const answered = sql`select r.usuario_id from campo_personalizado_resposta r
    join campo_personalizado c on c.igreja_id = r.igreja_id and c.id = r.campo_id and c.tipo = r.tipo
    where r.igreja_id = ${igrejaId} and r.campo_id = ${idCampo} and ${isOpen}
      and (c.tipo <> 'OPCAO' or c.opcoes ? r.valor) and ${compareAnswer(filter)}`
  return condicao === 'sem'
    ? sql`(exists (select from campo_personalizado c where ${isOpen}) and ${personId} not in (${answered}))`
    : sql`${personId} in (${answered})`
}

/** Numbers are compared by all their digits; days are text in their order. */
const inOrder = (value: SQL) =>
  sql`(case c.tipo when 'NUMERO' then lpad(${value}, ${digits}, '0') else ${value} end collate "C")`

function compareAnswer({ condicao, valor }: AnswerFilter): SQL {
  const typed = sql`${valor}::text`
  switch (condicao) {
    case 'igual':
      return sql`left(r.valor, ${sql.raw(String(indexed))}) = left(${typed}, ${sql.raw(String(indexed))}) and r.valor = ${typed}`
    case 'de':
      return sql`c.tipo in ('NUMERO', 'DATA') and ${inOrder(sql`r.valor`)} >= ${inOrder(typed)}`
    case 'ate':
      return sql`c.tipo in ('NUMERO', 'DATA') and ${inOrder(sql`r.valor`)} <= ${inOrder(typed)}`
    default:
      return sql`true`
  }
}
