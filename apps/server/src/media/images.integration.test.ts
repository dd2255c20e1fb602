import { storeImage } from '@narthex/api/modules/media/images/images.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { plainPhoto } from '@narthex/api/testing/plain-photo'
import { toHost } from '@narthex/api/testing/seeded-churches'
import { imageAt, jpegAddress, variantAddress } from '@narthex/contract/media/image-address'
import { beforeAll, describe, expect, it } from 'vitest'
import { setUpServer } from '../testing/test-server.ts'
import { mediaPolicy } from './media-options.ts'

describe('a picture of a church’s content', () => {
  const server = setUpServer()
  let imagem: string

  beforeAll(async () => {
    const photo = new Uint8Array(await plainPhoto({ width: 800, height: 600 }))
    imagem = (
      await storeImage(server.platform, createOwnCall(server.platform.transactions.at(server.churches.videira)), photo)
    ).endereco
  })

  const get = (url: string, host = toHost(server.churches.videira)) => server.app.inject({ url, headers: { host } })
  const variant = (width: number, format: 'avif' | 'webp') => {
    const image = imageAt(imagem)
    return image ? variantAddress(image, width, format) : ''
  }

  it('is sent in each of its widths, may do nothing, and is kept for good', async () => {
    for (const address of [imagem, variant(320, 'webp'), variant(640, 'webp'), variant(800, 'webp')]) {
      const { statusCode, headers, rawPayload } = await get(address)
      expect(statusCode, address).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': mediaPolicy,
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    }
  })

  it('stands in for its lighter self until that is drawn, and not for long', async () => {
    const { statusCode, headers } = await get(variant(640, 'avif'))
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=300' })
  })

  it('is a JPEG for podcast apps, which read no WebP', async () => {
    const image = imageAt(imagem)
    const { statusCode, headers, rawPayload } = await get(image ? jpegAddress(image) : '')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': mediaPolicy,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  })

  it('is at the sites of its organisation, and at no other host', async () => {
    const { oliveira, farol, pomar } = server.churches
    const at = async (host: string) => (await get(imagem, host)).statusCode
    expect(await Promise.all([oliveira, pomar].map((tenant) => at(toHost(tenant))))).toEqual([200, 200])
    expect(await Promise.all([toHost(farol), 'unknown.example'].map(at))).toEqual([404, 404])
  })

  it('is in no width that nobody asked to keep, nor under any other name', async () => {
    const codigo = imageAt(imagem)?.codigo ?? ''
    const names = [`${codigo}_1280.webp`, `${codigo}_321.webp`, `${codigo}_0320.webp`, `${codigo}.webp`, codigo]
    const others = [
      '',
      '..%2f..%2fpostgres',
      `${codigo}_320.webp%00`,
      `${codigo}_320.svg`,
      `${codigo}_321.jpg`,
      `${codigo}_0320.jpg`,
      `${codigo}.jpg`,
      `${'A'.repeat(22)}_320.webp`,
    ]
    for (const name of [...names, ...others]) expect((await get(`/media/images/${name}`)).statusCode, name).toBe(404)
  })
})
