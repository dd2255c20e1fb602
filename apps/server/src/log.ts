import { type Logger, pino } from 'pino'

/** Structured lines on standard output: what happened, to which request; never who a person is. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // Addresses, tokens and queries can tell who somebody is; a request is known by its id and route alone.
    serializers: {
      req: ({ id, method, routeOptions }) => ({ id, method, route: routeOptions?.url }),
      res: ({ statusCode }) => ({ statusCode }),
    },
  })
}
