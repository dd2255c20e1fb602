import { and, lt, sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { chatRitmo } from '../channels/chat.tables.ts'

export interface PaceCount {
  readonly chave: string
  readonly total: number
}

/**
 * Counts one more call by each key in the window that began at `janela` (in seconds), over all processes. The processes'
 * clocks may differ by a little: a window never goes back.
 */
export function countCalls({ church, tx }: ChurchWork, keys: readonly string[], janela: number): Promise<PaceCount[]> {
  // Rows are locked in the order of their keys, so that two calls never wait for each other.
  const rows = [...keys].sort().map((key) => sql`(${church.igrejaId}::int, ${key}::text, ${janela}::bigint, 1)`)
  return queryRows<PaceCount>(
    tx,
    sql`insert into chat_ritmo as kept (igreja_id, chave, janela, total) values ${sql.join(rows, sql`, `)}
        on conflict (igreja_id, chave) do update set
          janela = greatest(kept.janela, excluded.janela),
          total = case when excluded.janela > kept.janela then 1 else kept.total + 1 end
        returning chave, total`,
  )
}

export async function deleteOldCounts({ church, tx }: ChurchWork, before: number): Promise<void> {
  await tx.delete(chatRitmo).where(and(ofChurch(chatRitmo, church), lt(chatRitmo.janela, before)))
}
