/** Lightness 0–1, chroma about 0–0.37, hue in degrees. Equal steps look equal, which hex and HSL do not give. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

/** Converts `#rrggbb` to OKLCH. Matrices: Björn Ottosson, "A perceptual color space for image processing". */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(linear) as unknown as Triple
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 }
}

/** Converts to `#rrggbb`; reduces the chroma of colours outside sRGB. */
export function toHex({ l, c, h }: Oklch): string {
  let chroma = c
  let rgb = linearRgb(l, chroma, h)
  while (chroma > 0.001 && !isShowable(rgb)) {
    chroma *= 0.94
    rgb = linearRgb(l, chroma, h)
  }
  const bytes = rgb.map((value) => Math.round(encoded(Math.min(1, Math.max(0, value))) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance, WCAG 2. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(linear) as unknown as Triple
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of two opaque colours, 1–21, WCAG 2. */
export function contrast(one: string, other: string): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The colour seen where `over` covers `under` at the given opacity, as browsers mix it (in sRGB). */
export function mixed(over: string, under: string, opacity: number): string {
  const below = channels(under)
  const bytes = channels(over).map((value, i) => Math.round((value * opacity + (below[i] ?? 0) * (1 - opacity)) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function encoded(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

function linearRgb(l: number, c: number, h: number): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function isShowable(rgb: Triple): boolean {
  return rgb.every((value) => value > -0.0005 && value < 1.0005)
}
