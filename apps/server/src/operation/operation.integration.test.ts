import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { recordBackup } from '@narthex/api/platform/backup/last-backup'
import { DatabaseUnavailableError } from '@narthex/api/platform/database/unavailable'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../config.ts'
import { observeJobs } from '../http/job-metrics.ts'
import { createMetrics } from '../http/metrics.ts'
import { setUpServer } from '../testing/test-server.ts'
import { createOperation } from './operation.ts'
import type { Readiness } from './readiness.ts'

const server = setUpServer()
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.restoreAllMocks()
})

/** Metrics as an operator reads them. */
async function open({ isStopping = false, environment = {} } = {}) {
  const metrics = createMetrics()
  observeJobs(metrics.registry, { platform: server.platform, queues: [] })
  const operation = createOperation(metrics)
  const config = readConfig({ DATA_FOLDER: import.meta.dirname, ...environment })
  const readiness = operation.watch({ platform: server.platform, migrated: [] }, config, () => isStopping)
  const listening = await metrics.listen(0, '127.0.0.1', readiness)
  closing.push(() => listening.close())
  const { port } = listening.address() as AddressInfo
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  return {
    operation,
    scrape: async () => (await get('/metrics')).text(),
    async readiness() {
      const answer = await get('/readyz?detail')
      return { status: answer.status, body: (await answer.json()) as Readiness }
    },
  }
}
const valueIn = (text: string, series: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.slice(series.length + 1)

describe('the metrics of a process', () => {
  it('tell of its database, bus, streams, disk and build', async () => {
    const text = await (await open()).scrape()
    expect(text).toMatch(/^narthex_build_info\{version="\d+\.\d+\.\d+",node="[\d.]+"\} 1$/m)
    for (const [series, value] of [
      ['narthex_database_up', '1'],
      ['narthex_database_connections{state="waiting"}', '0'],
      ['narthex_content_bus_trusted', '1'],
      ['narthex_processes', '1'],
      ['narthex_stream_alone', '0'],
      ['narthex_payments_unknown', '0'],
    ] as const)
      expect(valueIn(text, series), series).toBe(value)
    expect(Number(valueIn(text, 'narthex_free_bytes'))).toBeGreaterThan(0)
  })

  it('tell how old the last backup is, and when there was none or it failed', async () => {
    const { scrape, readiness } = await open()
    expect(await scrape()).not.toMatch(/^narthex_backup_age_seconds /m)
    expect((await readiness()).body.parts.backup).toMatchObject({ isOk: false, detail: 'There is no backup yet.' })
    const at = new Date(Date.now() - 9 * 86_400_000 - 60_000)
    await server.test.asOwner((owner) => recordBackup(owner, { at, bytes: 12_345 }))
    const text = await scrape()
    expect(Number(valueIn(text, 'narthex_backup_age_seconds'))).toBeGreaterThan(9 * 86_400)
    expect([valueIn(text, 'narthex_backup_bytes'), valueIn(text, 'narthex_backup_succeeded')]).toEqual(['12345', '1'])
    expect((await readiness()).body.parts.backup).toMatchObject({
      isOk: false,
      detail: 'The last backup is 9 days old.',
    })
    await server.test.asOwner((owner) => recordBackup(owner, { at: new Date(), failure: 'The disk is full' }))
    expect(valueIn(await scrape(), 'narthex_backup_succeeded')).toBe('0')
    await server.test.asOwner((owner) => recordBackup(owner, { at: new Date(), bytes: 1 }))
    expect((await readiness()).body.parts.backup).toMatchObject({
      isOk: true,
      detail: 'The last backup is 0 hours old.',
    })
  })

  it('count unknown payments of all churches with the age of the oldest', async () => {
    const { scrape } = await open()
    await server.test.asOwner((owner) =>
      owner.exec(`update pagamento set situacao = 'unknown', criado_em = now() - interval '2 hours'
        where (igreja_id, id) in (select igreja_id, id from pagamento limit 1)`),
    )
    const text = await scrape()
    expect(valueIn(text, 'narthex_payments_unknown')).toBe('1')
    expect(Number(valueIn(text, 'narthex_payments_unknown_oldest_seconds'))).toBeGreaterThanOrEqual(7200)
  })

  it('are answered also where the database is not', async () => {
    vi.spyOn(server.platform.database, 'asWorker').mockRejectedValue(new DatabaseUnavailableError(new Error('away')))
    const text = await (await open()).scrape()
    expect(valueIn(text, 'narthex_database_up')).toBe('0')
    expect(text).not.toMatch(/^narthex_backup_age_seconds /m)
    expect(text).toContain('narthex_stream_readers')
  })

  it('exist for every rule of deploy/alerts.yml', async () => {
    const { operation, scrape } = await open()
    operation.onDispatch('mail', 'sent')
    const served = new Set([...(await scrape()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    const file = readFileSync(new URL('../../../../deploy/alerts.yml', import.meta.url), 'utf8')
    const { groups } = parse(file) as { groups: { rules: { alert: string; expr: string; annotations: object }[] }[] }
    const rules = groups.flatMap((group) => group.rules)
    expect(rules.length).toBeGreaterThan(10)
    for (const { alert, expr, annotations } of rules) {
      const names = [...expr.matchAll(/\b(?:narthex|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_count$/, ''))
      expect(names.length, alert).toBeGreaterThan(0)
      expect(
        names.filter((name) => !served.has(name)),
        alert,
      ).toEqual([])
      expect(annotations).toHaveProperty('summary')
    }
  })
})

describe('the readiness of each part', () => {
  it('says what is well, and since when', async () => {
    const { readiness, operation } = await open()
    const first = await readiness()
    expect([first.status, first.body.status]).toEqual([200, 'ready'])
    expect(Object.keys(first.body.parts).sort()).toEqual([
      'backup',
      'bus',
      'database',
      'files',
      'jobs',
      'mail',
      'migrations',
      'redis',
    ])
    for (const part of Object.values(first.body.parts)) expect(part).toMatchObject({ since: expect.any(String) })
    operation.onDispatch('mail', 'failed')
    const second = await readiness()
    expect(second.body.parts.database?.since).toBe(first.body.parts.database?.since)
  })

  it('names the part that is not well, and leaves the process ready unless that is the database', async () => {
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'narthex@example.org' }
    const { readiness, operation } = await open({ environment: smtp })
    expect((await readiness()).body.parts.mail?.isOk).toBe(true)
    operation.onDispatch('mail', 'failed')
    const failing = await readiness()
    expect([failing.status, failing.body.parts.mail]).toMatchObject([
      200,
      { isOk: false, detail: 'The last letter: failed' },
    ])
    vi.spyOn(server.platform.database, 'ping').mockRejectedValue(new Error('refused'))
    const away = await readiness()
    expect([away.status, away.body.parts.database]).toMatchObject([503, { isOk: false, detail: 'refused' }])
  })

  it('is 503 while the process stops', async () => {
    expect((await (await open({ isStopping: true })).readiness()).status).toBe(503)
  })
})
