import { height, type Placement, width } from '../drawing.ts'
import type { Random } from '../random.ts'
import type { Tones } from '../tones.ts'
import type { Family } from './family.ts'

const round = Math.round

/** Where the sky ends, and where in it the sun stands. */
function openSky(random: Random, tones: Tones, { id, focus }: Placement, sunAt: number): string {
  const x = focus === 'middle' ? random.whole(150, 450) : random.whole(400, 500)
  const radius = random.whole(30, 44)
  const glow = [3, 2.1].map((part) => `<circle cx="${x}" cy="${sunAt}" r="${round(radius * part)}"/>`).join('')
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${tones.ground}"/><stop offset=".7" stop-color="${tones.line}"/></linearGradient><path fill="url(#${id})" d="M0 0h${width}v${height}H0z"/><g fill="${tones.accent}" fill-opacity=".16">${glow}</g><circle cx="${x}" cy="${sunAt}" r="${radius}" fill="${tones.accent}"/>`
}

/** A soft ridge of crests and valleys, filled down to the foot of the picture. */
function ridge(random: Random, fill: string, base: number, swing: number): string {
  let [x, isCrest, path] = [-random.whole(20, 160), random.next() < 0.5, `M-160 ${base}`]
  while (x < width + 160) {
    const step = random.whole(90, 170)
    const y = Math.round(isCrest ? base - random.between(0.5, 1) * swing : base + random.between(0, 0.4) * swing)
    path += `S${x - Math.round(step / 2)} ${y} ${x} ${y}`
    x += step
    isCrest = !isCrest
  }
  return `<path fill="${fill}" d="${path}V${height}H-160z"/>`
}

/** Hills behind hills. */
function hills(random: Random, tones: Tones, placement: Placement): string {
  const start = random.whole(236, 256)
  const layers = tones.tones.map((fill, place) => ridge(random, fill, start + place * 38, 46 - place * 7))
  return openSky(random, tones, placement, start - random.whole(52, 84)) + layers.join('')
}

/** The sea, the sun's way over it, and a far shore. */
function sea(random: Random, tones: Tones, placement: Placement): string {
  const horizon = random.whole(238, 256)
  const waves = Array.from({ length: 9 }, (_, row) => {
    const y = horizon + 10 + row * row * 1.9
    const x = random.whole(-40, 420)
    return `M${x} ${round(y)}h${random.whole(60, 190)}M${x + random.whole(220, 330)} ${round(y + 5)}h${random.whole(40, 120)}`
  })
  return `${openSky(random, tones, placement, horizon - random.whole(10, 60))}<path fill="${tones.tones[1]}" d="M0 ${horizon}h${width}v${height}H0z"/><path fill="${tones.tones[2]}" d="M0 ${horizon + 66}C150 ${horizon + 50} 260 ${horizon + 86} 410 ${horizon + 68}S560 ${horizon + 58} 600 ${horizon + 70}V400H0z"/>${ridge(random, tones.tones[3], 372, 36)}<path stroke="${tones.line}" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".7" d="${waves.join('')}"/>`
}

/** Mountains, their sunny sides lighter. */
function mountains(random: Random, tones: Tones, placement: Placement): string {
  const range = (base: number, rise: number, light: string, dark: string) => {
    let [lit, shaded] = ['', '']
    for (let x = random.whole(-90, -20); x < width; ) {
      const [half, peak] = [random.whole(80, 130), base - random.between(0.6, 1) * rise]
      const top = `M${x + half} ${round(peak)}`
      lit += `${top}L${x + half * 2} ${base + 90}H${x + round(half * 0.86)}z`
      shaded += `${top}L${x} ${base + 90}H${x + round(half * 0.86)}z`
      x += round(half * random.between(1, 1.4))
    }
    return `<path fill="${dark}" d="${shaded}"/><path fill="${light}" d="${lit}"/>`
  }
  const [t0, t1, t2, t3] = tones.tones
  return `${openSky(random, tones, placement, random.whole(120, 170))}${range(262, 96, t0, t1)}${range(300, 60, t1, t2)}${ridge(random, t2, 336, 30)}${ridge(random, t3, 374, 24)}`
}

/** Fields whose furrows run towards the horizon. */
function fields(random: Random, tones: Tones, placement: Placement): string {
  const horizon = random.whole(246, 262)
  const [t0, t1, t2, t3] = tones.tones
  const away = random.whole(200, 400)
  const furrows = Array.from({ length: 13 }, (_, place) => {
    const foot = (place - 6) * 120 + away
    return `M${away + (place - 6) * 16} ${horizon + 22}Q${round((foot + away) / 2 + (place - 6) * 6)} ${horizon + 60} ${foot} ${height}`
  })
  const trees = Array.from({ length: random.whole(5, 8) }, () => {
    const [x, size] = [random.whole(10, 590), random.whole(9, 17)]
    return `<ellipse cx="${x}" cy="${horizon + 14 - size}" rx="${round(size * 0.5)}" ry="${size}"/>`
  })
  return `${openSky(random, tones, placement, horizon - random.whole(44, 100))}${ridge(random, t0, horizon, 34)}<path fill="${t1}" d="M0 ${horizon + 12}C160 ${horizon - 2} 380 ${horizon + 26} 600 ${horizon + 6}V400H0z"/><path fill="none" stroke="${t2}" stroke-width="5" d="${furrows.join('')}"/><g fill="${t3}">${trees.join('')}</g>`
}

export const landscape: Family = { rose: hills, lancets: sea, arches: mountains, tessellation: fields }
