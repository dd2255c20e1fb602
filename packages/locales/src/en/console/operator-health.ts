/** The page of the product’s health. */
export const operatorHealth = {
  title: 'Health',
  lead: 'The state of the product: database, backups, disk, emails and what churches store.',
  refresh: 'Refresh',
  good: 'OK',
  attention: 'Attention',
  allGood: 'Nothing needs attention.',
  count: '{count, plural, one {# point needs attention.} other {# points need attention.}}',
  parts: {
    database: 'Database',
    backup: 'Backup',
    disk: 'Disk',
    jobs: 'Jobs',
    mail: 'Emails',
    processes: 'Processes',
    versions: 'Versions',
  },
  database: {
    size: '{size}; version {version}',
    answer: 'Answered in {ms} ms; {used} of {all} connections in use.',
  },
  backup: {
    none: 'There is no backup yet.',
    made: 'Made {age} ago ({when}), {size}.',
    madePlain: 'Made {age} ago ({when}).',
    place: 'It is at {place}',
    unknownPlace: 'Its location is unknown: it was made before locations were recorded.',
    failed: 'The last attempt failed {when}: {reason}',
  },
  disk: {
    free: '{free} free of {total} ({percent}%)',
    folder: 'Data folder: {folder}',
    unknown: 'The disk could not be read.',
  },
  jobs: {
    waiting: '{count, plural, =0 {None waiting.} other {# waiting.}}',
    oldest: 'The oldest has waited for {age}: {kind}.',
    late: 'Late: {kinds}.',
    givenUp: '{count, plural, =0 {None failed for good.} other {# failed for good.}}',
    open: 'Show the jobs',
  },
  mail: {
    server: 'A mail server is configured.',
    noServer: 'No mail server is configured.',
    failed: '{count, plural, =0 {No email failed.} one {# email failed.} other {# emails failed.}}',
  },
  processes: {
    alive: '{count, plural, one {# process running} other {# processes running}}; this one has run for {age}.',
    redis: {
      NONE: 'Redis: not used.',
      ANSWERS: 'Redis: answers.',
      SILENT: 'Redis: does not answer.',
      NEEDED: 'Redis: needed.',
    },
  },
  versions: {
    product: 'Narthex {version}',
    node: 'Node {version}',
    postgres: 'PostgreSQL {version}',
    migrations: '{count, plural, one {# migration} other {# migrations}}, the last one {last}',
  },
  advice: {
    DATABASE_SLOW:
      'It took more than {ms} ms to answer. Check the machine’s load and the slow queries in the PostgreSQL log.',
    BACKUP_NONE: 'Run npm run backup now, and turn on the nightly backup.',
    BACKUP_OLD: 'It is more than {hours} hours old. Check whether the nightly backup still runs.',
    BACKUP_FAILED: 'Fix the cause above, then run npm run backup again.',
    DISK_LOW: 'Less than {percent}% is free. Enlarge the disk, or move old backups elsewhere.',
    JOBS_HELD: 'Nothing is charged or sent. Run npm run resume on the machine if this is the real product.',
    JOBS_LATE:
      'Jobs are waiting longer than they should. Check that a process is running and that the other server answers.',
    JOBS_GIVEN_UP: 'Open the jobs, look at the cause, then retry or drop them.',
    MAIL_FAILED:
      'Look at the cause below. The church corrects an address that does not exist; the others can be sent again.',
    MAIL_NOT_SENT: 'No email leaves this product. Set SMTP_URL.',
    PROCESSES_DEAF:
      'This process gets no messages from the others and reads everything from the database. Check its connection to the database.',
    REDIS_SILENT: 'Open pages get no updates. Check the Redis service.',
    REDIS_NEEDED: 'More than one process runs. Set REDIS_URL.',
    STORAGE_FULL: 'A church uses {percent}% of its quota or more. Talk to the church, or raise the quota.',
  },
  mails: {
    title: 'Failed emails',
    lead: 'The address is masked; the subject and text do not leave the church.',
    none: 'No email failed.',
    unknown: 'the address is read from the record when it is sent',
    retry: 'Send again',
    retried:
      '{count, plural, =0 {Already done.} one {The email is being sent now.} other {# emails are being sent now.}}',
  },
  storage: {
    title: 'Storage by church',
    lead: 'Churches that store the most come first. The video quota counts what was uploaded.',
    none: 'No church stores files.',
    files: 'Files: {used} of {quota}',
    videos: 'Videos: {used} of {quota}, {kept} on disk',
    full: 'Attention: nearly full',
  },
  age: {
    seconds: '{count, plural, one {# second} other {# seconds}}',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
    hours: '{count, plural, one {# hour} other {# hours}}',
    days: '{count, plural, one {# day} other {# days}}',
  },
} as const
