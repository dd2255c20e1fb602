import type { SearchKind } from '@narthex/contract/search/search-kinds'
import { type SQL, sql } from 'drizzle-orm'
import { isAmongFew } from '../../platform/database/is-among.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'

export function itemsSharing(scope: ChurchScope, tipo: SearchKind, ids: SQL, words: string): SQL {
  return sql`(select b.item_id, max(ts_rank('{0, 0, 0.2, 1}', b.cabeca, ${words}::tsquery)) as peso
    from busca b where b.igreja_id = ${scope.igrejaId} and b.tipo = ${tipo} and ${isAmongFew(sql`b.item_id`, ids)}
      and b.cabeca @@ ${words}::tsquery
    group by b.item_id)`
}

export function noItems(): SQL {
  return sql`(select null::integer as item_id, null::real as peso where false)`
}
