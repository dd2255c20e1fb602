import type { OfficeHit } from '@narthex/contract/office/office-search.endpoints'
import type { MemberCall } from '../../platform/http/route.ts'
import { findRecords } from '../../platform/resources/found/found.ts'
import type { Kind } from '../../platform/resources/resource-kind.ts'

interface Asked {
  readonly term: string
  readonly limit: number
}

/** Records that the caller's roles may read, by their titles. */
export async function searchOffice(call: MemberCall, kinds: readonly Kind[], asked: Asked): Promise<OfficeHit[]> {
  const found = await call.inChurch((work) => findRecords(work, call, kinds, asked))
  const paths = new Map(kinds.map(({ resource }) => [resource.name, resource.path]))
  return found.map(({ tipo, id, titulo }) => ({ tipo, id, titulo, caminho: `${paths.get(tipo)}${id}` }))
}
