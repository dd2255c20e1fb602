import type { Scene } from './scene.ts'

/** The bay at the end of a day. */
export const harbour: Scene = {
  seed: 4,
  sky: ['#24507a', '#5f93b4', '#f2b98a', '#ffd9a6'],
  sun: { x: 0.84, y: 0.5, colour: '#ffc27a' },
  land: [
    { kind: 'hills', top: 0.56, colour: '#6d7f97' },
    { kind: 'hills', top: 0.6, colour: '#3d5872' },
  ],
  shore: 0.62,
}

/** The first ridges above the coast, early. */
export const serra: Scene = {
  seed: 21,
  sky: ['#7fb2c4', '#b8d6d0', '#f3e7c4', '#fdf0cf'],
  sun: { x: 0.74, y: 0.3, colour: '#fff0c4' },
  land: [
    { kind: 'hills', top: 0.46, colour: '#8fb0ac' },
    { kind: 'hills', top: 0.56, colour: '#6b9683' },
    { kind: 'hills', top: 0.68, colour: '#467558' },
    { kind: 'hills', top: 0.84, colour: '#284f3b' },
  ],
}

/** A hill in autumn, seen from the next one. */
export const sorrelHill: Scene = {
  seed: 57,
  sky: ['#6f8fb0', '#b9c3c9', '#f0d9bd', '#f7e3c6'],
  sun: { x: 0.24, y: 0.4, colour: '#ffe2b0' },
  land: [
    { kind: 'hills', top: 0.5, colour: '#a79a9b' },
    { kind: 'hills', top: 0.62, colour: '#9a6d52' },
    { kind: 'hills', top: 0.78, colour: '#5f3a2e' },
  ],
}

/** The view from the roof terrace when the lamps go on. */
export const rooftops: Scene = {
  seed: 9,
  sky: ['#3b3a78', '#8d5a92', '#ef9a6e', '#ffd08a'],
  sun: { x: 0.3, y: 0.52, colour: '#ffb765' },
  land: [
    { kind: 'hills', top: 0.56, colour: '#9a6f86' },
    { kind: 'roofs', top: 0.66, colour: '#6a4a6b' },
    { kind: 'roofs', top: 0.8, colour: '#3c2c4c' },
  ],
}
