import { toRequestOptions } from './http-request.ts'
import type { Load } from './load.ts'

/** wrk's Lua script: the prepared requests in turn, and the result as a line of JSON. */
export function wrkScript({ requests }: Load): string {
  const texts = requests.map((request) => {
    const { method, headers } = toRequestOptions(request)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const head = [`${method} ${request.path} HTTP/1.1`, ...lines].join('\r\n')
    return JSON.stringify(`${head}\r\n\r\n${request.body ?? ''}`)
  })
  return `
local texts = { ${texts.join(',\n')} }
local at = 0
function request()
  at = at % #texts + 1
  return texts[at]
end
function done(summary)
  local e = summary.errors
  io.write(string.format('{"requests":%d,"seconds":%f,"failures":%d}',
    summary.requests, summary.duration / 1e6, e.connect + e.read + e.write + e.status + e.timeout))
end
`
}
