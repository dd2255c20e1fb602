/** Limits of a call to an external service: time and size of the answer. */
const timeoutMs = 3000
const mostBytes = 512 * 1024

/** Statuses by which a service says that there is none such. */
const saysNone = [400, 404, 410, 422]

/**
 * JSON answer of an external service to a GET; undefined when it reports no match. Redirects are not followed. Throws
 * on a timeout or an oversized answer.
 */
export async function askService(address: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) {
    await response.body?.cancel()
    if (saysNone.includes(response.status)) return undefined
    throw new Error(`HTTP ${response.status}`)
  }
  return JSON.parse(await readText(response))
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > mostBytes) throw new Error('Too long an answer')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
