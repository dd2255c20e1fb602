import { expect, test } from 'vitest'
import { cropRatio, cropShapes, findShape } from './crop-shapes.ts'

const photo = { largura: 1600, altura: 1200 }

test('a crop is known again by its shape, whatever the picture', () => {
  for (const size of [photo, { largura: 900, altura: 1600 }])
    for (const shape of cropShapes) {
      const largura = 40
      const altura = (largura * (size.largura / size.altura)) / cropRatio(shape, size)
      const found = findShape({ x: 0, y: 0, largura, altura }, size)
      expect(cropRatio(found, size)).toBeCloseTo(cropRatio(shape, size))
    }
})

test('a crop of any other shape, and none, have the own one', () => {
  expect(findShape({ x: 0, y: 0, largura: 10, altura: 90 }, photo)).toBe('own')
  expect(findShape(null, photo)).toBe('own')
})
