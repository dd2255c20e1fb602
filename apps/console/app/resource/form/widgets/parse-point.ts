export interface Point {
  readonly latitude: number
  readonly longitude: number
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`

/** How people write and copy points: two numbers, and the addresses of maps. The place that a map marks comes before what it shows. */
const ways = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`),
  new RegExp(String.raw`[?&](?:q|ll|query|destination|center)=(?:loc:)?${number}(?:,|%2C)\+?${number}`, 'i'),
  new RegExp(`@${number},${number}`),
  new RegExp(String.raw`#map=\d+(?:\.\d+)?/${number}/${number}`),
  new RegExp(`^geo:${number},${number}`),
  new RegExp(String.raw`^${number}\s*[,;\s]\s*${number}$`),
]

/** The point that a text names; undefined where it names none, or none on Earth. Decimal commas are understood. */
export function parsePoint(text: string): Point | undefined {
  const written = withDecimalPoints(text.trim().replaceAll('−', '-'))
  for (const way of ways) {
    const [, latitude, longitude] = way.exec(written) ?? []
    if (latitude === undefined || longitude === undefined) continue
    const point = { latitude: Number(latitude), longitude: Number(longitude) }
    return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined
  }
  return undefined
}

export const writePoint = ({ latitude, longitude }: Point): string => `${latitude}, ${longitude}`

/** Two numbers with decimal commas, with points. */
function withDecimalPoints(text: string): string {
  const [a, b, c, d, ...rest] = text.split(/[,;\s]+/)
  const isPair = /^-?\d+,\d/.test(text) && d !== undefined && rest.length === 0
  return isPair ? `${a}.${b}, ${c}.${d}` : text
}
