import type { MenuCode } from '@narthex/contract/church-codes'
import type { IconName } from '@narthex/ui/icon'
import type { ChurchMenu, MenuLink } from '../church/church-menu.ts'

export const menuGroups = ['together', 'media', 'church'] as const
export type MenuGroup = (typeof menuGroups)[number]

interface MenuPlace {
  readonly icon: IconName
  readonly group: MenuGroup
}

const socialNetwork: MenuPlace = { icon: 'link', group: 'church' }

const places: Readonly<Record<MenuCode, MenuPlace>> = {
  SOBRE: { icon: 'church', group: 'church' },
  AO_VIVO: { icon: 'live', group: 'media' },
  DOACAO: { icon: 'give', group: 'together' },
  EVENTO: { icon: 'calendar', group: 'together' },
  ORACAO: { icon: 'prayer', group: 'together' },
  PLAY: { icon: 'play', group: 'media' },
  CELULA: { icon: 'people', group: 'together' },
  DEVOCIONAL: { icon: 'sun', group: 'media' },
  BIBLIA: { icon: 'book', group: 'media' },
  PLANO_LEITURA: { icon: 'checklist', group: 'media' },
  VIDEO: { icon: 'camera', group: 'media' },
  PODCAST: { icon: 'mic', group: 'media' },
  RADIO: { icon: 'radio', group: 'media' },
  PUBLICACAO: { icon: 'shelf', group: 'media' },
  NOTICIA: { icon: 'news', group: 'church' },
  MINISTERIO: { icon: 'hands', group: 'together' },
  EBD: { icon: 'school', group: 'together' },
  VOLUNTARIO: { icon: 'sprout', group: 'together' },
  KIDS: { icon: 'child', group: 'together' },
  FACEBOOK: socialNetwork,
  INSTAGRAM: socialNetwork,
  YOUTUBE: socialNetwork,
  TWITTER: socialNetwork,
  TIKTOK: socialNetwork,
  OUTRO: { icon: 'link', group: 'church' },
}

/** Pages without a code of their own, which churches link to by their addresses. */
const placesOfPages: Readonly<Record<string, MenuPlace>> = {
  '/praises': { icon: 'music', group: 'media' },
  '/studies': { icon: 'talk', group: 'together' },
  '/schedule': { icon: 'clock', group: 'together' },
}

export function menuPlace({ codigo, href }: Pick<MenuLink, 'codigo' | 'href'>): MenuPlace {
  const [path = ''] = href.split(/[?#]/, 1)
  return (codigo === 'OUTRO' && placesOfPages[path]) || places[codigo]
}

export interface GroupedMenu {
  readonly group: MenuGroup
  /** Items that the main bar shows too, where there is room for it. */
  readonly main: readonly MenuLink[]
  readonly more: readonly MenuLink[]
}

/** The whole menu by what its items are for, each group in the church's order. Groups without an item are left out. */
export function groupMenu({ main, more }: ChurchMenu): GroupedMenu[] {
  return menuGroups
    .map((group) => {
      const ofGroup = (links: readonly MenuLink[]) => links.filter((link) => menuPlace(link).group === group)
      return { group, main: ofGroup(main), more: ofGroup(more) }
    })
    .filter((grouped) => grouped.main.length + grouped.more.length > 0)
}
