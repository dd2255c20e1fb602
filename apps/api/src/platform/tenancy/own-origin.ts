import type { ChurchScope } from '../scope/scope.ts'
import type { Directory } from './directory.ts'
import type { ProductDomain } from './product-domain.ts'

interface OriginNeeds {
  readonly directory: Pick<Directory, 'byHost'>
  readonly domain: ProductDomain
}

/** Whether an origin is a site of the church or of its organisation, under the product's own protocol and port. */
export async function isOwnOrigin(
  { directory, domain }: OriginNeeds,
  church: ChurchScope,
  origin: string,
): Promise<boolean> {
  if (!URL.canParse(origin)) return false
  const { protocol, host, port } = new URL(origin)
  if (protocol !== domain.protocol || port !== domain.port) return false
  const tenant = await directory.byHost(host)
  if (!tenant) return false
  return tenant.key === church.key || (church.organizacaoId !== null && tenant.organizacaoId === church.organizacaoId)
}
