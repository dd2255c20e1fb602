/**
 * Names in documents that are nowhere in the repository, each with its reason.
 * @type {Readonly<Record<string, string>>}
 */
export const exceptions = {
  'build/client': 'made by the build',
  'build/server/index.js': 'made by the build',
  'apps/server/build': 'made by the build',
  'app/lib': 'the folder that decision 0071 ended',
  'mods.d/*.conf': 'in an archive of a SWORD module',
  PorBLivre: 'a SWORD module',
  SpaRV: 'a SWORD module',
  job_common: 'a table of pg-boss, which decision 0013 weighed',
  pg_basebackup: 'a program of PostgreSQL',
  pg_dump: 'a program of PostgreSQL',
  pg_restore: 'a program of PostgreSQL',
  pg_upgrade: 'a program of PostgreSQL',
  archive_command: 'a setting of PostgreSQL',
  pg_stat_archiver: 'a view of PostgreSQL',
  pg_switch_wal: 'a function of PostgreSQL',
  client_max_body_size: 'a setting of nginx',
  log_format: 'a setting of nginx',
  proxy_request_buffering: 'a setting of nginx',
  includeSubDomains: 'a word of a header that a proxy may add',
  xzOf: 'options of tar',
}
