import { demoChurches } from '@narthex/demo/demo-churches'
import type { HttpRequest } from './http-request.ts'

const [church] = demoChurches
if (!church) throw new Error('The demo has no church')

/** The demo's first church, which the figures use. */
export const visited = church.founding.codigo
export const hostOfVisited = `${visited}.localhost`

type Accepted = 'br' | 'identity'

/** A request to a church's own host, with those headers of a browser that the product reads. */
export function visit(path: string, { codigo = visited, accepts = 'identity' as Accepted } = {}): HttpRequest {
  const encoding = accepts === 'br' ? { 'accept-encoding': 'gzip, deflate, br' } : {}
  return { path, headers: { host: `${codigo}.localhost`, 'accept-language': 'pt-BR,pt;q=0.9', ...encoding } }
}

/** Readers with a login: enough that no two log in at the same time. */
export const readers = Array.from({ length: 16 }, (_, index) => ({
  username: `reader${index}@example.org`,
  password: 'Videira#quatro4',
}))

export const logins: readonly HttpRequest[] = readers.map((reader) => ({
  ...visit('/api/v1/security/login_check'),
  body: JSON.stringify(reader),
}))

let addresses = 0
/** Address of the next visitor: each request has another one, so that no rate limit counts them together. */
export const nextAddress = (): string => `198.18.${(++addresses >> 8) & 255}.${addresses & 255}`
