import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs } from '@narthex/contract/durations'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepNewest, nameArchive, removeStale } from './backup-folder.ts'

const now = new Date('2026-11-22T18:30:00Z')
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'narthex-backups-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const add = (name: string) => writeFileSync(join(folder, name), 'x')
const list = () => readdirSync(folder).sort()

describe('a folder of archives', () => {
  const nights = [0, 1, 2, 3, 4].map((ago) => nameArchive(new Date(now.getTime() - ago * dayMs)))

  it('keeps the newest and every file with another name', async () => {
    const others = ['narthex-before-the-move.tar.gz', 'notes.txt', 'narthex-2020-01-01T00-00-00Z.tar.gz.age']
    for (const name of [...nights, ...others]) add(name)
    expect(await keepNewest(folder, 2)).toEqual(nights.slice(2).toReversed())
    expect(list()).toEqual([...others, ...nights.slice(0, 2)].sort())
  })

  it('keeps all where there are no more than are wanted', async () => {
    for (const name of nights) add(name)
    expect(await keepNewest(folder, 5)).toEqual([])
    expect(await keepNewest(folder, 50)).toEqual([])
    expect(list()).toHaveLength(5)
  })

  it('loses what a killed backup left, and nothing that one may still be writing', async () => {
    const [killed, current] = [`${nights[2]}.unfinished`, `${nights[0]}.unfinished`]
    for (const name of [killed, current, 'draft.unfinished', nights[1] ?? '']) add(name)
    for (const name of [killed, 'draft.unfinished'])
      utimesSync(join(folder, name), now, new Date(now.getTime() - 2 * 3_600_000))
    utimesSync(join(folder, current), now, new Date(now.getTime() - 60_000))
    await removeStale(folder, now)
    expect(list()).toEqual([current, nights[1], 'draft.unfinished'].sort())
  })
})
