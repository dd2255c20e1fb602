import { expect, test } from 'vitest'
import { parsePoint, writePoint } from './parse-point.ts'

const recife = { latitude: -8.0631, longitude: -34.8711 }

test.each([
  '-8.0631, -34.8711',
  ' -8.0631 -34.8711 ',
  '−8.0631,−34.8711',
  '-8,0631; -34,8711',
  '-8,0631, -34,8711',
  'geo:-8.0631,-34.8711?z=17',
  'https://www.google.com/maps/@-8.0631,-34.8711,17z',
  'https://www.google.com/maps/place/Igreja/@-8.1,-34.9,17z/data=!3m1!4b1!4m6!3m5!1s0x7ab!8m2!3d-8.0631!4d-34.8711',
  'https://www.google.com/maps?q=-8.0631,-34.8711',
  'https://maps.google.com/?ll=-8.0631%2C-34.8711',
  'https://www.openstreetmap.org/#map=17/-8.0631/-34.8711',
  'https://www.openstreetmap.org/?mlat=-8.0631&mlon=-34.8711#map=17/-8.1/-34.9',
])('a point is read as people write it, and from the address of a map: %s', (text) => {
  expect(parsePoint(text)).toEqual(recife)
})

test.each(['', 'Recife', '-8.0631', '95, 10', '10, 200', 'https://maps.app.goo.gl/abc'])(
  '%s names no point',
  (text) => {
    expect(parsePoint(text)).toBeUndefined()
  },
)

test('a point that was written is read as the same point', () => {
  expect(parsePoint(writePoint(recife))).toEqual(recife)
})
