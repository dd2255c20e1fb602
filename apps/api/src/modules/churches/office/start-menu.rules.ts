import type { MenuCode, ModuleCode } from '@narthex/contract/church-codes'
import type { HomePlaceCode, HomeSectionCode } from '@narthex/contract/churches/home-codes'
import { modulesOfMenu } from '@narthex/contract/churches/module-places'
import type { ChurchStart } from '@narthex/contract/churches/start.settings'
import type { Presence } from '../presence.queries.ts'

interface Item {
  readonly id: number
  readonly codigo: string
  readonly url: string | null
  readonly flagAtivo: boolean
  readonly pt: string
  readonly en: string
  readonly es: string
}

type NewItem = Pick<Item, 'pt' | 'en' | 'es'> & { readonly codigo: MenuCode }

/** Places or sections of the home by whose content a menu item is known to lead somewhere. */
const shownBy: Readonly<Partial<Record<string, HomePlaceCode | HomeSectionCode>>> = {
  SOBRE: 'SOBRE',
  AO_VIVO: 'AO_VIVO',
  DOACAO: 'DOACAO',
  EVENTO: 'EVENTO',
  ORACAO: 'ORACAO',
  CELULA: 'CELULA',
  DEVOCIONAL: 'DEVOCIONAL',
  NOTICIA: 'NOTICIAS',
  BIBLIA: 'BIBLIA',
  MINISTERIO: 'MINISTERIO',
}

/**
 * Changes after which a menu leads to what a church has, and to nothing else. Items with an address of the church's own, and
 * those of places that are not known here, stay as they are. `usual` are the items that a church may be given.
 */
export function suggestMenu(
  menu: readonly Item[],
  usual: readonly NewItem[],
  { presence, modules }: { readonly presence: Presence; readonly modules: ReadonlySet<ModuleCode> },
): ChurchStart['menu'] {
  const isThere = (codigo: string): boolean | undefined => {
    const place = shownBy[codigo]
    if (!place) return undefined
    const module = modulesOfMenu[codigo as MenuCode]
    return presence[place] && (!module || modules.has(module))
  }
  const changed = menu.flatMap(({ id, codigo, url, flagAtivo, pt, en, es }) => {
    const wanted = url === null ? isThere(codigo) : undefined
    return wanted === undefined || wanted === flagAtivo
      ? []
      : [{ id, codigo: codigo as MenuCode, flagAtivo: wanted, pt, en, es }]
  })
  const missing = usual.filter(({ codigo }) => isThere(codigo) && menu.every((item) => item.codigo !== codigo))
  return [...changed, ...missing.map((item) => ({ id: null, flagAtivo: true, ...item }))]
}
