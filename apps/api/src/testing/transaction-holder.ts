import pg from 'pg'
import { openPool } from '../platform/database/pool.ts'
import { silentLog } from './test-platform.ts'

/**
 * Holds five transactions open on a database (`argv[2]`) and says `holding`, then what became of them. `argv[3]` is
 * `guarded` for the product's own pool, anything else for a pool as the driver makes it.
 */
const [url = '', kind] = process.argv.slice(2)
const atOnce = 5
const pool =
  kind === 'guarded'
    ? openPool({ url, poolSize: atOnce, log: silentLog })
    : new pg.Pool({ connectionString: url, max: atOnce, application_name: 'narthex' })

const clients = await Promise.all(Array.from({ length: atOnce }, () => pool.connect()))
for (const client of clients) await client.query('begin')
const held = clients.map(async (client) => {
  try {
    await client.query('select pg_sleep(60)')
  } finally {
    // The connection's end is noticed here at the latest, while the client is still checked out.
    await client.query('rollback').catch(() => {})
    client.release(true)
  }
})
console.log('holding')
const outcomes = await Promise.allSettled(held)
console.log(`alive, ${outcomes.filter(({ status }) => status === 'rejected').length} rejected`)
const again = await pool.connect()
await again.query('select 1')
again.release()
console.log('connected again')
await pool.end()
