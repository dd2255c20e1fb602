import { statSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foundChurch } from '../../modules/churches/churches.editing.service.ts'
import { getFrame } from '../../modules/churches/churches.service.ts'
import { type BackupStage, openBackupStage, readEverything } from '../../testing/backup-stage.ts'
import { type NewServer, startableServers, startServer } from '../../testing/new-server.ts'
import { plainChurch } from '../../testing/plain-church.ts'
import { createDatabase, createOrdinaryDatabase, machineServer } from '../../testing/server-databases.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { everyDatabase, openTwin, preparedServer } from '../../testing/test-platform.ts'
import { withOwner } from '../database/postgres.ts'
import { localFiles } from '../files/local-files.ts'
import { hashContent, readArchive } from './archive-reader.ts'

describe.each(everyDatabase())('a backup of the %s database', (kind) => {
  let stage: BackupStage
  let archive: string
  let original: Awaited<ReturnType<typeof readEverything>>
  const test = setUpSeededChurches({ kind })

  beforeAll(async () => {
    stage = await openBackupStage()
    archive = await stage.save(test.databaseUrl, test.platform.files)
    original = await readEverything(test.databaseUrl)
  })
  afterAll(async () => {
    await stage.close()
  })

  it('can be read by its owner alone', () => {
    expect(statSync(archive).mode & 0o777).toBe(0o600)
  })

  describe.each(startableServers())('restored on a new %s server, on which nothing was prepared', (newKind) => {
    let server: NewServer
    let url: string
    beforeAll(async () => {
      server = await startServer(newKind)
      url = server.url
      await stage.bringBack(archive, url)
    })
    afterAll(() => server?.stop())

    it('is the same database: rows, sequences, triggers, roles and walls', async () => {
      const { catalogue, ...rest } = await readEverything(url)
      const { catalogue: wanted, ...others } = original
      expect(rest).toEqual(others)
      expect(catalogue.policies).toEqual(wanted.policies)
      expect(Object.keys(wanted.policies ?? {}).length).toBeGreaterThan(80)
      expect(rest.roles.length).toBeGreaterThan(6)
      // Versions of PostgreSQL write the rest of a schema in different words.
      if (newKind === kind) expect(catalogue).toEqual(wanted)
    })

    it('control: a wall that is missing makes it another database', async () => {
      await withOwner(url, (owner) => owner.exec('create table spare (); drop policy church_wall on banner'))
      const { catalogue } = await readEverything(url)
      await withOwner(url, (owner) => owner.exec('drop table spare; select lay_church_walls()'))
      expect(catalogue.policies).not.toEqual(original.catalogue.policies)
      expect(catalogue.tables).not.toEqual(original.catalogue.tables)
    })

    it('serves the product, which goes on where it was', async () => {
      const { platform, close } = await openTwin({ databaseUrl: url })
      try {
        expect((await getFrame(platform.transactions.at(test.videira))).church.codigo).toBe('videira')
        const founded = await foundChurch(platform, plainChurch('nova'))
        expect(founded.igrejaId).toBeGreaterThan(test.fechada.igrejaId)
      } finally {
        await close()
      }
    })
  })

  it('brings the files back, byte by byte', async () => {
    const store = localFiles(stage.restoredFiles)
    const churches = Object.values(test.churches)
    let files = 0
    for await (const { name, content } of readArchive(archive)) {
      const church = churches.find((one) => name.kind === 'file' && one.igrejaId === name.churchId)
      if (name.kind !== 'file') content.resume()
      else {
        const [found, there] = [await store.get(church, name.name), await test.platform.files.get(church, name.name)]
        if (!found || !there) throw new Error('A file is missing')
        const wanted = await hashContent(there)
        expect([await hashContent(found), await hashContent(content)]).toEqual([wanted, wanted])
        files++
      }
    }
    expect(files).toBeGreaterThan(0)
  })

  it('is of one moment, though the product writes at the same time', async () => {
    const founded = Promise.withResolvers<unknown>()
    const during = await stage.save(test.databaseUrl, undefined, {
      onProgress(line) {
        if (line.includes(': banner,')) founded.resolve(foundChurch(test.platform, plainChurch('durante')))
      },
    })
    await founded.promise
    const { url, drop } = await createDatabase(preparedServer(kind).url)
    await stage.bringBack(during, url)
    const churches = await withOwner(url, (owner) => owner.query<{ codigo: string }>('select codigo from igreja'))
    await drop()
    expect(churches.length).toBeGreaterThan(3)
    expect(churches).not.toContainEqual({ codigo: 'durante' })
  })
})

describe.runIf(everyDatabase().includes('server'))('an owner who is no superuser', () => {
  let stage: BackupStage
  let archive: string
  const test = setUpSeededChurches({ kind: 'server' })

  beforeAll(async () => {
    stage = await openBackupStage()
    archive = await stage.save(test.databaseUrl)
  })
  afterAll(async () => {
    await stage.close()
  })

  it('backs up every row, and restores it', async () => {
    const [from, into] = [await createOrdinaryDatabase(machineServer), await createOrdinaryDatabase(machineServer)]
    try {
      await stage.bringBack(archive, from.url)
      await stage.bringBack(await stage.save(from.url), into.url)
      const [restored, original] = [await readEverything(asSuperuser(into.url)), await readEverything(test.databaseUrl)]
      expect(restored.rows).toEqual(original.rows)
      expect(restored.sequences).toEqual(original.sequences)
      expect(restored.catalogue.policies).toEqual(original.catalogue.policies)
    } finally {
      await from.drop()
      await into.drop()
    }
  })

  it('is refused where a wall would hide rows from the backup', async () => {
    const { url, drop } = await createOrdinaryDatabase(machineServer)
    try {
      await stage.bringBack(archive, url)
      await withOwner(url, (owner) => owner.exec('drop policy backup_reads on banner'))
      await expect(stage.save(url)).rejects.toThrow('The backup may not read all of banner')
    } finally {
      await drop()
    }
  })
})

/** An ordinary owner's own look at its tables ends at the walls. */
function asSuperuser(url: string): string {
  const named = new URL(url)
  named.username = new URL(machineServer).username
  return named.href
}
