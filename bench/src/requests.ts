import { demoChurches } from '@narthex/demo/demo-churches'
import type { HttpRequest } from './load.ts'

const [church] = demoChurches
if (!church) throw new Error('The demo has no church')

/** The demo's first church, which the figures visit. */
export const visited = church.founding.codigo

type Accepted = 'br' | 'identity'

/** A request to a church's own host, as a reader's browser makes it but for headers that nobody looks at. */
export function visit(path: string, { codigo = visited, accepts = 'identity' as Accepted } = {}): HttpRequest {
  const encoding = accepts === 'br' ? { 'accept-encoding': 'gzip, deflate, br' } : {}
  return { path, headers: { host: `${codigo}.localhost`, 'accept-language': 'pt-BR,pt;q=0.9', ...encoding } }
}
