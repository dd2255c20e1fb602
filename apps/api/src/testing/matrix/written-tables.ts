import { listenersTable } from '../../platform/bus/listeners.ts'
import type { OwnerConnection } from '../../platform/database/database.ts'

/** Attempts are counted also where nothing comes of them, and processes renew that they listen. */
const unwatched = ['tentativa', listenersTable]

/** Has the database note, from now on, which tables are written to: rows that an update leaves as they were do not count. */
export async function watchWrites(owner: OwnerConnection): Promise<void> {
  await owner.exec(`
    create schema watched;
    create table watched.written (name text primary key);
    create function watched.note() returns trigger language plpgsql security definer as $$
    begin
      insert into watched.written values (tg_table_name) on conflict do nothing;
      return null;
    end $$`)
  const tables = await owner.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all ($1)`,
    [unwatched],
  )
  for (const { name } of tables) {
    // A refusal itself leaves its trail.
    const isWatched = (row: 'new' | 'old') => (name === 'auditoria' ? `when (${row}.acao <> 'CALL_REFUSED')` : '')
    await owner.exec(`
      create trigger watched after insert on ${name} for each row ${isWatched('new')} execute function watched.note();
      create trigger watched_deletes after delete on ${name} for each row ${isWatched('old')} execute function watched.note();
      create trigger watched_updates after update on ${name} for each row
        when (old.* is distinct from new.*) execute function watched.note()`)
  }
}

/** The tables that committed transactions have written to since the last call. */
export async function takeWrittenTables(owner: OwnerConnection): Promise<string[]> {
  const rows = await owner.query<{ name: string }>('delete from watched.written returning name')
  return rows.map(({ name }) => name).sort()
}
