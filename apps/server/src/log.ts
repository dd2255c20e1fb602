import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/** Structured lines on standard output: what happened, to which request; never who a person is. */
export function createLog(level: string, output?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // Addresses, tokens and queries can tell who somebody is; a request is known by its id and route alone.
    serializers: {
      req: ({ id, method, routeOptions }) => ({ id, method, route: routeOptions?.url }),
      res: ({ statusCode }) => ({ statusCode }),
      error: withoutParameters,
      stack: withoutParameters,
    },
  }
  return output ? pino(options, output) : pino(options)
}

/** A failed query's message ends with the values that were sent along, which can be anybody's. */
function withoutParameters(text: unknown): unknown {
  return typeof text === 'string' ? text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '') : text
}
