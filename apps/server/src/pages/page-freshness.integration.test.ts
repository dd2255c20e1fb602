import { describeChurch } from '@narthex/api/modules/churches/churches.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { toHost } from '@narthex/api/testing/seeded-churches'
import { muted } from '@narthex/api/testing/with-bus'
import { describe, expect, it } from 'vitest'
import { setUpServer } from '../testing/test-server.ts'

describe('after an editor’s write', () => {
  const server = setUpServer()

  const about = (label: 'videira' | 'oliveira', headers: Record<string, string> = {}) =>
    server.app.inject({ url: '/about', headers: { host: toHost(server.churches[label]), ...headers } })

  it('the very next request shows it, twenty times over, and the old ETag counts no more', async () => {
    for (let n = 0; n < 20; n++) {
      const { headers } = await about('videira')
      await describeChurch(createOwnCall(server.platform.transactions.at(server.churches.videira)), {
        nome: `Videira ${n}`,
      })
      const next = await about('videira', { 'if-none-match': String(headers.etag) })
      expect(next.statusCode).toBe(200)
      expect(next.body).toContain(`<h1>Videira ${n}</h1>`)
      expect(next.headers.etag).not.toBe(headers.etag)
    }
  })

  it('a request that was already being answered leaves nothing old behind', async () => {
    for (let n = 0; n < 20; n++) {
      const nome = `Oliveira ${n}`
      const before = about('oliveira')
      await Promise.all([
        describeChurch(createOwnCall(server.platform.transactions.at(server.churches.oliveira)), { nome }),
        about('oliveira'),
        before,
      ])
      expect((await about('oliveira')).body).toContain(`<h1>${nome}</h1>`)
    }
  })

  it('the other churches’ pages are still the ones that were kept', async () => {
    const { headers } = await about('oliveira')
    await describeChurch(createOwnCall(server.platform.transactions.at(server.churches.videira)), {
      nome: 'Another name',
    })
    expect((await about('oliveira', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })

  it('a church that closes is closed at once, and opens at once', async () => {
    for (const flagAtivo of [false, true]) {
      await describeChurch(createOwnCall(server.platform.transactions.at(server.churches.farol)), { flagAtivo })
      const headers = { host: toHost(server.churches.farol) }
      const { statusCode } = await server.app.inject({ url: '/api/v1/igreja-app-menu/?igreja=farol', headers })
      expect(statusCode).toBe(flagAtivo ? 200 : 403)
    }
  })

  it('control: without the message to the processes the old page would stay', async () => {
    await about('videira')
    await describeChurch(createOwnCall(muted(server.platform).transactions.at(server.churches.videira)), {
      nome: 'Not announced',
    })
    expect((await about('videira')).body).not.toContain('Not announced')
  })
})
