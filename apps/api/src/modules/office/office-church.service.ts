import type { ModuleCode } from '@narthex/contract/church-codes'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import type { OfficeChurch } from '@narthex/contract/office/session.schemas'
import type { Needs } from '../../platform/platform.ts'
import { toOrigin } from '../../platform/tenancy/product-domain.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { getFrame } from '../churches/churches.service.ts'

/** The church of an office, as all its screens need it. Costs no statement while its frame is kept. */
export async function getOfficeChurch({ domain }: Needs<'domain'>, call: ChurchCall): Promise<OfficeChurch> {
  const { church, visual, modulos } = await getFrame(call)
  const { id, codigo, slug, nome, idioma, fusoHorario } = church
  return {
    id,
    codigo,
    slug,
    nome,
    idioma: toLocale(idioma) ?? fallbackLocale,
    fusoHorario,
    modulos: modulos.map((module) => module.codigo as ModuleCode),
    ...visual,
    site: toOrigin(domain, call.church),
  }
}
