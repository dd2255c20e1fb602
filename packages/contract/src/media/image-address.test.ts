import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isSitePath } from '../site-path.ts'
import {
  absoluteImage,
  imageAddress,
  imageAt,
  jpegAddress,
  jpegNamed,
  variantAddress,
  variantNamed,
  variantWidths,
} from './image-address.ts'

const sign = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
const dot = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+_')
const signs = (length: number, unit = sign) => fc.string({ unit, minLength: length, maxLength: length })
const images = fc.record({
  codigo: signs(22),
  width: fc.integer({ min: 1, max: 1920 }),
  height: fc.integer({ min: 1, max: 3840 }),
  colours: fc.option(signs(48, dot), { nil: undefined }),
  foco: fc.option(fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) }), {
    nil: undefined,
  }),
  textoAlternativo: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), { nil: undefined }),
})

test('an address tells all that it was made of, and each of its variants where it is', () => {
  fc.assert(
    fc.property(images, (image) => {
      const address = imageAddress(image)
      expect(imageAt(address)).toEqual(image)
      expect(isSitePath(address)).toBe(true)
      const named = (path: string) => variantNamed(path.slice('/media/images/'.length).split('#')[0] ?? '')
      expect(named(address)).toEqual({ codigo: image.codigo, width: image.width, format: 'webp' })
      for (const width of variantWidths(image.width)) {
        expect(width).toBeLessThanOrEqual(image.width)
        expect(named(variantAddress(image, width, 'avif'))).toEqual({ codigo: image.codigo, width, format: 'avif' })
      }
    }),
  )
})

describe('an address of anything else', () => {
  const good = imageAddress({ codigo: 'A'.repeat(22), width: 800, height: 600, colours: undefined })

  it('control: is told from a good one', () => expect(imageAt(good)).toBeDefined())

  it.each([
    'https://pictures.example/a.webp',
    `https://elsewhere.example${good}`,
    `//elsewhere.example${good}`,
    `/media/${'A'.repeat(22)}-512.webp`,
    good.replace('800', '0'),
    good.replace('800', '08'),
    good.replace('800', '80000'),
    good.replace('.webp', '.svg'),
    `${good}?x`,
    `${good}#101,50`,
    `${good}#50`,
    `${good}#50,50;"`,
    `${good}\n`,
    good.replace('AAA', '../'),
    '',
  ])('tells nothing: %j', (address) => {
    expect(imageAt(address)).toBeUndefined()
  })
})

test('other programs get an image’s whole address, without what is said of it', () => {
  const origin = 'https://ponte.example'
  const bare = { codigo: 'a'.repeat(22), width: 1200, height: 800, colours: undefined }
  const described = imageAddress({ ...bare, foco: { x: 70, y: 42 }, textoAlternativo: 'Cuatro personas' })
  expect(described).toContain('#')
  expect(absoluteImage(described, origin)).toBe(`${origin}${imageAddress(bare)}`)
  expect(absoluteImage('https://cdn.example/a.svg?v=1#icon', origin)).toBe('https://cdn.example/a.svg?v=1')
  expect([absoluteImage(null, origin), absoluteImage('', origin), absoluteImage('http://[::1', origin)]).toEqual(
    Array(3).fill(undefined),
  )
})

test('an image is a JPEG at an address of its own, which no variant has', () => {
  const codigo = 'a'.repeat(22)
  const name = jpegAddress({ codigo, width: 1600, height: 1600, colours: undefined }).replace('/media/images/', '')
  expect(jpegNamed(name)).toEqual({ codigo, width: 1600 })
  expect(variantNamed(name)).toBeUndefined()
  for (const other of [
    `${codigo}_01600.jpg`,
    `${codigo}_1600.jpeg`,
    `${codigo}.jpg`,
    `${codigo}_1600.webp`,
    `x${name}`,
  ])
    expect(jpegNamed(other), other).toBeUndefined()
})
