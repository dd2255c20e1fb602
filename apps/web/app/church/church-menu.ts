import { type MenuCode, type ModuleCode, mainMenuCodes } from '@narthex/contract/church-codes'
import type { MenuItem } from '@narthex/contract/churches/church.schemas'
import type { Locale } from '@narthex/contract/locale'
import { linkKind } from '../routing/link-kind.ts'
import type { PagePath } from '../routing/page-path.ts'
import { accessPath } from '../routing/redirect-to.ts'
import { findLinkedRow } from '../routing/route-lookup.ts'

export interface MenuLink {
  readonly id: number
  readonly codigo: MenuCode
  readonly label: string
  readonly href: string
}

export interface ChurchMenu {
  readonly main: readonly MenuLink[]
  readonly more: readonly MenuLink[]
}

/** Path of an item to which the church gave no address of its own. */
const pathOfCode: Partial<Record<MenuCode, PagePath>> = {
  SOBRE: '/about',
  AO_VIVO: '/live',
  DOACAO: '/give',
  EVENTO: '/event',
  ORACAO: '/prayer',
  PLAY: '/play',
  CELULA: '/groups',
  DEVOCIONAL: '/devotionals',
  NOTICIA: '/news',
  VIDEO: '/videos',
  PODCAST: '/podcast',
  MINISTERIO: '/ministries',
  EBD: '/ebds',
  PUBLICACAO: '/publications',
  BIBLIA: '/bible',
  VOLUNTARIO: '/third-parts/voluts',
  KIDS: '/third-parts/mykids',
  PLANO_LEITURA: '/reading-plans',
}

/**
 * A church's menu as its visitors see it (specification §2): active items that lead somewhere, in the reader's
 * language; items of modules that the church lacks are left out, items for members lead through the access page.
 * The main bar has room for one item of each of its codes; what a church adds beyond that goes in "more".
 */
export function churchMenu(items: readonly MenuItem[], modules: readonly ModuleCode[], locale: Locale): ChurchMenu {
  const links = items.filter((item) => item.flagAtivo).flatMap((item) => linkOf(item, modules, locale) ?? [])
  const isOfMainBar = ({ codigo }: MenuLink) => (mainMenuCodes as readonly MenuCode[]).includes(codigo)
  const main = links.filter(isOfMainBar).slice(0, mainMenuCodes.length)
  return { main, more: links.filter((link) => !main.includes(link)) }
}

function linkOf(item: MenuItem, modules: readonly ModuleCode[], locale: Locale): MenuLink | undefined {
  const target = item.url ?? pathOfCode[item.codigo]
  if (!target) return undefined
  const module = findLinkedRow(target)?.module
  if (module && !modules.includes(module)) return undefined
  const href = item.loginIsRequired && linkKind(target) === 'page' ? accessPath(target) : target
  return { id: item.id, codigo: item.codigo, label: item[locale] || item.pt, href }
}
