import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { atStrength } from '@narthex/contract/testing/strength'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BackupStage, countTables, openBackupStage } from '../../testing/backup-stage.ts'
import { makeEntry, type RawEntry, readRaw, writeRaw } from '../../testing/edited-archive.ts'
import { openSeededPlatform } from '../../testing/seeded-platform.ts'
import { createDatabase, type ServerDatabase } from '../../testing/server-databases.ts'
import { preparedServer } from '../../testing/test-platform.ts'
import { verifyArchive } from './verify-archive.ts'

describe('an archive that is not as it was written', () => {
  let stage: BackupStage
  let target: ServerDatabase
  let archive: string
  let bytes: Buffer
  let entries: RawEntry[]
  beforeAll(async () => {
    const test = await openSeededPlatform()
    stage = await openBackupStage()
    archive = await stage.save(test.databaseUrl, test.platform.files)
    await test.close()
    target = await createDatabase(preparedServer('embedded').url)
    bytes = await readFile(archive)
    entries = await readRaw(archive)
  })
  afterAll(async () => {
    await target.drop()
    await stage.close()
  })

  const damaged = () => join(stage.folder, 'damaged.tar.gz')

  async function expectRefusal(path: string, message: RegExp | string) {
    await expect(stage.bringBack(path, target.url)).rejects.toThrow(message)
    expect(await countTables(target.url)).toBe(0)
    expect(stage.listRestoredFiles()).toEqual([])
  }
  const refusesBytes = async (changed: Buffer, message: RegExp | string = 'is damaged') => {
    await writeFile(damaged(), changed)
    await expectRefusal(damaged(), message)
  }
  const refusesEntries = async (changed: readonly RawEntry[], message: RegExp | string) =>
    expectRefusal(await writeRaw(damaged(), changed), message)

  const edited = (name: RegExp, edit: (text: string) => string) =>
    entries.map((entry) =>
      name.test(entry.header.name) ? { ...entry, content: Buffer.from(edit(entry.content.toString())) } : entry,
    )
  const manifestWith = (change: object) =>
    edited(/^manifest/, (text) => JSON.stringify({ ...JSON.parse(text), ...change }))

  it('control: the one that was written is whole', async () => {
    await expect(verifyArchive(archive)).resolves.toMatchObject({ format: 'narthex-backup', productVersion: '1.2.3' })
    await expect(verifyArchive(await writeRaw(damaged(), entries))).resolves.toBeDefined()
  })

  it('is refused where it was cut off, wherever that was', async () => {
    for (const part of [0, 0.0001, 0.3, 0.7, 0.999])
      await refusesBytes(bytes.subarray(0, Math.floor(bytes.length * part)))
    await refusesBytes(bytes.subarray(0, -1))
  })

  it('says in our own words what is wrong, and what to do', async () => {
    const unpacked = gunzipSync(bytes)
    const noHeader = Buffer.concat([Buffer.alloc(512, 'x'), unpacked.subarray(512)])
    for (const changed of [bytes.subarray(0, 2000), Buffer.from('not an archive'), gzipSync(noHeader)]) {
      await writeFile(damaged(), changed)
      const error = await verifyArchive(damaged()).catch((failure: Error) => failure)
      expect(error).toMatchObject({ message: expect.stringMatching(/is damaged: .+ Use another copy/) })
      expect(error).not.toMatchObject({ message: expect.stringMatching(/maybe|gunzip|header|end of (data|file)/i) })
    }
  })

  it('is refused where any bit is another one', async () => {
    const content = gunzipSync(bytes)
    // The first ten bytes are gzip's header: a time and a system, on which nothing depends.
    for (let at = 10; at < bytes.length; at += Math.ceil(bytes.length / atStrength({ deep: 60, full: 12 }))) {
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ 0x10
      // The bits that pad a stored block may have any value: what is unpacked is the same.
      if (unpackedOrNothing(flipped).equals(content)) continue
      await writeFile(damaged(), flipped)
      await expect(verifyArchive(damaged()), `byte ${at}`).rejects.toThrow('is damaged')
    }
  })

  it('is refused where it is no archive at all', async () => {
    await refusesBytes(Buffer.from('a letter to the congregation'))
    await expectRefusal(join(stage.folder, 'nowhere.tar.gz'), 'cannot be read (ENOENT)')
  })

  it.each([
    ['a row', /^tables\/banner\//],
    ['a file', /^files\//],
    ['a list of checksums', /^checksums\//],
  ])('is refused where %s was edited and packed again', async (_, name) => {
    await refusesEntries(
      edited(name, (text) => `${text}!`),
      'is damaged',
    )
  })

  it('is refused where an entry is missing, doubled or in another place', async () => {
    const at = entries.findIndex(({ header }) => header.name.startsWith('tables/usuario/'))
    const [entry] = entries.slice(at, at + 1)
    if (!entry) throw new Error('No members were backed up')
    await refusesEntries(entries.toSpliced(at, 1), 'is damaged')
    await refusesEntries(entries.toSpliced(at, 0, entry), 'is damaged')
    await refusesEntries([entry, ...entries.toSpliced(at, 1)], 'is damaged')
    await refusesEntries(entries.slice(0, -1), 'its manifest is missing')
    await refusesEntries([...entries, makeEntry('tables/banner/000009.copy')], 'something follows the manifest')
  })

  it.each([
    '../../etc/cron.d/x',
    '/etc/passwd',
    'files/1/../../x',
    'files/1/AAAAAAAAAAAAAAAAAAAAA/',
    'tables/../x/000001.copy',
    'tables/banner; drop table igreja/000001.copy',
    'README',
    'files/1/AAAAAAAAAAAAAAAAAAAAAA\0',
  ])('is refused where it names %j', async (name) => {
    await refusesEntries([makeEntry(name, 'x'), ...entries], /holds what no backup does|is damaged/)
  })

  it.each([
    { type: 'symlink', linkname: '/etc' },
    { type: 'link', linkname: '/etc/passwd' },
    { type: 'directory' },
    { type: 'fifo' },
  ] as const)('is refused where it holds a %o', async (header) => {
    await refusesEntries(
      [makeEntry('files/1/AAAAAAAAAAAAAAAAAAAAAA', '', header), ...entries],
      'holds what no backup does',
    )
  })

  it('is refused where its manifest is none, or of a newer product', async () => {
    await refusesEntries(
      edited(/^manifest/, () => '{'),
      'its manifest is none',
    )
    await refusesEntries(manifestWith({ tables: [] }), 'its manifest is none')
    await refusesEntries(manifestWith({ formatVersion: 2 }), 'made by a newer product (format 2)')
    const migrations = [{ name: '9999-future.sql', sha256: '0'.repeat(64) }]
    await refusesEntries(
      manifestWith({ migrations }),
      'made by a newer product (1.2.3; it has migration 9999-future.sql)',
    )
  })

  it('is refused where its migrations are not the product’s', async () => {
    for (const name of ['base/01-tenancy.sql', '0110-rehearsed-money.sql', '0001-tenancy.sql']) {
      const migrations = [{ name, sha256: '0'.repeat(64) }]
      await refusesEntries(manifestWith({ migrations }), `Migration ${name} of this product is not the one`)
    }
  })

  it('leaves nothing behind where its manifest promises other rows than it holds', async () => {
    const { tables } = JSON.parse(entries.at(-1)?.content.toString() ?? '')
    const another = tables.map((table: { name: string }) =>
      table.name === 'video' ? { ...table, sha256: '0'.repeat(64) } : table,
    )
    await refusesEntries(manifestWith({ tables: another }), 'The restored table video is not that of the archive')
  })
})

function unpackedOrNothing(archive: Buffer): Buffer {
  try {
    return gunzipSync(archive)
  } catch {
    return Buffer.of()
  }
}
