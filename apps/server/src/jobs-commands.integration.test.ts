import { openSeededPlatform, type SeededPlatform } from '@narthex/api/testing/seeded-platform'
import { openTwin } from '@narthex/api/testing/test-platform'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from './config.ts'
import { RefusedError } from './explain.ts'
import { jobsCommand } from './jobs-commands.ts'
import { endEverything, temporaryFolder } from './testing/server-process.ts'

describe('npm run jobs', () => {
  let source: SeededPlatform

  /** Runs the command as `main.ts` does, in this process. */
  async function run(...args: string[]) {
    const config = readConfig({ DATABASE_URL: source.databaseUrl, DATA_FOLDER: temporaryFolder() })
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    try {
      await jobsCommand(args, config)
      return { code: 0, stdout: print.mock.calls.map(([line]) => `${line}\n`).join(''), stderr: '' }
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      return { code: 1, stdout: '', stderr: error.message }
    } finally {
      print.mockRestore()
    }
  }
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
    for (const [args, why] of refusals)
      expect(await run(...args)).toMatchObject({ code: 1, stderr: expect.stringContaining(why) })
    expect(await rows()).toEqual([...farol, ...videira])
    expect((await run('drop', '--given-up', '--yes')).stdout).toContain('Jobs that were dropped: 1\n')
    expect((await run('drop', '--waiting', '--lane', 'mail', '--church', 'videira', '--yes')).code).toBe(0)
    expect(await rows()).toEqual([{ codigo: 'farol', ...waiting }])
  })
})
