import decodeQr from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawQrPng } from './qr-png.ts'

test('a code is a small square picture with white around it that a camera reads', async () => {
  const text = `3${'A7'.repeat(59)}`
  const png = await drawQrPng(text)
  expect(png.byteLength).toBeLessThan(4000)
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(info.height)
  expect(data[0]).toBe(255)
  expect(decodeQr({ width: info.width, height: info.height, data })).toBe(text)
})
