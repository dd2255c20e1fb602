import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { discardOutbox, openOutbox, outboxFolder } from './outbox.ts'
import type { Letter } from './post.ts'

const letter = (id: string, seconds = 0): Letter => ({
  id,
  date: new Date(Date.UTC(2026, 2, 1, 12, 0, seconds)),
  locale: 'pt',
  fromName: 'Videira',
  replyTo: null,
  to: 'ana@example.org',
  subject: `Letter ${id}`,
  html: '<p>Olá</p>',
  text: 'Olá',
})
let data: string
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'narthex-outbox-'))
})
afterEach(() => rmSync(data, { recursive: true, force: true }))

test('the newest letters come first, also after a restart', async () => {
  const outbox = openOutbox(outboxFolder(data))
  await outbox.deliver(letter('b', 1))
  await outbox.deliver(letter('a', 2))
  await outbox.deliver(letter('c', 3))
  expect(outbox.list().map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  expect(openOutbox(outboxFolder(data)).list()).toEqual(outbox.list())
  expect(outbox.find('a')).toMatchObject({ subject: 'Letter a', text: 'Olá' })
  expect(outbox.find('../a')).toBeUndefined()
})

test('a letter that is delivered twice is there once', async () => {
  const outbox = openOutbox(undefined)
  await outbox.deliver(letter('a'))
  await outbox.deliver(letter('a'))
  expect(outbox.list()).toHaveLength(1)
})

test('only the newest two hundred are kept, where only their owner reads them', async () => {
  const outbox = openOutbox(outboxFolder(data))
  for (let i = 0; i < 203; i++) await outbox.deliver(letter(`n${i}`, i))
  expect(outbox.list()).toHaveLength(200)
  expect(outbox.find('n2')).toBeUndefined()
  const files = readdirSync(join(data, 'outbox'))
  expect(files).toHaveLength(200)
  expect(statSync(join(data, 'outbox', 'n3.json')).mode & 0o077).toBe(0)
})

test('a file that was cut off by a kill hinders nothing', async () => {
  await openOutbox(outboxFolder(data)).deliver(letter('a'))
  writeFileSync(join(data, 'outbox', 'b.json'), '{"id":"b","sub')
  expect(openOutbox(outboxFolder(data)).list()).toHaveLength(1)
})

test('it is thrown away with the data folder’s database', async () => {
  await openOutbox(outboxFolder(data)).deliver(letter('a'))
  discardOutbox(data)
  expect(openOutbox(outboxFolder(data)).list()).toEqual([])
})
