/** A request head for `/`, and the label of the church that may answer it; undefined where none may. */
export interface HostForm {
  readonly bytes: string
  readonly church: string | undefined
}

const labels = ['videira', 'oliveira', 'farol']
const marker = 'narthex.test'
const long = 'x'.repeat(300)

/** Spellings of a host that name the church `label`. */
const right = (label: string) => [
  `${label}.${marker}`,
  `${label}.${marker}:80`,
  `${label}.${marker}:0`,
  `${label}.${marker}:65535`,
  `${label}.${marker}:99999`,
  `${label}.${marker}:`,
  `${label}.${marker}.`,
  `${label}.${marker}.:3000`,
  `${label.toUpperCase()}.NARTHEX.Test`,
  `www.${label}.example`,
  `WWW.${label}.Example.:8443`,
  `  ${label}.${marker}  `,
  `\t${label}.${marker}\t`,
]

/** Spellings of a host that look like the church `label` but name no church. */
const wrong = (label: string) => [
  label,
  `.${marker}`,
  `${label}..${marker}`,
  `${label}.${marker}..`,
  `${label}.${marker}.evil.example`,
  `a.${label}.${marker}`,
  `www.${label}.${marker}`,
  `${label}-${marker}`,
  `${label}${marker}`,
  `${label}.${marker}x`,
  `evil.example/${label}.${marker}`,
  `${label}.${marker}/`,
  `${label}.${marker}/../farol.${marker}`,
  `${label}.${marker}?x`,
  `${label}.${marker}#x`,
  `${label}.${marker}@evil.example`,
  `evil.example@${label}.${marker}`,
  `${label}.${marker} evil.example`,
  `${label}.${marker}, farol.${marker}`,
  `${label}.${marker}:80:80`,
  `${label}.${marker}:-1`,
  `${label}.${marker}:8o`,
  `${label}.${marker}:999999`,
  `${label}\u00e9.${marker}`,
  `xn--${label}-.${marker}`,
  `${label}%00.${marker}`,
  `${label}%2e${marker}`,
  `${label}\t.${marker}`,
  `-${label}.${marker}`,
  `${label}-.${marker}`,
  `${long}${label}.${marker}`,
  `${label}.${long}.${marker}`,
  `${label}.${`${'y'.repeat(60)}.`.repeat(5)}${marker}`,
  `*.${marker}`,
  `[::1].${label}.${marker}`,
  `"${label}.${marker}"`,
  `${label}' or '1'='1.${marker}`,
  `__proto__.${marker}`,
  `constructor.${marker}`,
]

/** Hosts that belong to no church. */
const nobodys = [
  '',
  marker,
  '.',
  '..',
  ':',
  ':80',
  '[::1]',
  '[::1]:80',
  '[::ffff:127.0.0.1]',
  '[::1',
  '127.0.0.1',
  '0',
  '2130706433',
  '*',
  'null',
]

const head = (...lines: string[]) => ['GET / HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n')

/** About two hundred forms of hosts and request lines, each with the church that may answer. */
export function hostForms(): HostForm[] {
  const hosts = labels.flatMap((label) => [
    ...right(label).map((host) => ({ bytes: head(`Host: ${host}`), church: label })),
    ...wrong(label).map((host) => ({ bytes: head(`Host: ${host}`), church: undefined })),
    ...requestLines(label),
  ])
  return [...hosts, ...nobodys.map((host) => ({ bytes: head(`Host: ${host}`), church: undefined }))]
}

/** Requests that name the church `label` elsewhere than in a single Host header. */
function requestLines(label: string): HostForm[] {
  const host = `Host: ${label}.${marker}`
  const other = 'Host: unknown.example'
  const refused = [
    head(),
    head(host, host),
    head(host, other),
    head(other, host),
    head(`Host: ${label}\0.${marker}`),
    head(`Host : ${label}.${marker}`),
    head('Host:', ` ${label}.${marker}`),
    head(`hOST: unknown.example`, host),
    head(
      other,
      `X-Forwarded-Host: ${label}.${marker}`,
      `Forwarded: host=${label}.${marker}`,
      `X-Host: ${label}.${marker}`,
    ),
    head(other).replace('GET /', `GET http://${label}.${marker}/`),
    head(host).replace('GET /', `GET http://${label}.${marker}/`),
    head(other).replace('GET /', `GET //${label}.${marker}/`),
    head(other).replace('GET /', `GET ${label}.${marker}:80`),
    head(other).replace('GET /', `GET \\\\${label}.${marker}/`),
    head(other).replace('GET /', `GET /@${label}.${marker}`),
    head(other).replace('GET / HTTP/1.1', `GET / HTTP/1.1 ${label}.${marker}`),
    head(host).replace('GET', 'CONNECT'),
    'GET / HTTP/1.0\r\n\r\n',
  ].map((bytes) => ({ bytes, church: undefined }))
  const served = [
    head(host, `X-Forwarded-Host: unknown.example`, 'X-Forwarded-Proto: https', 'Forwarded: host=unknown.example'),
    `GET / HTTP/1.0\r\n${host}\r\n\r\n`,
    `GET /\r\n${host}\r\n\r\n`,
    head(`hoSt:${label}.${marker}`),
    `\r\n${head(host)}`,
  ].map((bytes) => ({ bytes, church: label }))
  return [...refused, ...served]
}
