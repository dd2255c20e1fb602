/*
 * Short pieces for bells, synthesised: audio for the demo's podcasts without a recording under copyright.
 */

/** Sufficient for a bell, and small. */
const sampleRate = 4000
const ringSeconds = 3.2
const beatSeconds = 0.62
/** A bell's partials with their amplitudes. The minor third is typical of bells. */
const partials = [
  [0.5, 0.35],
  [1, 1],
  [1.2, 0.4],
  [2, 0.3],
] as const
/** Steps of a pentatonic scale above the lowest bell: any order of them sounds well. */
const scale = [0, 2, 4, 7, 9, 12, 14]
const lowestHz = 392

export interface Piece {
  /** Seed of the random notes: the same seed gives the same piece. */
  readonly seed: number
  readonly seconds: number
}

/** A piece as a WAV file of one channel with eight bits a sample. */
export function ringBells({ seed, seconds }: Piece): Uint8Array<ArrayBuffer> {
  const sound = new Float32Array(seconds * sampleRate)
  const draw = drawerOf(seed)
  let [step, last] = [3, -1]
  for (let at = 0.2; at < seconds - ringSeconds; at += beatSeconds * (draw() < 0.2 ? 2 : 1)) {
    // A melody moves in small steps, with occasional rests.
    step = Math.max(0, Math.min(scale.length - 1, step + Math.round(draw() * 4 - 2)))
    if (step === last && draw() < 0.6) continue
    last = step
    mix(sound, bellAt(step), Math.floor(at * sampleRate), 0.16 + 0.1 * draw())
  }
  return wavOf(sound)
}

const bells = new Map<number, Float32Array>()

function bellAt(step: number): Float32Array {
  const known = bells.get(step)
  if (known) return known
  const hz = lowestHz * 2 ** ((scale[step] ?? 0) / 12)
  const bell = Float32Array.from({ length: ringSeconds * sampleRate }, (_, i) => {
    const t = i / sampleRate
    return partials.reduce(
      (sum, [ratio, loud]) => sum + loud * Math.exp(-t * (0.9 + ratio)) * Math.sin(2 * Math.PI * hz * ratio * t),
      0,
    )
  })
  bells.set(step, bell)
  return bell
}

function mix(sound: Float32Array, bell: Float32Array, from: number, loud: number): void {
  for (let i = 0; i < bell.length && from + i < sound.length; i++)
    sound[from + i] = (sound[from + i] ?? 0) + loud * (bell[i] ?? 0)
}

/** Numbers from 0 to 1 that are the same at each start (mulberry32). */
function drawerOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const headerBytes = 44

function wavOf(sound: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes + sound.length)
  const view = new DataView(bytes.buffer)
  const word = (at: number, text: string) => bytes.set(Buffer.from(text, 'latin1'), at)
  word(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  word(36, 'data')
  view.setUint32(40, sound.length, true)
  for (let i = 0; i < sound.length; i++)
    bytes[headerBytes + i] = 128 + Math.round(127 * Math.max(-1, Math.min(1, sound[i] ?? 0)))
  return bytes
}
