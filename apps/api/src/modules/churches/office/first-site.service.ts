import type { MenuCode, ModuleCode } from '@narthex/contract/church-codes'
import { titles as en } from '@narthex/locales/en/titles'
import { titles as es } from '@narthex/locales/es/titles'
import { titles as pt } from '@narthex/locales/pt/titles'
import type { MemberCall } from '../../../platform/http/route.ts'
import { addMenuItem } from './menu.service.ts'
import { replaceChurchModules } from './modules.service.ts'

/** What works without any preparation: pages fill as the church writes. Giving, groups and Play begin with decisions. */
const firstModules: readonly ModuleCode[] = [
  'MOD_CULTO',
  'MOD_EVENTO',
  'MOD_DEVOCIONAL',
  'MOD_NOTICIA',
  'MOD_MURAL_ORACAO',
]

/** Items of modules that are off show with their modules. */
const firstMenu: readonly (readonly [MenuCode, keyof typeof pt])[] = [
  ['SOBRE', 'about'],
  ['AO_VIVO', 'live'],
  ['EVENTO', 'events'],
  ['ORACAO', 'prayerWall'],
  ['DOACAO', 'give'],
  ['CELULA', 'groups'],
  ['DEVOCIONAL', 'devotionals'],
  ['NOTICIA', 'news'],
  ['BIBLIA', 'bible'],
]

/**
 * Gives a church that was founded just now a site that it can show: modules that need no preparation, and a menu that grows
 * with its modules. The home follows from what there is.
 */
export async function furnishFirstSite(
  own: MemberCall,
  { modules = firstModules }: { readonly modules?: readonly ModuleCode[] } = {},
): Promise<void> {
  await replaceChurchModules(own, { modulos: [...modules] })
  for (const [codigo, title] of firstMenu) {
    const names = { pt: pt[title], en: en[title], es: es[title] }
    await addMenuItem(own, { codigo, url: null, flagAtivo: true, loginIsRequired: false, ...names })
  }
}
