import { describeChurch, setVisual } from '@narthex/api/modules/churches/churches.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { toHost } from '@narthex/api/testing/seeded-churches'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { missCost } from '../http/rate-limit.ts'
import { openTestServer, setUpServer } from '../testing/test-server.ts'

const sizes: Record<string, [number, number]> = {
  '/favicon.ico': [48, 48],
  '/icon-192.png': [192, 192],
  '/icon-512.png': [512, 512],
  '/icon-maskable-512.png': [512, 512],
  '/apple-touch-icon.png': [180, 180],
  '/share.png': [1200, 630],
}

describe('a picture drawn from the brand', () => {
  const server = setUpServer()
  let videira: string
  let farol: string

  beforeAll(async () => {
    videira = toHost(server.churches.videira)
    farol = toHost(server.churches.farol)
    await setVisual(createOwnCall(server.platform.transactions.at(server.churches.farol)), {
      corApp: '#ffff00',
      logo: null,
    })
  })

  const get = (url: string, host: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    server.app.inject({ method, url, headers: { host, ...headers } })
  const pixel = async (png: Buffer, left: number, top: number) => {
    const { data } = await sharp(png)
      .ensureAlpha()
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [...data]
  }

  it('is a PNG of its size', async () => {
    for (const [path, [width, height]] of Object.entries(sizes)) {
      const { statusCode, headers, rawPayload } = await get(path, videira)
      expect(statusCode, path).toBe(200)
      expect(headers, path).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      })
      expect(await sharp(rawPayload).metadata(), path).toMatchObject({ format: 'png', width, height })
    }
  })

  it('is not another church’s, nor the organisation’s', async () => {
    const hosts = [videira, farol, toHost(server.churches.pomar), 'unknown.example']
    for (const path of Object.keys(sizes)) {
      const bodies = await Promise.all(hosts.map(async (host) => (await get(path, host)).rawPayload.toString('base64')))
      expect(new Set(bodies).size, path).toBe(hosts.length)
    }
  })

  it('follows an edit at once, and without one is the same to the byte', async () => {
    const { oliveira } = server.churches
    const before = await get('/share.png', toHost(oliveira))
    expect((await get('/share.png', toHost(oliveira))).headers.etag).toBe(before.headers.etag)
    await describeChurch(createOwnCall(server.platform.transactions.at(oliveira)), { nome: 'Igreja do Olival' })
    expect((await get('/share.png', toHost(oliveira))).headers.etag).not.toBe(before.headers.etag)
  })

  it('shows the house’s mark where there is no church, or one that is not active', async () => {
    for (const path of ['/icon-192.png', '/share.png']) {
      const [unknown, inactive] = await Promise.all([
        get(path, 'unknown.example'),
        get(path, toHost(server.churches.fechada)),
      ])
      expect([unknown.statusCode, inactive.statusCode]).toEqual([200, 200])
      expect(inactive.rawPayload.equals(unknown.rawPayload)).toBe(true)
    }
  })

  it('is not sent again to who has it, and HEAD tells as much as GET', async () => {
    const { headers } = await get('/icon-192.png', videira)
    const again = await get('/icon-192.png', videira, { 'if-none-match': `W/${headers.etag}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers.etag).toBe(headers.etag)
    expect((await get('/icon-192.png', videira, { 'if-none-match': '"other"' })).statusCode).toBe(200)
    const head = await get('/icon-192.png', videira, {}, 'HEAD')
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' })
  })

  it('keeps its mark within what systems leave of an icon, on the brand from edge to edge', async () => {
    const { rawPayload } = await get('/icon-maskable-512.png', farol)
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const yellow = Buffer.from([255, 255, 0])
    const isGround = (at: number) => data.subarray(at, at + 3).equals(yellow)
    let drawn = 0
    for (let y = 0; y < 512; y++) {
      for (let x = 0; x < 512; x++) {
        if (isGround((y * 512 + x) * info.channels)) continue
        drawn++
        expect(Math.hypot(x - 256, y - 256)).toBeLessThan(0.4 * 512)
      }
    }
    expect(drawn, 'control: there is a mark').toBeGreaterThan(2000)
  })

  it('leaves the corners of a plain icon clear', async () => {
    const { rawPayload } = await get('/icon-512.png', farol)
    expect((await pixel(rawPayload, 2, 2))[3]).toBe(0)
    expect(await pixel(rawPayload, 70, 500)).toEqual([255, 255, 0, 255])
  })

  it('is rate-limited like pages: cached pictures are always served', async () => {
    const strict = await openTestServer({ beside: server, environment: { REQUESTS_PER_MINUTE: String(2 * missCost) } })
    const ask = (url: string) => strict.app.inject({ url, headers: { host: videira } })
    try {
      expect((await ask('/icon-192.png')).statusCode).toBe(200)
      expect((await ask('/icon-512.png')).statusCode).toBe(200)
      expect((await ask('/share.png')).statusCode).toBe(429)
      expect((await ask('/icon-192.png')).statusCode).toBe(200)
    } finally {
      await strict.close()
    }
  })
})
