/** Deterministic random numbers: the same seed gives the same sequence on the server and in the browser. */
export interface Random {
  /** Returns a number from 0 to 1. */
  next(): number
  between(least: number, most: number): number
  whole(least: number, most: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
}

/** FNV-1a of the text: spreads seeds that differ by one letter. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** mulberry32: integer arithmetic only, so that every engine agrees. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mix = Math.imul(state ^ (state >>> 15), 1 | state)
    mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix
    return ((mix ^ (mix >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
