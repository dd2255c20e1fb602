import type { OwnerConnection } from '../platform/database/database.ts'
import type { ChurchScope } from '../platform/scope/scope.ts'

/** Tables to copy, their columns that are ids of copied rows, and those that must differ between copies. */
const copied = [
  { table: 'celula', ids: ['id'] },
  { table: 'louvor', ids: ['id'], unique: ['code'] },
  { table: 'video', ids: ['id'] },
  { table: 'podcast_episodio', ids: ['id'], unique: ['guid'] },
  { table: 'conteudo', ids: ['id'], unique: ['slug'] },
  { table: 'conteudo_traducao', ids: ['conteudo_id'] },
  { table: 'agenda', ids: ['id'] },
  { table: 'evento', ids: ['id'] },
  { table: 'busca', ids: ['item_id'] },
] as const

/** Copies all that a church publishes, so that it has `copies` more of each thing, all findable by the same words. */
export async function multiplyItems(owner: OwnerConnection, church: ChurchScope, copies: number): Promise<void> {
  for (const { table, ids, ...rest } of copied) {
    const unique = 'unique' in rest ? rest.unique : []
    const changed = [
      ...ids.map((column) => `'${column}', t.${column} * 100000 + n`),
      ...unique.map((column) => `'${column}', t.${column} || '-' || n`),
    ]
    await owner.exec(`
      insert into ${table} overriding system value
      select (jsonb_populate_record(t, jsonb_build_object(${changed.join(', ')}))).*
      from ${table} t, generate_series(1, ${copies}) n where t.igreja_id = ${church.igrejaId}`)
  }
}
