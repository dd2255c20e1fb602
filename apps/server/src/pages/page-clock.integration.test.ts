import { toHost } from '@narthex/api/testing/seeded-churches'
import { beforeAll, describe, expect, it } from 'vitest'
import { rawGet, sendRaw } from '../testing/raw-http.ts'
import { setUpServer } from '../testing/test-server.ts'

describe('a page that the clock changes', () => {
  const server = setUpServer({ clock: () => now, isCopied: true })
  let port: number
  let host: string
  let now = new Date('2026-03-01T22:00:00Z')

  beforeAll(async () => {
    port = await server.listen()
    host = toHost(server.churches.videira)
  })

  const get = (url: string, ...lines: string[]) => sendRaw(port, rawGet(url, `Host: ${host}`, ...lines))

  it('is kept until its moment, and is another page from then on', async () => {
    const first = await get('/event/today')
    now = new Date('2026-03-01T23:59:59.999Z')
    expect((await get('/event/today'))?.text).toBe('2026-03-01')
    expect((await get('/event/today', `If-None-Match: ${first?.headers.etag}`))?.status).toBe(304)

    now = new Date('2026-03-02T00:00:00Z')
    const next = await get('/event/today', `If-None-Match: ${first?.headers.etag}`)
    expect([next?.status, next?.text]).toEqual([200, '2026-03-02'])
    expect((await get('/event/today'))?.headers.etag).toBe(next?.headers.etag)
  })

  it('control: a page without a time is not rendered again when the clock moves', async () => {
    const about = await get('/about')
    now = new Date('2031-01-01T00:00:00Z')
    expect((await get('/about', `If-None-Match: ${about?.headers.etag}`))?.status).toBe(304)
  })
})
