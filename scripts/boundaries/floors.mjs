import { findCycles } from './cycles.mjs'
import { insideBuildings } from './insides.mjs'

/**
 * Rooms in floors, the lowest first. A room imports rooms of its own floor and of lower ones, and no two rooms import
 * each other, not even types. `rooms` lists every room of the folder, so that a new one states its floor; `*.ts` and the
 * like stand for files by the end of their name, the longest end first.
 * @typedef {{ name: string, folder: string, floors: readonly { name: string, rooms: readonly string[] }[] }} Building
 */

/** @type {readonly Building[]} */
export const buildings = [
  {
    name: 'modules',
    folder: 'apps/api/src/modules',
    floors: [
      { name: 'ground', rooms: ['members', 'audit', 'churches', 'lookups', 'captcha', 'rich-text', 'office'] },
      { name: 'middle', rooms: ['auth', 'users', 'notifications', 'care', 'payments', 'search', 'media'] },
      {
        name: 'top',
        rooms: [
          'classes',
          'content',
          'groups',
          'prayer',
          'notes',
          'office',
          'operator',
          'praise',
          'schedule',
          'events',
          'tickets',
          'feeds',
          'giving',
          'leaving',
          'privacy',
          'chat',
          'church-export',
          'live',
          'bible',
          'reading-plans',
          'third-parties',
          'people',
          'directory',
          'play',
          'member-home',
        ],
      },
    ],
  },
  {
    name: 'platform',
    folder: 'apps/api/src/platform',
    floors: [
      {
        name: 'ground',
        rooms: [
          'batches.ts',
          'bounded-queue.ts',
          'care',
          'clock.ts',
          'code-signs.ts',
          'documents',
          'bible-settings.ts',
          'errors',
          'escape-html.ts',
          'ids.ts',
          'keys.ts',
          'log.ts',
          'log-limit.ts',
          'machine.ts',
          'names',
          'net',
          'recurring',
          'scope',
          'seal.ts',
          'secrets.ts',
          'single-flight.ts',
          'targets.ts',
          'third-party-products.ts',
          'thread-lane.ts',
          'turns.ts',
          'video-settings.ts',
        ],
      },
      { name: 'data', rooms: ['database', 'cache', 'bus', 'stream'] },
      { name: 'tenancy', rooms: ['tenancy'] },
      { name: 'work', rooms: ['audit', 'hold', 'work'] },
      {
        name: 'services',
        rooms: [
          'attempts',
          'backup',
          'captcha',
          'church-archive',
          'files',
          'images',
          'jobs',
          'mail',
          'personal-data',
          'places',
          'previews',
          'push',
          'strangers',
          'wallets',
        ],
      },
      { name: 'http', rooms: ['http'] },
      { name: 'resources', rooms: ['resources', 'uploads'] },
      { name: 'assembly', rooms: ['platform.ts', 'storage.ts'] },
      { name: 'modules', rooms: ['modules'] },
    ],
  },
  {
    name: 'client',
    folder: 'packages/client/src',
    floors: [
      { name: 'ground', rooms: ['device', 'format'] },
      { name: 'calls', rooms: ['calls'] },
      { name: 'data', rooms: ['stream', 'outbox', 'data'] },
      { name: 'interface', rooms: ['parts', 'forms'] },
    ],
  },
  {
    name: 'editor',
    folder: 'packages/editor/src',
    floors: [
      { name: 'core', rooms: ['core', 'paste'] },
      { name: 'content', rooms: ['content'] },
      { name: 'parts', rooms: ['content-editor.tsx', 'content-view.tsx'] },
    ],
  },
  {
    name: 'web',
    folder: 'apps/web/app',
    floors: [
      { name: 'ground', rooms: ['page.ts', 'routing'] },
      { name: 'document', rooms: ['church', 'document', 'consent'] },
      { name: 'page', rooms: ['seo', 'page'] },
      { name: 'member', rooms: ['session', 'outbox', 'offline', 'login'] },
      { name: 'interface', rooms: ['components', 'forms', 'payments', 'shell'] },
      { name: 'features', rooms: ['features'] },
      {
        name: 'assembly',
        rooms: [
          'root.tsx',
          'keepers.ts',
          'routes',
          'routes.ts',
          'entry.client.tsx',
          'entry.server.tsx',
          'server.ts',
          'testing',
        ],
      },
    ],
  },
  {
    name: 'console',
    folder: 'apps/console/app',
    floors: [
      { name: 'ground', rooms: ['document', 'navigation'] },
      { name: 'session', rooms: ['session'] },
      { name: 'interface', rooms: ['components'] },
      { name: 'media', rooms: ['media'] },
      { name: 'engine', rooms: ['resource'] },
      { name: 'screens', rooms: ['shell', 'resources'] },
      { name: 'tables', rooms: ['kinds.ts', 'settings.ts', 'settings-editors.ts'] },
      { name: 'features', rooms: ['features', 'operator'] },
      { name: 'assembly', rooms: ['routes.tsx', 'app.tsx', 'entry.tsx', 'testing'] },
    ],
  },
]

