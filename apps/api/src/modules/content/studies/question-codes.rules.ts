/** A question as an editor gives it; one that names no code is recognised by its words, or by where it stands. */
interface Coded {
  readonly codigo?: string | undefined
  readonly texto: string
}

export interface CodeSources {
  /** What the study asked before, in this language and in its order; nothing of a new one. */
  readonly known?: readonly Required<Coded>[] | undefined
  /** Codes that questions of the same place have in the study's own language. */
  readonly own?: readonly string[] | undefined
  /** Makes a code that nothing was ever answered to. */
  readonly fresh: () => string
}

/**
 * The codes of questions in their order: those that they had, as answers stand by them. A question keeps its code where its
 * words stay, wherever it goes, and where its words change between questions that stay. Whatever else is new.
 */
export function codesOf(given: readonly Coded[], { known, own = [], fresh }: CodeSources): string[] {
  const before = known ?? []
  const codes = given.map(({ codigo }) => codigo)
  const take = (place: number, code: string | undefined) => {
    if (codes[place] === undefined && code !== undefined && !codes.includes(code)) codes[place] = code
  }
  for (const [place, { texto }] of given.entries())
    take(place, before.find((one) => one.texto === texto && !codes.includes(one.codigo))?.codigo)
  for (const { places, left } of gapsOf(codes, before))
    if (places.length === left.length) for (const [index, place] of places.entries()) take(place, left[index])
  for (const place of codes.keys()) {
    take(place, own[place])
    if (!known) take(place, `p${place + 1}`)
  }
  return codes.map((code) => code ?? fresh())
}

/** Where no code is known yet, between two that are; and what stood between those two before. */
function gapsOf(codes: readonly (string | undefined)[], before: readonly Required<Coded>[]) {
  const placeOf = (code: string | undefined) => before.findIndex(({ codigo }) => codigo === code)
  const anchors = codes.flatMap((code, place) => (code !== undefined && placeOf(code) >= 0 ? [place] : []))
  return [-1, ...anchors].map((start, index) => {
    const end = anchors[index] ?? codes.length
    const places = Array.from({ length: end - start - 1 }, (_, step) => start + 1 + step)
    const from = start < 0 ? 0 : placeOf(codes[start]) + 1
    const until = end < codes.length ? placeOf(codes[end]) : before.length
    return {
      places: places.filter((place) => codes[place] === undefined),
      left: before.slice(from, until).map(({ codigo }) => codigo),
    }
  })
}
