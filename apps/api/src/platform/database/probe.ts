import pg from 'pg'

/** Shorter than a health check waits. */
const limitMs = 900

export interface Probe {
  /** Resolves when the server answers, rejects when it does not within a second. One question for however many ask. */
  ping(): Promise<void>
  end(): Promise<void>
}

/**
 * Asks the server whether it answers, on a connection of its own: when requests hold every other connection, the process
 * still serves what it has ready and refuses the rest quickly, and taking it out of service would only load the others.
 */
export function createProbe(url: string): Probe {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
    keepAlive: true,
    application_name: 'narthex-health',
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  let underway: Promise<void> | undefined

  async function ask(): Promise<void> {
    await pool.query('select 1')
  }

  return {
    ping() {
      underway ??= ask().finally(() => {
        underway = undefined
      })
      return underway
    },
    end: () => pool.end(),
  }
}
