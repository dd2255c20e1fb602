import { grainAt, mixed, parseRgb, type Rgb } from './colours.ts'
import { encodePng } from './png.ts'
import { drawRidge, drawRoofs, type Skyline } from './skylines.ts'
import { layWater } from './water.ts'

/** A landscape, painted pixel by pixel: the demo's places do not exist, so there are no photos. */
export interface Scene {
  readonly seed: number
  /** `#rrggbb`, from the top of the sky down to the horizon. */
  readonly sky: readonly string[]
  readonly sun: { readonly x: number; readonly y: number; readonly colour: string }
  /** Layers from far to near, each lower than the previous one. */
  readonly land: readonly { readonly kind: 'hills' | 'roofs'; readonly top: number; readonly colour: string }[]
  /** The height where water starts, if there is any. */
  readonly shore?: number
}

const width = 1200
const height = 750
const white: Rgb = [255, 250, 236]
const lamp: Rgb = [255, 214, 140]

const painted = new WeakMap<Scene, Buffer<ArrayBuffer>>()

/** The scene as a PNG. Several places of a church show the same: it is painted once. */
export function getPainting(scene: Scene): Buffer<ArrayBuffer> {
  const known = painted.get(scene)
  if (known) return known
  const made = paint(scene)
  painted.set(scene, made)
  return made
}

/** Paints the scene as a PNG; repeated paintings look the same. */
export function paint(scene: Scene): Buffer<ArrayBuffer> {
  const { seed, sun, land } = scene
  const light = parseRgb(sun.colour)
  const sky = scene.sky.map(parseRgb)
  const layers = land.map(({ kind, top, colour }, at) => {
    const place = { seed: seed + at * 101, width, top: top * height, near: (at + 1) / land.length }
    return { skyline: kind === 'hills' ? drawRidge(place) : drawRoofs(place), colour: parseRgb(colour) }
  })
  // Front layers hide those behind: most pixels need one layer only.
  const inFront = layers.toReversed()
  const shore = Math.round((scene.shore ?? 1) * height)
  const pixels = new Uint8ClampedArray(width * height * 3)
  for (let y = 0; y < shore; y++)
    for (let x = 0; x < width; x++) put(pixels, (y * width + x) * 3, landAt(x, y, 0), grainAt(x, y, seed))
  if (shore < height) layWater(pixels, { width, height, shore, seed, sunX: sun.x * width, light })
  return encodePng(pixels, width, height)

  function landAt(x: number, y: number, from: number): Rgb {
    for (let at = from; at < inFront.length; at++) {
      const layer = inFront[at]
      const depth = layer ? y - (layer.skyline.tops[x] ?? height) : -1
      if (!layer || depth <= -0.5) continue
      const own = litAt(layer.skyline, layer.colour, x, y, depth)
      return depth >= 0.5 ? own : mixed(landAt(x, y, at + 1), own, depth + 0.5)
    }
    return skyAt(x, y)
  }
  function litAt(skyline: Skyline, own: Rgb, x: number, y: number, depth: number): Rgb {
    if (skyline.isWindow(x, y)) return mixed(own, lamp, 0.8)
    // Mist in the valleys has the colour of the light.
    return mixed(own, light, 0.42 * skyline.haze * (1 - Math.exp(-Math.max(0, depth) / (height * 0.16))))
  }
  function skyAt(x: number, y: number): Rgb {
    const at = Math.min(0.999, y / (height * 0.72)) * (sky.length - 1)
    const base = mixed(sky[Math.floor(at)] ?? light, sky[Math.floor(at) + 1] ?? light, at % 1)
    const [aside, above] = [x - sun.x * width, y - sun.y * height]
    const distance = Math.sqrt(aside * aside + above * above) / height
    const glow = mixed(base, light, 0.85 * Math.exp(-distance * 3.2))
    return distance > 0.058 ? glow : mixed(glow, white, Math.min(1, (0.058 - distance) * 90))
  }
}

function put(pixels: Uint8ClampedArray, at: number, [red, green, blue]: Rgb, grain: number): void {
  pixels[at] = red + grain
  pixels[at + 1] = green + grain
  pixels[at + 2] = blue + grain
}
