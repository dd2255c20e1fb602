import type { ModuleCode } from '@narthex/contract/church-codes'
import type { FoundChurch } from '@narthex/contract/churches/church.form'
import { foundChurch, setModules } from '../modules/churches/churches.editing.service.ts'
import { createOwnCall } from '../platform/http/route.ts'
import type { Platform } from '../platform/platform.ts'
import type { ChurchScope } from '../platform/scope/scope.ts'

/** The form that founds a church of which only the code matters; `own` sets further fields. */
export function plainChurch(codigo: string, own: Partial<FoundChurch> = {}): FoundChurch {
  const rest = { idioma: 'pt-BR', fusoHorario: 'UTC', organizacao: null, hosts: [] }
  return { codigo, slug: codigo, nome: `Igreja ${codigo}`, ...rest, ...own }
}

/** The organisation that plain churches may belong to. */
export const pomar = { slug: 'pomar', nome: 'Pomar', descricao: null, idioma: 'pt-BR', corApp: '#116633', hosts: [] }

/** Founds a plain church with these modules alone; without a list, with the modules of a new church. */
export async function foundPlainChurch(
  platform: Platform,
  codigo: string,
  modules?: readonly ModuleCode[],
  own?: Partial<FoundChurch>,
): Promise<ChurchScope> {
  const church = await foundChurch(platform, plainChurch(codigo, own))
  if (modules) await setModules(createOwnCall(platform.transactions.at(church)), [...modules])
  return church
}
