import { get } from 'node:http'
import { json } from 'node:stream/consumers'
import { type BackupStage, openBackupStage } from '@narthex/api/testing/backup-stage'
import { openSeededPlatform, type SeededPlatform } from '@narthex/api/testing/seeded-platform'
import { createDatabase, type ServerDatabase } from '@narthex/api/testing/server-databases'
import { openTwin, preparedServer } from '@narthex/api/testing/test-platform'
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

describe('npm run jobs', () => {
  let source: SeededPlatform
  const run = (...args: string[]) =>
    launchMain(['jobs', ...args], { DATABASE_URL: source.databaseUrl, DATA_FOLDER: temporaryFolder() }).ended
  const rows = () =>
    source.asOwner((owner) =>
      owner.query<{ codigo: string; morta: boolean; tentativas: number }>(
        `select i.codigo, t.flag_morta as morta, t.tentativas from tarefa t join igreja i on i.id = t.igreja_id
         where fila = 'e-mail' order by i.codigo, t.tentativas`,
      ),
    )

  beforeAll(async () => {
    source = await openSeededPlatform()
    const { platform, close } = await openTwin(source)
    const mail = { to: 'a@example.org', kind: 'welcome', locale: 'pt', data: { nome: 'Ana' } } as const
    for (const church of [source.churches.videira, source.churches.farol])
      await platform.transactions.inChurch(church, async (work) => {
        await platform.mail.send(work, mail)
        await platform.mail.send(work, mail)
      })
    await source.asOwner((owner) =>
      owner.exec(`
        update tarefa set flag_morta = true, tentativas = 57, erro = 'ETIMEDOUT' where ctid in (
          select min(ctid) from tarefa where fila = 'e-mail' group by igreja_id)`),
    )
    await close()
  })
  afterAll(async () => {
    endEverything()
    await source?.close()
  })

  it('lists jobs by church, queue and state, with the last error', async () => {
    const { code, stdout } = await run('list', '--queue', 'e-mail')
    expect(code).toBe(0)
    const [head, ...lines] = stdout.trimEnd().split('\n')
    expect(head).toMatch(/^church +queue +lane +state +jobs +due since +attempts +last error$/)
    const cells = lines
      .map((line) => line.split(/ {2,}/))
      .map(([church, queue, lane, state, jobs]) => ({
        church,
        queue,
        lane,
        state,
        jobs,
      }))
    const own = { queue: 'e-mail', lane: 'mail', jobs: '1' }
    expect(cells).toEqual([
      { church: 'farol', state: 'given up', ...own },
      { church: 'farol', state: 'waiting', ...own },
      { church: 'videira', state: 'given up', ...own },
      { church: 'videira', state: 'waiting', ...own },
    ])
    expect(stdout).toContain('ETIMEDOUT')
    expect((await run('list', '--church', 'videira', '--queue', 'none')).stdout).toBe('No jobs match.\n')
  })

  it('makes given-up jobs of a church due again, and drops only what was confirmed', async () => {
    expect(await run('retry', '--church', 'videira')).toMatchObject({ code: 0, stdout: 'Jobs that are due now: 1\n' })
    const waiting = { morta: false, tentativas: 0 }
    const farol = [waiting, { morta: true, tentativas: 57 }].map((row) => ({ codigo: 'farol', ...row }))
    const videira = [waiting, waiting].map((row) => ({ codigo: 'videira', ...row }))
    expect(await rows()).toEqual([...farol, ...videira])
    const refusals = [
      [['drop', '--given-up'], 'confirm with --yes'],
      [['drop', '--waiting', '--yes'], '--lane mail'],
      [['list', '--church', 'nowhere'], 'no church'],
    ] as const
    const endings = await Promise.all(refusals.map(([args]) => run(...args)))
    expect(endings).toEqual(
      refusals.map(([, why]) => expect.objectContaining({ code: 1, stderr: expect.stringContaining(why) })),
    )
    expect(await rows()).toEqual([...farol, ...videira])
    expect((await run('drop', '--given-up', '--yes')).stdout).toContain('Jobs that were dropped: 1\n')
    expect((await run('drop', '--waiting', '--lane', 'mail', '--church', 'videira', '--yes')).code).toBe(0)
    expect(await rows()).toEqual([{ codigo: 'farol', ...waiting }])
  })
})
