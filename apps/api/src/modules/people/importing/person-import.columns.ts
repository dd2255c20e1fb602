import { inArray, or, type SQL, sql } from 'drizzle-orm'
import { usuario } from '../../members/members.tables.ts'

interface Marked {
  readonly nome: string
  readonly sobrenome: string
  readonly email: string
  readonly telefone: string
  readonly idExterno: string
}

/** SQL condition: people with the name, an address, a telephone or an id of these; undefined where they have none of them. */
export function choosePeople(marked: readonly Marked[]): SQL | undefined {
  const listOf = (name: keyof Marked) => [...new Set(marked.map((each) => each[name]))].filter((value) => value !== '')
  const names = [...new Set(marked.map(({ nome, sobrenome }) => `${nome} ${sobrenome}`))]
  const [emails, phones, ids] = [listOf('email'), listOf('telefone'), listOf('idExterno')]
  // An array, not a subquery: below OR the index of that would not be used.
  const folded = sql`array(select sem_acento(v) from unnest(${sql.param(names)}::text[]) v)`
  const isNamed = sql`${usuario.nomeBusca} = any (${folded})`
  return or(
    names.length > 0 ? isNamed : undefined,
    emails.length > 0 ? inArray(usuario.email, emails) : undefined,
    phones.length > 0 ? inArray(usuario.telefone, phones) : undefined,
    ids.length > 0 ? inArray(usuario.idExterno, ids) : undefined,
    // An array as well: rows that were merged lead to whom they became.
    ids.length > 0
      ? sql`${usuario.id} = any (array(select s.unida_a_id from usuario s
          where s.igreja_id = current_church() and s.id_externo = any (${sql.param(ids)}::text[]) and s.unida_a_id is not null))`
      : undefined,
  )
}
