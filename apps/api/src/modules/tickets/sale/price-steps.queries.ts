import { sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoIngresso, eventoVenda } from './sale.tables.ts'

/** Prices in cents until `ate`, which may be `infinity`. */
export interface PriceStepRow {
  readonly ate: string
  readonly minimo: number
  readonly maximo: number
}

/**
 * The least and the highest price up to each moment at which the clock changes it: of the tickets on sale, else of those
 * that will be. Of active types that everyone sees, without add-ons; the end of the event is not looked at.
 */
export function listPriceSteps({ church, tx }: ChurchWork, eventId: number): Promise<PriceStepRow[]> {
  return queryRows<PriceStepRow>(
    tx,
    sql`with tipo as (
        select t.valor, coalesce(greatest(v.inicio, t.venda_inicio), '-infinity') as de,
          coalesce(least(v.fim, t.venda_fim), 'infinity') as ate
        from ${eventoIngresso} t
          join ${eventoVenda} v on v.igreja_id = ${church.igrejaId} and v.evento_id = t.evento_id
        where t.igreja_id = ${church.igrejaId} and t.evento_id = ${eventId}
          and t.flag_ativo and not t.flag_adicional and t.chave_acesso is null
      ), vendido as (select * from tipo where de < ate), passo as (
        select de as ate from vendido where de > '-infinity' union select ate from vendido
      )
      select p.ate::text as ate, coalesce(min(v.valor) filter (where v.de < p.ate), min(v.valor))::float8 as minimo,
        coalesce(max(v.valor) filter (where v.de < p.ate), max(v.valor))::float8 as maximo
      from passo p join vendido v on v.ate >= p.ate group by p.ate order by p.ate`,
  )
}
