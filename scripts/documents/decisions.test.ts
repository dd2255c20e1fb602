import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildings } from '../boundaries/floors.mjs'
import { root } from '../root.mjs'
import { checkNumbers, decisionsFolder, readDecision, readDecisions, writeIndex } from './decisions.mjs'

const page = (status: string) => `# 0002 · Doors\n\nStatus: ${status} · Modules: groups, web\n\n**Context.** …\n`
const decision = { file: '0002-doors.md', number: '0002', title: 'Doors', modules: 'groups, web', status: 'accepted' }

test('the index of the decisions is what their pages say (npm run docs:decisions writes it)', () => {
  expect(readFileSync(join(root, decisionsFolder, 'README.md'), 'utf8')).toBe(writeIndex(readDecisions()))
})

test('the modules that a page names are modules, rooms of the platform, or workspaces', () => {
  const rooms = buildings.flatMap(({ floors }) => floors.flatMap((floor) => floor.rooms))
  const known = new Set([
    ...rooms,
    'api',
    'server',
    'web',
    'console',
    'contract',
    'ui',
    'client',
    'editor',
    'locales',
    'demo',
    'bench',
    'scripts',
  ])
  const unknown = readDecisions().flatMap(({ file, modules }) =>
    modules.split(', ').flatMap((name) => (known.has(name) ? [] : [`${file}: ${name}`])),
  )
  expect(unknown).toEqual([])
})

test('a page tells its number, title, modules and status', () => {
  expect(readDecision('0002-doors.md', page('accepted'))).toEqual(decision)
  expect(readDecision('0002-doors.md', page('superseded by 0003')).status).toBe('superseded by 0003')
  expect(readDecision('0002-doors.md', page('amended by 0003, 0004')).status).toBe('amended by 0003, 0004')
})

test.each([
  ['another heading', '0002-doors.md', page('accepted').replace(' ·', ':')],
  ['the number of another page', '0003-doors.md', page('accepted')],
  ['no status', '0002-doors.md', '# 0002 · Doors\n\n**Context.** …\n'],
  ['a status that there is not', '0002-doors.md', page('perhaps')],
  ['no modules', '0002-doors.md', page('accepted').replace('groups, web', '')],
])('a page with %s is refused', (_, file, markdown) => {
  expect(() => readDecision(file, markdown)).toThrow(`${file}: a page begins with`)
})

test('a number is given once, and a status names a page that exists', () => {
  const superseded = { ...decision, file: '0001-gates.md', number: '0001', status: 'superseded by 0002' }
  expect(() => checkNumbers([superseded, decision])).not.toThrow()
  expect(() => checkNumbers([superseded])).toThrow('there is no decision 0002')
  expect(() => checkNumbers([decision, { ...decision, file: '0002-locks.md' }])).toThrow('the number 0002 is taken')
})

test('a row of the index links the page, and the decision that replaced it', () => {
  const superseded = {
    ...decision,
    file: '0001-gates.md',
    number: '0001',
    title: 'Gates',
    status: 'superseded by 0002',
  }
  expect(writeIndex([superseded, decision])).toContain(
    '| [0001](0001-gates.md) | Gates | groups, web | superseded by [0002](0002-doors.md) |',
  )
})
