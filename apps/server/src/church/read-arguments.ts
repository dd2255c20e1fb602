import { type ParseArgsConfig, parseArgs } from 'node:util'
import { RefusedError } from '../explain.ts'

type Options = NonNullable<ParseArgsConfig['options']>

export const textOption = { type: 'string' } as const
export const flagOption = { type: 'boolean', default: false } as const
export const listOption = { type: 'string', multiple: true } as const

/** Reads the options of a command and so many names, of which the last ones may be left out. Throws RefusedError with the usage. */
export function readArguments<T extends Options>(
  args: readonly string[],
  { options, names: [min, max], usage }: { options: T; names: readonly [min: number, max: number]; usage: string },
) {
  const parsed = parse(args, options, usage)
  const { length } = parsed.positionals
  if (length < min || length > max || parsed.positionals.includes(''))
    throw new RefusedError(`It is used like this: npm run church -- ${usage}`)
  return { values: parsed.values, names: parsed.positionals as readonly string[] as readonly [string, ...string[]] }
}

function parse<T extends Options>(args: readonly string[], options: T, usage: string) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    // Node's own messages speak of `--` and several lines.
    const [reason = ''] = (error as Error).message.split(/[.\n]/)
    throw new RefusedError(`${reason}. It is used like this: npm run church -- ${usage}`)
  }
}

/** A list that was given as several options, or as one with commas. */
export const toList = (given: readonly string[] = []): string[] =>
  given
    .flatMap((each) => each.split(','))
    .map((each) => each.trim())
    .filter((each) => each !== '')
