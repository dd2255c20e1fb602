/** A passage of a day that was marked as read, or unmarked. */
export interface PassageMark {
  readonly dia: number
  /** OSIS. */
  readonly passagem: string
  readonly lida: boolean
  /** When it was marked, ISO 8601. */
  readonly em: string
}

export const markKey = ({ dia, passagem }: Pick<PassageMark, 'dia' | 'passagem'>): string => `${dia} ${passagem}`

/**
 * The latest mark of each passage; of two from the same moment the one that says "read". Hence what was read on any device
 * stays read, unless it was unmarked later.
 */
export function mergeMarks<Mark extends PassageMark>(...lists: readonly (readonly Mark[])[]): Mark[] {
  const latest = new Map<string, Mark>()
  for (const mark of lists.flat()) {
    const before = latest.get(markKey(mark))
    if (!before || isLater(mark, before)) latest.set(markKey(mark), mark)
  }
  return [...latest.values()]
}

function isLater(mark: PassageMark, before: PassageMark): boolean {
  const [at, beforeAt] = [Date.parse(mark.em), Date.parse(before.em)]
  return at > beforeAt || (at === beforeAt && mark.lida && !before.lida)
}
