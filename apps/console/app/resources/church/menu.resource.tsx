import type { menuItems, OfficeMenuItem } from '@narthex/contract/churches/menu.resource'
import { menuItemsCalls } from '@narthex/contract/churches/menu-office.endpoints'
import { currentLocale } from '../../document/current-locale.ts'
import { defineConsoleResource } from '../../resource/console-resource.ts'
import { MenuStateCell, MenuTargetCell } from './site-cells.tsx'

/** An item by its name in the language of the reader. */
const nameOf = (item: OfficeMenuItem): string => item[currentLocale()]

/** The menu of the site. */
export const menuResource = defineConsoleResource<typeof menuItems>({
  name: 'menu',
  type: 'igreja_app_menu',
  place: 'menu',
  texts: 'consoleMenu',
  calls: menuItemsCalls,
  may: { read: 'settings', write: 'settings', export: 'settings' },
  nameOf,
  list: {
    columns: [
      { name: 'pt', cell: nameOf },
      { name: 'flagExibido', cell: (item) => <MenuStateCell item={item} /> },
      { name: 'codigo', cell: (item) => <MenuTargetCell item={item} /> },
    ],
    filters: [],
    sorts: { ordem: 'asc', pt: 'asc' },
    hasSearch: true,
  },
  sitePath: ({ flagExibido }) => (flagExibido ? '/' : undefined),
  loadEditor: () => import('./menu.fields.ts').then(({ menuEditor }) => menuEditor),
})
