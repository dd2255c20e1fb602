import { parseArgs } from 'node:util'
import type { Figure } from './figure.ts'
import type { Size } from './size.ts'

/** Options of the command line. */
export interface Options {
  readonly size: Size
  /** Maximum number of rounds. */
  readonly rounds: number
  readonly chosen: readonly Figure[]
}

/** Reads the arguments after the command's name. Undefined where they make no sense. */
export function parseOptions(args: readonly string[], figures: readonly Figure[]): Options | undefined {
  const values = readValues(args)
  const only = values?.only?.split(',')
  if (!values || only?.some((id) => figures.every((figure) => figure.id !== id))) return undefined
  const size = values.smoke ? 'smoke' : 'full'
  const rounds = size === 'smoke' ? 1 : Number(values.rounds)
  if (!(rounds >= 1)) return undefined
  return { size, rounds, chosen: figures.filter(({ id }) => only?.includes(id) ?? true) }
}

function readValues(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string', default: '5' },
        only: { type: 'string' },
        smoke: { type: 'boolean', default: false },
      },
    }).values
  } catch {
    return undefined
  }
}

export const usage = (figures: readonly Figure[]): string =>
  `Usage: npm run bench -- [--smoke] [--rounds 5] [--only ${[...new Set(figures.map(({ id }) => id))].join(',')}]`
