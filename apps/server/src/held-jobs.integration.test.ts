import { get } from 'node:http'
import { json } from 'node:stream/consumers'
import { type BackupStage, openBackupStage } from '@narthex/api/testing/backup-stage'
import { openSeededPlatform, type SeededPlatform } from '@narthex/api/testing/seeded-platform'
import { createDatabase, type ServerDatabase } from '@narthex/api/testing/server-databases'
import { preparedServer } from '@narthex/api/testing/test-platform'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endEverything, launchMain, startServer, temporaryFolder } from './testing/server-process.ts'

describe('a product on a restored database', () => {
  let source: SeededPlatform
  let copy: ServerDatabase
  let backups: BackupStage
  const settings = () => ({ DATABASE_URL: copy.url, DATA_FOLDER: temporaryFolder() })
  const run = (...args: string[]) => launchMain(args, settings()).ended

  beforeAll(async () => {
    source = await openSeededPlatform()
    copy = await createDatabase(preparedServer('embedded').url)
    backups = await openBackupStage()
    const now = new Date('2026-11-24T12:00:00Z')
    await backups.bringBack(await backups.save(source.databaseUrl, undefined, { now }), copy.url, { store: undefined })
  })
  afterAll(async () => {
    endEverything()
    await backups?.close()
    await copy?.drop()
    await source?.close()
  })

  const readReadiness = (port: number) =>
    new Promise<unknown>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: '/readyz' }, (answer) => json(answer).then(resolve, reject)).on(
        'error',
        reject,
      )
    })

  it('says in its banner, its log and /readyz that jobs are held, until npm run resume', async () => {
    const { child, port, ended } = await startServer(settings())
    expect(await readReadiness(port)).toEqual({ status: 'ready', jobs: 'held' })
    expect(await run('resume')).toMatchObject({ code: 0, stdout: expect.stringContaining('run again') })
    await expect.poll(() => readReadiness(port)).toEqual({ status: 'ready', jobs: 'running' })
    expect(await run('resume')).toMatchObject({ code: 0, stdout: 'The jobs were not held.\n' })
    expect(await run('hold')).toMatchObject({ code: 0, stdout: expect.stringContaining('npm run resume') })
    await expect.poll(() => readReadiness(port)).toEqual({ status: 'ready', jobs: 'held' })
    child.kill('SIGTERM')
    const { stdout, code } = await ended
    expect(code).toBe(0)
    expect(stdout).toContain('Its jobs are held (restored at')
    expect(stdout).toContain('from the backup of 2026-11-24T12:00:00.000Z')
    expect(stdout).toMatch(/"level":40.*"msg":"jobs are held/)
    expect(stdout).toMatch(/"msg":"jobs run again"/)
  })

  it('starts with its jobs running by --resume', async () => {
    const { child, port } = await startServer(settings(), ['--resume'])
    expect(await readReadiness(port)).toEqual({ status: 'ready', jobs: 'running' })
    child.kill('SIGKILL')
  })

  it('never runs them by --rehearsal, and leaves mail server, Redis and bucket alone', async () => {
    const unreachable = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.org', REDIS_URL: 'redis://127.0.0.1:1' }
    const { child, port, ended } = await startServer({ ...settings(), ...unreachable }, ['--rehearsal'])
    expect(await readReadiness(port)).toEqual({ status: 'ready', jobs: 'rehearsal' })
    child.kill('SIGTERM')
    expect((await ended).stdout).toContain('A rehearsal: no jobs run')
    const bucket = {
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    }
    const refused = await launchMain(['serve', '--rehearsal'], { ...settings(), ...bucket }).ended
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('bucket') })
    expect(await run('serve', '--rehearsal', '--resume')).toMatchObject({ code: 1 })
  })
})
