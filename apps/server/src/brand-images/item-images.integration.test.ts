import { storeImage } from '@narthex/api/modules/media/images/images.editing.service'
import { indexItem, type SearchTexts } from '@narthex/api/modules/search/search-index.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { plainPhoto } from '@narthex/api/testing/plain-photo'
import { toHost } from '@narthex/api/testing/seeded-churches'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { missCost } from '../http/rate-limit.ts'
import { openTestServer, setUpServer } from '../testing/test-server.ts'

describe('the picture that a link to a thing is shown with', () => {
  const now = new Date('2026-06-15T12:00:00Z')
  const server = setUpServer({ clock: () => now })
  let videira: ChurchScope

  beforeAll(async () => {
    videira = server.churches.videira
    await keep(videira, 501, { titulo: 'Noite de oração' })
    await keep(videira, 502, { titulo: 'Logo mais', visivelEm: new Date(now.getTime() + 1) })
  })

  async function keep(church: ChurchScope, itemId: number, entry: Partial<SearchTexts> & { titulo: string }) {
    const usual = { resumo: null, imagem: null, texto: '', idioma: 'pt-BR', chave: String(itemId) }
    await server.platform.transactions.editSite(church, (work) =>
      indexItem(work, { tipo: 'NOTICIA', itemId }, [{ ...usual, visivelEm: new Date(0), ...entry }]),
    )
  }
  const get = (url: string, church: ChurchScope, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { host: toHost(church), ...headers } })

  it('is a PNG of the size that networks show whole, and is not sent again to who has it', async () => {
    const { statusCode, headers, rawPayload } = await get('/share/news/501.png', videira)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(rawPayload.length).toBeLessThan(600_000)
    const again = await get('/share/news/501.png', videira, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('follows an edit, and lies over the thing’s own picture where it has one', async () => {
    const before = (await get('/share/news/501.png', videira)).headers.etag
    const { endereco } = await storeImage(
      server.platform,
      createOwnCall(server.platform.transactions.at(videira)),
      new Uint8Array(await plainPhoto()),
    )
    await keep(videira, 501, { titulo: 'Noite de oração', imagem: endereco })
    const after = await get('/share/news/501.png', videira)
    expect(after.headers.etag).not.toBe(before)
    expect(after.rawPayload.length).toBeLessThan(600_000)
  })

  it.each([
    ['before its publication', '/share/news/502.png'],
    ['of another kind', '/share/devotionals/501.png'],
    ['of a kind whose module the church lacks', '/share/publications/501.png'],
    ['of nothing', '/share/news/999.png'],
    ['of no page', '/share/user/data.png'],
    ['by another spelling', '/share/news/..%2f501.png'],
    ['by a number without end', `/share/news/${'9'.repeat(300)}.png`],
    ['without its ending', '/share/news/501'],
  ])('is not there %s', async (_, url) => {
    expect((await get(url, videira)).statusCode).toBe(404)
  })

  it('is no other church’s, nor an inactive one’s', async () => {
    const { farol, fechada } = server.churches
    await keep(fechada, 501, { titulo: 'Fechada' })
    expect((await get('/share/news/501.png', farol)).statusCode).toBe(404)
    expect((await get('/share/news/501.png', fechada)).statusCode).toBe(404)
  })

  it('is rate-limited when it must be drawn, and always served from the cache', async () => {
    const strict = await openTestServer({
      beside: server,
      environment: { REQUESTS_PER_MINUTE: String(missCost) },
      clock: () => now,
    })
    const ask = (url: string) => strict.app.inject({ url, headers: { host: toHost(videira) } })
    try {
      expect((await ask('/share/news/501.png')).statusCode).toBe(200)
      expect((await ask('/share/news/999.png')).statusCode).toBe(429)
      expect((await ask('/share/news/501.png')).statusCode).toBe(200)
    } finally {
      await strict.close()
    }
  })
})
