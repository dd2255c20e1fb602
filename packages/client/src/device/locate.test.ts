import { expect, test } from 'vitest'
import { locate } from './locate.ts'

const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const
const failing = (code: number) => ({
  getCurrentPosition: (_: PositionCallback, fail?: PositionErrorCallback | null) =>
    fail?.({ ...codes, code, message: '' }),
})

test('gives the point, and nothing else of the position', async () => {
  const coords = { latitude: -8.06, longitude: -34.87, accuracy: 20 } as GeolocationCoordinates
  const point = await locate({ getCurrentPosition: (tell) => tell({ coords } as GeolocationPosition) })
  expect(point).toEqual({ latitude: -8.06, longitude: -34.87 })
})

test('says why the place is not known', async () => {
  for (const [code, reason] of [
    [codes.PERMISSION_DENIED, 'refused'],
    [codes.POSITION_UNAVAILABLE, 'unavailable'],
    [codes.TIMEOUT, 'timeout'],
  ] as const) {
    await expect(locate(failing(code))).rejects.toMatchObject({ name: 'LocationError', reason })
  }
})

test('a browser without geolocation has no place', async () => {
  await expect(locate(undefined)).rejects.toMatchObject({ reason: 'unavailable' })
})
