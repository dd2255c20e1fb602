import { expect, test } from 'vitest'
import { distanceText } from './distance-text.ts'

const spaced = (text: string) => text.replace(/\s/g, ' ')

test('near distances are told in metres, far ones in kilometres, in the reader’s words', () => {
  expect(spaced(distanceText(12, 'pt', 'pt-br'))).toBe('50 m')
  expect(spaced(distanceText(862, 'pt', 'pt-br'))).toBe('850 m')
  expect(spaced(distanceText(949, 'pt', 'pt-br'))).toBe('950 m')
  expect(spaced(distanceText(950, 'en', 'pt-br'))).toBe('1 km')
  expect(spaced(distanceText(3240, 'pt', 'pt-br'))).toBe('3,2 km')
  expect(spaced(distanceText(3240, 'en', 'pt-br'))).toBe('3.2 km')
  expect(spaced(distanceText(41_600, 'es', 'es-es'))).toBe('42 km')
})

test('miles are for the places that are signed in them, whatever the reader speaks', () => {
  expect(spaced(distanceText(3219, 'en', 'en-us'))).toBe('2 mi')
  expect(spaced(distanceText(3219, 'pt', 'en'))).toBe('2 mi')
  expect(spaced(distanceText(400, 'en', 'en-gb'))).toBe('0.2 mi')
  expect(spaced(distanceText(3219, 'en', 'en-ie'))).toBe('3.2 km')
})
