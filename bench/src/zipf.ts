/**
 * Draws numbers from 1 to `count` by Zipf's law: 2 is half as frequent as 1, 3 a third as frequent. The same numbers
 * each time.
 */
export function zipfDraws(count: number, draws: number): number[] {
  const sum = weightUpTo(count)
  const random = randomFrom(1)
  return Array.from({ length: draws }, () => {
    let left = random() * sum
    let drawn = 1
    while (drawn < count && left > 1 / drawn) left -= 1 / drawn++
    return drawn
  })
}

function weightUpTo(count: number): number {
  let sum = 0
  for (let rank = 1; rank <= count; rank++) sum += 1 / rank
  return sum
}

/** Lehmer's generator with the multiplier of Park and Miller (1993): uniform enough, and reproducible from its seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
