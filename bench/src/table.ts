import { type Goal, type Reading, reachesGoal } from './figure.ts'

const heads = ['', 'figure', 'ours', 'reference', 'median', 'best', 'goal', '']

/** The scorecard's lines in columns, under a heading. */
export function table(figures: readonly { readonly id: string; readonly readings: readonly Reading[] }[]): string {
  const rows = [heads, ...figures.flatMap(({ id, readings }) => readings.map((reading) => rowOf(id, reading)))]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0, column))
      .join('  ')
      .trimEnd(),
  )
  return lines.join('\n')
}

const pad = (cell: string, width: number, column: number) => (column < 2 ? cell.padEnd(width) : cell.padStart(width))

function rowOf(id: string, reading: Reading): string[] {
  const { what, ours, reference, unit, median, best, goal, perSecond } = reading
  const isRatio = reference !== undefined
  return [
    id,
    what,
    cost(ours, unit, perSecond?.ours),
    isRatio ? cost(reference, unit, perSecond?.reference) : '',
    isRatio ? median.toFixed(2) : '',
    isRatio ? best.toFixed(2) : cost(best, unit),
    goal ? goalText(goal) : '',
    { true: 'ok', false: 'below goal', undefined: '' }[String(reachesGoal(reading)) as 'true'],
  ]
}

function cost(value: number, unit: Reading['unit'], perSecond?: number): string {
  const text = amount(value, unit)
  return perSecond === undefined ? text : `${text} (${Math.round(perSecond)}/s)`
}

function amount(value: number, unit: Reading['unit']): string {
  if (unit === 'statements' || unit === 'requests') return `${value} ${unit}`
  if (unit === '') return value.toFixed(2)
  return unit === 'µs' && value >= 1000 ? `${(value / 1000).toPrecision(3)} ms` : `${value.toPrecision(3)} ${unit}`
}

const goalText = (goal: Goal) => ('atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`)
