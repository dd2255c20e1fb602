import type { RichText } from '@narthex/contract/content/rich-text'
import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../../platform/database/database.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'

export interface Guidance {
  readonly corpo: RichText
  readonly idioma: string
}

/** What a study says to whoever leads: in the language asked for where it is written in it, else in the study's own. */
export async function findGuidance(
  scope: ChurchScope,
  tx: Tx,
  id: number,
  idioma: string | undefined,
): Promise<Guidance | undefined> {
  const asked = idioma ?? ''
  const rows = await rowsOf<Guidance>(
    tx,
    sql`select t.orientacao_lider as corpo, t.idioma from conteudo c
      join conteudo_traducao t on t.igreja_id = c.igreja_id and t.conteudo_id = c.id and t.idioma in (c.idioma, ${asked})
      where c.igreja_id = ${scope.igrejaId} and c.id = ${id} and c.tipo = 'ESTUDO' and t.orientacao_lider is not null
      order by t.idioma = ${asked} desc limit 1`,
  )
  return rows[0]
}
