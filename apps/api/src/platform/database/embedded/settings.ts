/** The server's settings, given on its command line so that a new version's take effect on clusters that exist. */
export function serverSettings(isDurable: boolean): Readonly<Record<string, string | number>> {
  return {
    shared_buffers: '64MB',
    // Read and written by the backends themselves: three processes fewer.
    io_method: 'sync',
    // No replication, hence no processes and no log for it.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // What the server itself meets, never what statements say: values are personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(isDurable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', max_connections: 200 }),
  }
}
