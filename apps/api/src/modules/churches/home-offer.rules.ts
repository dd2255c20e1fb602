import type { ModuleCode } from '@narthex/contract/church-codes'
import type { OfficeHome } from '@narthex/contract/churches/home.settings'
import { homePlaceCodes, homeSectionCodes } from '@narthex/contract/churches/home-codes'
import { modulesOfPlaces, modulesOfSections } from '@narthex/contract/churches/module-places'
import type { Presence } from './presence.queries.ts'

/** Lists what a home can lead to and show, in the product's order, by module and by whether there is content. */
export function listOffer(presence: Presence, modules: ReadonlySet<ModuleCode>): OfficeHome['oferta'] {
  const judge = (isThere: boolean, module: ModuleCode | null | undefined) => {
    if (module && !modules.has(module)) return 'SEM_MODULO'
    return isThere ? 'PRONTO' : 'VAZIO'
  }
  return {
    lugares: homePlaceCodes.map((codigo) => ({
      codigo,
      situacao: judge(presence[codigo], modulesOfPlaces[codigo]),
    })),
    secoes: homeSectionCodes.map((codigo) => ({
      codigo,
      situacao: judge(presence[codigo], modulesOfSections[codigo]),
    })),
  }
}
