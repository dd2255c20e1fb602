import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BackupStage, openBackupStage } from '../../testing/backup-stage.ts'
import { type S3StandIn, startS3StandIn } from '../../testing/s3-stand-in.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { createMigratedDatabase } from '../../testing/test-platform.ts'
import type { FileStore } from '../files/file-store.ts'
import { localFiles } from '../files/local-files.ts'
import { s3Files } from '../files/s3-files.ts'
import { verifyArchive } from './verify-archive.ts'

describe('the files of a backup', () => {
  let stage: BackupStage
  let s3: S3StandIn
  const test = setUpSeededChurches()

  beforeAll(async () => {
    stage = await openBackupStage()
    s3 = await startS3StandIn()
  })
  afterAll(async () => {
    await s3.close()
    await stage.close()
  })

  async function bringBack(archive: string, store: FileStore) {
    const { url, drop } = await createMigratedDatabase('embedded')
    await stage.bringBack(archive, url, { store }).finally(drop)
  }
  const left = () => readdirSync(stage.folder).filter((name) => name.includes('unfinished'))

  it('go from a folder to a bucket, and from the bucket to a folder', async () => {
    const fromFolder = await stage.save(test.databaseUrl, test.platform.files)
    await bringBack(fromFolder, s3Files(s3.settings))
    const fromBucket = await stage.save(test.databaseUrl, s3Files(s3.settings))
    const { entries, files } = await verifyArchive(fromBucket)
    expect(entries).toEqual((await verifyArchive(fromFolder)).entries)
    expect(files).toMatchObject({ included: true, missing: 0, count: s3.kept.size })
    await bringBack(fromBucket, localFiles(join(stage.folder, 'again')))
    expect(readdirSync(join(stage.folder, 'again'))).not.toEqual([])
  })

  it('that are lost are counted, and no reason to have no backup', async () => {
    const archive = await stage.save(test.databaseUrl, localFiles(join(stage.folder, 'nothing-here')))
    const { files } = await verifyArchive(archive)
    expect(files).toMatchObject({ included: true, count: 0 })
    expect(files.missing).toBeGreaterThan(0)
  })

  it('are left out where that was asked for', async () => {
    const { files } = await verifyArchive(await stage.save(test.databaseUrl))
    expect(files).toEqual({ included: false, count: 0, bytes: 0, missing: 0 })
  })

  it('that the store does not give leave no archive', async () => {
    const path = join(stage.folder, 'refused.tar.gz')
    s3.refuse(3, 503)
    await expect(stage.save(test.databaseUrl, s3Files(s3.settings), { path })).rejects.toThrow('answered HEAD with 503')
    expect([existsSync(path), left()]).toEqual([false, []])
  })

  it('are not written over an archive that is there', async () => {
    const path = join(stage.folder, 'taken.tar.gz')
    await writeFile(path, 'precious')
    await expect(stage.save(test.databaseUrl, undefined, { path })).rejects.toThrow('exists already')
  })

  it('and rows leave nothing behind where the backup is stopped', async () => {
    const path = join(stage.folder, 'stopped.tar.gz')
    const stopping = new AbortController()
    const onProgress = (line: string) => void (line.includes(' igreja,') && stopping.abort(new Error('Stopped')))
    await expect(
      stage.save(test.databaseUrl, undefined, { path, onProgress, signal: stopping.signal }),
    ).rejects.toThrow('Stopped')
    expect([existsSync(path), left()]).toEqual([false, []])
  })
})
