import { menuItems, type OfficeMenuItem } from '@narthex/contract/churches/menu.resource'
import { resourceEndpoints } from '@narthex/contract/resources/resource-endpoints'
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
  calls: resourceEndpoints(menuItems),
  may: menuItems.may,
  nameOf,
  list: {
    columns: [
      { name: 'pt', cell: nameOf },
      { name: 'flagExibido', cell: (item) => <MenuStateCell item={item} /> },
      { name: 'codigo', cell: (item) => <MenuTargetCell item={item} /> },
    ],
    filters: [],
    sorts: menuItems.list.sorts,
    hasSearch: true,
  },
  sitePath: ({ flagExibido }) => (flagExibido ? '/' : undefined),
  loadEditor: () => import('./menu.fields.ts').then(({ menuEditor }) => menuEditor),
})
