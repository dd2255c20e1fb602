export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Why the position is not known. */
export type LocationFailure = 'refused' | 'unavailable' | 'timeout'

export class LocationError extends Error {
  override name = 'LocationError'
  readonly reason: LocationFailure

  constructor(reason: LocationFailure) {
    super(`The reader’s place is not known: ${reason}`)
    this.reason = reason
  }
}

/** Long enough for a phone indoors; the time that the reader takes to answer the prompt does not count. */
const timeoutMs = 15_000
/** A position stays valid for this long. */
const maximumAgeMs = 10 * 60_000

/** Where the reader is, after the browser's own prompt. Rejects with a LocationError. */
export function locate(geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject(new LocationError('unavailable'))
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      (error) => reject(new LocationError(reasonOf(error))),
      { timeout: timeoutMs, maximumAge: maximumAgeMs },
    )
  })
}

function reasonOf({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): LocationFailure {
  if (code === PERMISSION_DENIED) return 'refused'
  return code === TIMEOUT ? 'timeout' : 'unavailable'
}