/**
 * Complaints about imports that go up a floor or round a circle of rooms, and about rooms without a floor.
 * @param {readonly import('./imports.mjs').Import[]} imports type imports included
 * @param {readonly Building[]} [all]
 */
export function checkFloors(imports, all = [...buildings, ...insideBuildings]) {
  return [...all.flatMap((building) => checkBuilding(imports, building)), ...listUnplanned(imports, all)]
}

/** Maximum number of files of a module without floors. */
const mostFiles = 30

/** @param {readonly import('./imports.mjs').Import[]} imports @param {readonly Building[]} all */
function listUnplanned(imports, all) {
  const folder = 'apps/api/src/modules'
  const planned = new Set(all.map((building) => building.folder))
  const files = new Set(imports.flatMap(({ from, to }) => [from, to]).filter((path) => roomIn(folder, path)))
  return [...Map.groupBy(files, (path) => `${folder}/${roomIn(folder, path)}`)]
    .filter(([module, { length }]) => length > mostFiles && !planned.has(module))
    .map(([module, { length }]) => `${module}: has ${length} files and no floors in scripts/boundaries/insides.mjs`)
}

/** @param {readonly import('./imports.mjs').Import[]} imports @param {Building} building */
function checkBuilding(imports, { name, folder, floors }) {
  const levels = new Map(floors.flatMap(({ rooms }, level) => rooms.map((room) => [room, level])))
  const ends = [...levels.keys()].filter((room) => room.startsWith('*')).sort((a, b) => b.length - a.length)
  /** @param {string} room */
  const levelOf = (room) => levels.get(room) ?? levels.get(ends.find((end) => room.endsWith(end.slice(1))) ?? '')
  const arrows = imports.flatMap(({ from, to, isType }) => {
    const [lower, upper] = [roomIn(folder, from), roomIn(folder, to)]
    return lower && upper && lower !== upper ? [{ from, to, isType, rooms: { from: lower, to: upper } }] : []
  })
  const seen = new Set(imports.flatMap(({ from }) => roomIn(folder, from) ?? []))
  const homeless = [...seen].filter((room) => levelOf(room) === undefined)
  const upward = arrows.filter(({ rooms }) => (levelOf(rooms.from) ?? 0) < (levelOf(rooms.to) ?? 0))
  const cycles = findCycles(arrows.map(({ rooms, isType }) => ({ ...rooms, isType })))
  return [
    ...homeless.map((room) => `${folder}/${room}: has no floor in scripts/boundaries`),
    ...upward.map(({ from, to }) => `${from} → ${to}: an import goes up a floor of ${name}`),
    ...cycles.map((cycle) => `${cycle.join(' → ')}: rooms of ${name} import each other`),
  ]
}

/** The first folder or file below `folder` on a path. @param {string} folder @param {string} path */
function roomIn(folder, path) {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined
}
