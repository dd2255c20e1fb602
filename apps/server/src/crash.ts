import { writeSync } from 'node:fs'

/** Messages of the language that name nothing but code. Others may repeat what a person typed. */
const namesCodeAlone = [
  /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '[\w$]{1,60}'\)$/,
  /^[\w$.]{1,120} is not (?:a function|a constructor|defined|iterable)$/,
  /^Maximum call stack size exceeded$/,
]
const maxCauses = 5

interface Failure {
  readonly error: string
  readonly code?: string
  readonly message?: string
  readonly at: readonly string[]
  readonly cause?: Failure
}

/**
 * Writes what ends the process as one line: what failed and where. Node itself would print the message, the causes and
 * every property of the error, in which a card or a person's data may stand. Ends the process.
 */
export function guardCrashes(write: (line: string) => void = (line) => void writeSync(2, line)): void {
  process.on('uncaughtException', (thrown, origin) => {
    try {
      write(`${JSON.stringify({ level: 60, time: new Date().toISOString(), msg: origin, ...describeCrash(thrown) })}\n`)
    } finally {
      process.exit(1)
    }
  })
}

/** The failure and its place, without a value that anyone typed. */
export function describeCrash(thrown: unknown, causes = maxCauses): Failure {
  if (!(thrown instanceof Error)) return { error: typeof thrown, at: [] }
  const { name, stack, cause } = thrown
  const code = 'code' in thrown && /^[A-Z\d_]{3,40}$/.test(String(thrown.code)) ? String(thrown.code) : undefined
  return {
    error: withoutDigits(name),
    ...(code && { code: withoutDigits(code) }),
    ...(namesCodeAlone.some((form) => form.test(thrown.message)) && { message: withoutDigits(thrown.message) }),
    at: readFrames(stack),
    ...(cause !== undefined && causes > 0 && { cause: describeCrash(cause, causes - 1) }),
  }
}

/** The lines of a stack that name a place in the code; the lines of the message before them may name anything. */
function readFrames(stack: unknown): string[] {
  if (typeof stack !== 'string') return []
  const frame = /^ {4}at (?:[\w$.<>[\] #]+ \()?(?:file:\/\/|node:|\/|[A-Z]:\\)[^\n()]*:\d+:\d+\)?$/
  return stack.split('\n').filter((line) => frame.test(line) && !/\d{12}/.test(line))
}

/** Masks numbers of three digits or more: a card's number has at least twelve, its code three. */
const withoutDigits = (text: string) =>
  text.replace(/\d(?:[\d .-]*\d)?/g, (digits) => (digits.length < 3 ? digits : '#'))
