/** A mail taken apart: its headers with encoded words in clear, and its parts by their type. */
export interface ReadMail {
  /** Values by lower-case name; a header that stands more than once has several. */
  readonly headers: Readonly<Record<string, readonly string[]>>
  readonly parts: Readonly<Record<string, string>>
}

/** Reads a mail of one or more text parts (RFC 5322, 2045–2047). */
export function readMail(source: string): ReadMail {
  const { headers, body } = divided(source)
  const [type = ''] = headers['content-type'] ?? []
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1]
  const sources = boundary ? body.split(`--${boundary}`).slice(1, -1) : [source]
  const parts = sources.map((part) => {
    const { headers, body } = divided(part.replace(/^\r\n/, ''))
    const [type = ''] = headers['content-type'] ?? []
    return [type.split(';')[0] ?? '', decoded(body, headers['content-transfer-encoding']?.[0])] as const
  })
  return { headers, parts: Object.fromEntries(parts) }
}

function divided(source: string) {
  const at = source.indexOf('\r\n\r\n')
  const headers: Record<string, string[]> = {}
  for (const line of source
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [name = '', ...value] = line.split(': ')
    const key = name.toLowerCase()
    headers[key] = [...(headers[key] ?? []), words(value.join(': '))]
  }
  return { headers, body: source.slice(at + 4) }
}

function words(value: string): string {
  return value
    .replace(/\?= =\?/g, '?==?')
    .replace(/((?:=\?utf-8\?[qb]\?[^?]*\?=)+)/gi, (run) =>
      Buffer.concat(
        [...run.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)].map(([, kind, text = '']) =>
          kind?.toLowerCase() === 'b'
            ? Buffer.from(text, 'base64')
            : Buffer.from(unquoted(text.replaceAll('_', ' ')), 'latin1'),
        ),
      ).toString('utf8'),
    )
}

function decoded(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  return Buffer.from(unquoted(body.replace(/=\r\n/g, '')), 'latin1').toString('utf8')
}

const unquoted = (text: string) =>
  text.replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
