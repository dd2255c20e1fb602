import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/** Structured lines on standard output with request ids, without personal data. */
export function createLog(level: string, output?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // Addresses, tokens and queries can identify a person; only the id and the route of a request are logged.
    serializers: {
      req: ({ id, method, routeOptions }) => ({ id, method, route: routeOptions?.url }),
      res: ({ statusCode }) => ({ statusCode }),
      error: withoutParameters,
      stack: withoutParameters,
    },
  }
  return output ? pino(options, output) : pino(options)
}

/** Removes the values at the end of a failed query's message: they can be personal data. */
function withoutParameters(text: unknown): unknown {
  return typeof text === 'string' ? text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '') : text
}
