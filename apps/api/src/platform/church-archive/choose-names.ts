import { isReservedCode } from '@narthex/contract/churches/reserved-codes'
import type { Database } from '../database/database.ts'
import type { OwnHost } from '../tenancy/founding.ts'
import { hostNameFromText, refuseOwnHost } from '../tenancy/host.ts'
import type { ProductDomain } from '../tenancy/product-domain.ts'
import { findTakenNames } from '../tenancy/sites.ts'
import { ChurchArchiveError } from './archive-error.ts'
import type { ArchiveManifest } from './archive-manifest.ts'

/** Names of a church here, and its addresses. */
export interface NewNames {
  readonly code: string
  readonly slug: string
  readonly hosts: readonly OwnHost[]
  /** Former codes that lead here too. */
  readonly formerCodes: readonly string[]
  readonly leftBehind: readonly string[]
}

interface Needs {
  readonly database: Pick<Database, 'inDirectory'>
  readonly domain: Pick<ProductDomain, 'hostname'>
  readonly as?: string | undefined
}

/** Finds names that are free here. Throws ChurchArchiveError where the code is taken; hosts and former codes that are stay behind. */
export async function chooseNames({ database, domain, as }: Needs, { church }: ArchiveManifest): Promise<NewNames> {
  const code = as ?? church.code
  if (isReservedCode(code))
    throw new ChurchArchiveError(`The code ${code} is reserved by the product; give another one by --as.`)
  const isFree = async (name: { codigo?: string; slug?: string; hosts?: string[] }) => {
    const names = { codigo: '', slug: '', hosts: [], ...name }
    return (await findTakenNames({ database } as never, names)).length === 0
  }
  if (!(await isFree({ codigo: code })))
    throw new ChurchArchiveError(`The code ${code} is taken here; give another one by --as.`)
  const slug = await firstFree([church.slug, code], (slug) => isFree({ slug }))
  if (!slug)
    throw new ChurchArchiveError(`The slug ${church.slug} is taken here, and ${code} too; give another code by --as.`)
  const hosts: OwnHost[] = []
  const formerCodes: string[] = []
  const leftBehind: string[] = []
  for (const { tipo, nome, flagPrincipal } of church.addresses) {
    if (tipo === 'CODIGO') {
      if (nome === code || (nome === church.code && as !== undefined)) continue
      if (!isReservedCode(nome) && (await isFree({ codigo: nome }))) formerCodes.push(nome)
      else leftBehind.push(`the former code ${nome}, which is taken here`)
      continue
    }
    const host = hostNameFromText(nome)
    if (host && !refuseOwnHost(host, domain.hostname) && (await isFree({ hosts: [host] })))
      hosts.push({ nome: host, flagPrincipal })
    else leftBehind.push(`the host ${nome}, which is taken here or none`)
  }
  return { code, slug, hosts, formerCodes, leftBehind }
}

async function firstFree(names: readonly string[], isFree: (name: string) => Promise<boolean>) {
  for (const name of names) if (await isFree(name)) return name
  return undefined
}
