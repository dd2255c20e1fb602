import { buffer } from 'node:stream/consumers'
import { imageAt, variantWidths } from '@narthex/contract/media/image-address'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { assembleApp } from '../../../app.ts'
import { createOwnCall } from '../../../platform/http/route.ts'
import { createJobRunner, type JobRunner } from '../../../platform/jobs/job-runner.ts'
import { noPictures, polyglot, sidewaysPhoto } from '../../../testing/hostile-pictures.ts'
import { plainPhoto } from '../../../testing/plain-photo.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { removeFile } from '../files/files.service.ts'
import { storeImage } from './images.editing.service.ts'
import { openImage } from './images.service.ts'

describe('a picture of content', () => {
  let jobs: JobRunner
  let photo: Uint8Array<ArrayBuffer>

  const test = setUpChurches({ farol: {}, videira: {} })

  beforeAll(async () => {
    const workers = assembleApp(test.platform).workers({ deliver: async () => {} })
    jobs = createJobRunner(
      test.platform,
      workers.filter(({ queue }) => queue === 'imagem-avif' || queue === 'arquivo-sobra'),
    )
    photo = new Uint8Array(await grainyPhoto(1000, 600))
  })

  const store = (bytes: Uint8Array, church = test.farol) =>
    storeImage(test.platform, createOwnCall(test.platform.transactions.at(church)), new Uint8Array(bytes))
  const readAddress = (address: string) => {
    const image = imageAt(address)
    if (!image) throw new Error(`${address} tells nothing`)
    return image
  }
  const bytesOf = async (codigo: string, width: number, format: 'avif' | 'webp' = 'webp', church = test.farol) => {
    const open = await openImage(test.platform, church, { codigo, width, format })
    return open && { format: open.format, bytes: await buffer(open.bytes) }
  }

  it('is kept in each width up to its own, and its address tells all that a page needs', async () => {
    const { endereco, tipo } = await store(photo)
    const image = readAddress(endereco)
    expect({ tipo, ...image }).toMatchObject({ tipo: 'IMAGEM', width: 1000, height: 600 })
    expect(variantWidths(1000)).toEqual([320, 640, 960, 1000])
    for (const width of variantWidths(1000)) {
      const { bytes } = (await bytesOf(image.codigo, width)) ?? {}
      const found = await sharp(bytes).metadata()
      expect(found).toMatchObject({ format: 'webp', width, height: Math.round((width * 600) / 1000) })
    }
    expect(await bytesOf(image.codigo, 1280)).toBeUndefined()
    expect(await bytesOf(image.codigo, 320, 'webp', test.videira)).toBeUndefined()
  })

  it('tells a blur of itself: the colours of each corner where they are', async () => {
    const corners = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#ffffff' } })
      .composite([
        { input: { create: { width: 200, height: 300, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
        { input: { create: { width: 400, height: 100, channels: 3, background: '#0000ff' } }, left: 0, top: 200 },
      ])
      .png()
      .toBuffer()
    const dots = Buffer.from(readAddress((await store(corners)).endereco).colours?.replaceAll('_', '/') ?? '', 'base64')
    // As a bitmap has them: the lowest row first, blue before green before red.
    expect([...dots.subarray(0, 3)].map((part) => part > 127)).toEqual([true, false, false])
    expect([...dots.subarray(24, 27)].map((part) => part > 127)).toEqual([false, false, true])
    expect([...dots.subarray(33, 36)].map((part) => part > 127)).toEqual([true, true, true])
  })

  it('that lets light through keeps it, and has no blur that would shine through', async () => {
    const glass = await sharp({ create: { width: 400, height: 300, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer()
    const image = readAddress((await store(glass)).endereco)
    expect(image.colours).toBeUndefined()
    expect((await sharp((await bytesOf(image.codigo, 320))?.bytes).metadata()).hasAlpha).toBe(true)
  })

  it('is never larger than 1920 × 3840, and never larger than it came', async () => {
    const sizes = [
      [4000, 1000, 1920, 480],
      [1000, 9000, 427, 3840],
      [7, 5, 7, 5],
      [3000, 1, 1920, 1],
    ] as const
    for (const [width, height, keptWidth, keptHeight] of sizes) {
      const image = readAddress((await store(await plainPhoto({ width, height }))).endereco)
      expect(image).toMatchObject({ width: keptWidth, height: keptHeight })
    }
  })

  it('stands upright, and tells nothing that a camera wrote', async () => {
    const image = readAddress((await store(await sidewaysPhoto())).endereco)
    expect(image).toMatchObject({ width: 40, height: 60 })
    const { bytes = Buffer.alloc(0) } = (await bytesOf(image.codigo, 40)) ?? {}
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
    expect(bytes.includes('canary')).toBe(false)
  })

  it.each(noPictures)('is not made of %s', async (_, bytes) => {
    await expect(store(await bytes())).rejects.toMatchObject({ code: 'NOT_A_FILE', status: 422 })
  })

  it('is drawn again, whatever hides behind a sound picture', async () => {
    const image = readAddress((await store(await polyglot())).endereco)
    expect((await bytesOf(image.codigo, image.width))?.bytes.includes('canary')).toBe(false)
  })

  it('is drawn in the lighter format once there is time, where that is lighter; until then the other stands in', async () => {
    const { codigo } = readAddress((await store(photo)).endereco)
    expect((await bytesOf(codigo, 960, 'avif'))?.format).toBe('webp')
    await jobs.runDue()
    const [avif, webp] = [await bytesOf(codigo, 960, 'avif'), await bytesOf(codigo, 960)]
    expect(avif?.format).toBe('avif')
    expect(avif?.bytes.length).toBeLessThan(webp?.bytes.length ?? 0)
    expect(await sharp(avif?.bytes).metadata()).toMatchObject({ width: 960, height: 576 })
  })

  it('goes in every size and format when it is taken away', async () => {
    const { endereco, codigo } = await store(photo)
    while ((await jobs.runDue()) > 0);
    await removeFile(test.needs, createOwnCall(test.platform.transactions.at(test.farol)), codigo)
    while ((await jobs.runDue()) > 0);
    for (const width of variantWidths(readAddress(endereco).width))
      for (const format of ['avif', 'webp'] as const)
        expect(await bytesOf(codigo, width, format), `${width}.${format}`).toBeUndefined()
  })
})

/** Something for a codec to do. */
function grainyPhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .blur(4)
    .jpeg({ quality: 90 })
    .toBuffer()
}
