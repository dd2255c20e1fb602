import type { HttpRequest } from './load.ts'

/** wrk's Lua: the requests in turn, written out beforehand, and the outcome as a line of JSON. */
export function wrkScript(requests: readonly HttpRequest[]): string {
  const texts = requests.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    return JSON.stringify(`${[`GET ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
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
