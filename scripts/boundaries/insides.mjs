/**
 * Floors inside the contract and inside modules, the lowest first. A room is a folder, or a file of the root: named, or
 * by a pattern such as `*.routes.ts`.
 * @type {Readonly<Record<string, readonly (readonly string[])[]>>}
 */
const insides = {
  'packages/contract/src': [
    ['errors'],
    // What every domain stands on.
    ['*.ts'],
    ['audit', 'captcha', 'church-export', 'lookups', 'resources', 'stream', 'third-parties', 'validation'],
    ['bible', 'churches', 'content', 'users'],
    ['auth', 'media', 'payments'],
    ['rich-text'],
    ['classes', 'events', 'groups', 'notes', 'notifications', 'office', 'praise', 'prayer', 'schedule', 'search'],
    ['chat', 'giving', 'leaving', 'live', 'play', 'reading-plans', 'tickets'],
    ['care', 'home', 'member-home', 'office', 'operator', 'people', 'privacy'],
  ],
  'apps/api/src/modules/bible': [
    ['translations'],
    ['reading'],
    ['daily', 'importing', 'marks', 'searching'],
    ['fetching', 'office'],
    ['*.ts'],
  ],
  'apps/api/src/modules/live': [
    ['sources'],
    ['broadcasts'],
    ['moments', 'outline', 'reminders'],
    ['audience'],
    ['states'],
    ['office', 'showing', 'weekly'],
    ['*.ts'],
  ],
  'apps/api/src/modules/operator': [
    ['operator-churches.service.ts', 'operator-log.service.ts'],
    ['churches', 'jobs', 'organisations', 'plans'],
    ['health'],
    ['*.ts'],
  ],
  'apps/api/src/modules/reading-plans': [
    ['product-plans'],
    ['plans'],
    ['subscriptions'],
    ['circles', 'reminders'],
    ['*.ts'],
  ],
  'apps/api/src/modules/chat': [
    ['words'],
    ['channels'],
    ['messages'],
    ['authors'],
    ['pace', 'settings'],
    ['rooms'],
    ['writing'],
    ['moderation', 'retention'],
    ['*.ts'],
  ],
  'apps/api/src/modules/tickets': [
    ['registrations'],
    ['sale'],
    ['answer-files', 'content', 'former-holders'],
    ['waiting'],
    ['holds'],
    ['buying'],
    ['door'],
    ['after'],
    ['documents', 'imports', 'mails', 'office'],
    ['messages', 'wallets'],
    ['*.ts'],
  ],
  'apps/api/src/modules/payments': [
    ['codes', 'gateways'],
    ['orders'],
    ['methods'],
    ['cards', 'offline', 'recurring', 'rehearsal', 'settlement', 'webhooks'],
    ['attempts'],
    ['commitments', 'reconciliation', 'refunds', 'retention'],
    ['office'],
    ['*.ts'],
  ],
  'apps/api/src/modules/churches': [
    ['*.tables.ts'],
    ['*.rules.ts', '*.signals.ts', '*.queries.ts', '*.records.ts'],
    ['*.service.ts'],
    ['office', 'operating'],
    ['*.editing.service.ts', '*.ts'],
  ],
  'apps/api/src/modules/play': [['*.tables.ts'], ['catalogue'], ['subscriptions', 'watching'], ['*.ts']],
  'apps/api/src/modules/media': [['files'], ['images'], ['library', 'podcast', 'videos'], ['uploads'], ['*.ts']],
  'apps/api/src/modules/giving': [
    ['*.tables.ts', '*.rules.ts', '*.errors.ts', '*.signals.ts'],
    ['*.queries.ts', '*.records.ts'],
    ['*.service.ts', 'documents', 'mails', 'office', 'recurrences'],
    ['*.ts'],
  ],
  'apps/api/src/modules/auth': [
    ['*.tables.ts', '*.rules.ts'],
    ['*.queries.ts'],
    ['*.service.ts', 'factors'],
    ['operators'],
    ['*.ts'],
  ],
  'apps/api/src/modules/users': [
    ['*.rules.ts', '*.records.ts', 'cpf', 'custom-fields'],
    ['*.service.ts', 'cards', 'household', 'pictures'],
    ['*.ts'],
  ],
  'apps/api/src/modules/people': [
    ['*.tables.ts'],
    ['household-places.service.ts', '*.queries.ts', '*.records.ts', 'households.columns.ts'],
    ['importing'],
    ['*.service.ts', '*.columns.ts'],
    ['logins', 'merging'],
    ['*.ts'],
  ],
  'apps/api/src/modules/groups': [
    ['*.tables.ts', '*.rules.ts', '*.policy.ts'],
    ['*.queries.ts', '*.records.ts'],
    ['*.service.ts', 'meetings'],
    ['office'],
    ['*.ts', 'groups.editing.service.ts'],
  ],
  'apps/api/src/modules/content': [
    ['*.tables.ts', '*.rules.ts'],
    ['*.queries.ts', '*.records.ts', '*.columns.ts', 'content-wire.rules.ts'],
    ['*.service.ts', 'studies'],
    ['office'],
    ['*.ts'],
  ],
  'apps/api/src/modules/prayer': [
    ['*.tables.ts', '*.rules.ts', '*.policy.ts', '*.errors.ts', '*.jobs.ts'],
    ['*.queries.ts', '*.records.ts'],
    ['*.service.ts'],
    ['*.ts'],
  ],
}

/** @type {readonly import('./floors.mjs').Building[]} */
export const insideBuildings = Object.entries(insides).map(([folder, floors]) => ({
  name: folder,
  folder,
  floors: floors.map((rooms, level) => ({ name: String(level), rooms })),
}))
