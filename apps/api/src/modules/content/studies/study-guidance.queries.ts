import type { RichText } from '@narthex/contract/content/rich-text'
import { sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'

export interface Guidance {
  readonly corpo: RichText
  readonly idioma: string
}

/** Finds the guidance for group leaders: in the requested language if it exists, else in the original language. */
export async function findGuidance(
  { church, tx }: ChurchWork,
  id: number,
  idioma: string | undefined,
): Promise<Guidance | undefined> {
  const asked = idioma ?? ''
  const rows = await queryRows<Guidance>(
    tx,
    sql`select t.orientacao_lider as corpo, t.idioma from conteudo c
      join conteudo_traducao t on t.igreja_id = c.igreja_id and t.conteudo_id = c.id and t.idioma in (c.idioma, ${asked})
      where c.igreja_id = ${church.igrejaId} and c.id = ${id} and c.tipo = 'ESTUDO' and t.orientacao_lider is not null
      order by t.idioma = ${asked} desc limit 1`,
  )
  return rows[0]
}
