import { wireOf } from './http-request.ts'
import type { Load } from './load.ts'

/** wrk's Lua: the requests in turn, written out beforehand, and the outcome as a line of JSON. */
export function wrkScript({ requests, connections, perSecond }: Load): string {
  const texts = requests.map((request) => {
    const { method, headers } = wireOf(request)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const head = [`${method} ${request.path} HTTP/1.1`, ...lines].join('\r\n')
    return JSON.stringify(`${head}\r\n\r\n${request.body ?? ''}`)
  })
  const pause = perSecond ? `function delay() return ${Math.round((connections / perSecond) * 1000)} end` : ''
  return `
${pause}
local texts = { ${texts.join(',\n')} }
local at = 0
function request()
  at = at % #texts + 1
  return texts[at]
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('{"requests":%d,"seconds":%f,"p99":%f,"failures":%d}',
    summary.requests, summary.duration / 1e6, latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout))
end
`
}
