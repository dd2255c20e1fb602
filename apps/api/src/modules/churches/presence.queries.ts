import type { HomePlaceCode, HomeSectionCode } from '@narthex/contract/churches/home-codes'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { igreja } from './churches.tables.ts'

/** Whether each place and section has content, regardless of modules and of scheduled content. */
export type Presence = Readonly<Record<HomePlaceCode | HomeSectionCode, boolean>>

/*
 * Reads tables of modules above by their names, as the broadcasts of a frame: a frame is read in one statement, and each
 * of them changes with the content version.
 */

/** SQL for the presence of content in each place and section, to select from the church's row. */
export function presenceColumn({ igrejaId }: ChurchScope): SQL<Presence> {
  const has = (from: SQL) => sql`exists (select from ${from})`
  const text = (tipo: string) =>
    has(sql`conteudo where igreja_id = ${igrejaId} and tipo = ${tipo} and situacao = 'PUBLICADO'`)
  const service = has(sql`culto where igreja_id = ${igrejaId} and removido_em is null`)
  const event = has(sql`evento where igreja_id = ${igrejaId}`)
  const places: Record<HomePlaceCode | HomeSectionCode, SQL> = {
    AO_VIVO: sql`(${has(sql`culto where igreja_id = ${igrejaId} and removido_em is null and flag_transmissao`)}
      or ${has(sql`transmissao where igreja_id = ${igrejaId} and removida_em is null`)})`,
    DOACAO: sql`(${has(sql`pagamento_motivo where igreja_id = ${igrejaId} and flag_ativo`)}
      and ${has(sql`igreja_metodo_pagamento where igreja_id = ${igrejaId}`)})`,
    CELULA: has(sql`celula where igreja_id = ${igrejaId} and flag_ativa`),
    ORACAO: sql`true`,
    EVENTO: event,
    DEVOCIONAL: text('DEVOCIONAL'),
    SOBRE: sql`true`,
    AGENDA: sql`(${service} or ${event} or ${has(sql`agenda where igreja_id = ${igrejaId}`)})`,
    BIBLIA: has(sql`biblia_traducao`),
    MINISTERIO: text('MINISTERIO'),
    BANNERS: has(sql`banner where igreja_id = ${igrejaId} and removido_em is null and flag_ativo`),
    EVENTOS: event,
    CONVITES: sql`true`,
    NOTICIAS: text('NOTICIA'),
    HISTORIA: sql`(${igreja.historia} is not null or ${igreja.endereco} is not null or ${igreja.latitude} is not null
      or ${service})`,
    CONGREGACOES: has(sql`congregacao where igreja_id = ${igrejaId}`),
  }
  const pairs = Object.entries(places).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`)
  return sql<Presence>`jsonb_build_object(${sql.join(pairs, sql`, `)})`
}

export async function findPresence({ church, tx }: ChurchWork): Promise<Presence | undefined> {
  const [row] = await tx
    .select({ presence: presenceColumn(church) })
    .from(igreja)
    .where(eq(igreja.id, church.igrejaId))
  return row?.presence
}
