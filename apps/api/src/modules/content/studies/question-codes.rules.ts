/** A question as an editor gives it. Without a code it is recognised by its text, or by its position. */
interface Coded {
  readonly codigo?: string | undefined
  readonly texto: string
}

export interface CodeSources {
  /** The previous questions in this language, in order; undefined for a new study. */
  readonly known?: readonly Required<Coded>[] | undefined
  /** Codes of the questions at the same positions in the original language. */
  readonly own?: readonly string[] | undefined
  /** Generates a code that no answer refers to. */
  readonly fresh: () => string
}

/**
 * Assigns codes to questions, in order. Answers refer to codes, so a question keeps its code if its text is unchanged
 * (wherever it moves), or if only its text changes between questions that stay. Other questions get a new code.
 */
export function assignCodes(given: readonly Coded[], { known, own = [], fresh }: CodeSources): string[] {
  const before = known ?? []
  const codes = given.map(({ codigo }) => codigo)
  const assign = (position: number, code: string | undefined) => {
    if (codes[position] === undefined && code !== undefined && !codes.includes(code)) codes[position] = code
  }
  for (const [position, { texto }] of given.entries())
    assign(position, before.find((question) => question.texto === texto && !codes.includes(question.codigo))?.codigo)
  for (const { positions, left } of findGaps(codes, before))
    if (positions.length === left.length)
      for (const [index, position] of positions.entries()) assign(position, left[index])
  for (const position of codes.keys()) {
    assign(position, own[position])
    if (!known) assign(position, `p${position + 1}`)
  }
  return codes.map((code) => code ?? fresh())
}

/**
 * Finds runs of questions without a code between two questions that kept theirs. `left` holds the codes that stood between
 * those two before.
 */
function findGaps(codes: readonly (string | undefined)[], before: readonly Required<Coded>[]) {
  const findPosition = (code: string | undefined) => before.findIndex(({ codigo }) => codigo === code)
  const anchors = codes.flatMap((code, position) => (code !== undefined && findPosition(code) >= 0 ? [position] : []))
  return [-1, ...anchors].map((start, index) => {
    const end = anchors[index] ?? codes.length
    const positions = Array.from({ length: end - start - 1 }, (_, step) => start + 1 + step)
    const from = start < 0 ? 0 : findPosition(codes[start]) + 1
    const until = end < codes.length ? findPosition(codes[end]) : before.length
    return {
      positions: positions.filter((position) => codes[position] === undefined),
      left: before.slice(from, until).map(({ codigo }) => codigo),
    }
  })
}
