import { execFile } from 'node:child_process'
import { openSeededPlatform, type SeededPlatform } from '@narthex/api/testing/seeded-platform'
import { atStrength } from '@narthex/contract/testing/strength'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endEverything, startServer } from './testing/server-process.ts'

const card = { titular: 'ANA SOUZA', numero: '5105105105105100', validade: '12/2039', cvv: '7391' }

/** Ends the process with what a request for a card's token holds, as an oversight in its handling would. */
const crashes = {
  uncaughtException: 'throw failure',
  unhandledRejection: 'Promise.reject(failure)',
}
const asOversight = (crash: string) => `
  import { subscribe } from 'node:diagnostics_channel'
  subscribe('http.server.request.start', ({ request }) => {
    if (!request.url.endsWith('/card/token')) return
    let body = ''
    request.on('data', (chunk) => { body += chunk })
    request.on('end', () => setImmediate(() => {
      const cause = Object.assign(new TypeError('Cannot read ' + body), { params: JSON.parse(body) })
      const failure = Object.assign(new Error('Failed query: ' + body, { cause }), { body })
      ${crash}
    }))
  })`

const preload = (code: string) => `--import=data:text/javascript,${encodeURIComponent(code)}`

describe('what a process writes when it crashes', () => {
  let database: SeededPlatform

  beforeAll(async () => {
    database = await openSeededPlatform()
  })
  afterAll(async () => {
    endEverything()
    await database?.close()
  })

  it.each(Object.entries(crashes).slice(0, atStrength({ deep: 2, full: 1 })))(
    'by an %s has nothing of a card, and says where it failed',
    async (origin, crash) => {
      const settings = { DATABASE_URL: database.databaseUrl, NODE_OPTIONS: preload(asOversight(crash)) }
      const { port, ended } = await startServer(settings)
      const path = `http://127.0.0.1:${port}/api/v1/general/payment/church/videira/card/token`
      await fetch(path, { method: 'POST', body: JSON.stringify(card) }).catch(() => {})
      const { code, stdout, stderr } = await ended
      expect(code).toBe(1)
      const line = JSON.parse(stderr.trim().split('\n').at(-1) ?? '')
      expect(line).toMatchObject({ level: 60, msg: origin, error: 'Error', cause: { error: 'TypeError' } })
      expect(line.at.length).toBeGreaterThan(0)
      for (const secret of [card.numero, card.cvv, card.titular]) expect(stdout + stderr).not.toContain(secret)
    },
  )

  it('control: a process without the guard writes all of it', async () => {
    const failure = `Object.assign(new Error('Failed query'), { body: '${JSON.stringify(card)}' })`
    const stderr = await new Promise<string>((resolve) => {
      execFile(process.execPath, ['-e', `throw ${failure}`], (_error, _stdout, written) => resolve(written))
    })
    expect(stderr).toContain(card.numero)
  })
})
