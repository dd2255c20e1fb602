import * as z from 'zod/mini'
import { type MenuCode, menuCodes } from '../church-codes.ts'
import { filled, flagText, id, link } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { externalId } from '../resources/editing.schemas.ts'
import { defineResource } from '../resources/resource.ts'
import { exportCalls, importCalls } from '../resources/table-calls.ts'
import { version } from '../versions.ts'
import { modulesOfMenu } from './module-places.ts'

const name = filled(60)

const fields = z.strictObject({
  codigo: z.enum(menuCodes),
  /** Where it leads; null is the product's own place of the code. */
  url: z._default(z.nullable(link), null),
  flagAtivo: z._default(z.boolean(), true),
  /** Visitors log in before they get there. */
  loginIsRequired: z._default(z.boolean(), false),
  pt: name,
  en: name,
  es: name,
  idExterno: z.optional(z.nullable(externalId)),
})

/** Whether a code leads to a place of the product by itself. */
const hasPlace = (codigo: MenuCode) => codigo in modulesOfMenu

const form = fields.check(
  z.refine(({ codigo, url }) => url !== null || hasPlace(codigo), {
    path: ['url'],
    error: 'An item of this code needs an address',
  }),
)
export type MenuItemForm = z.output<typeof form>

const row = z.extend(fields, {
  id,
  versao: version,
  ordem: z.int(),
  /** Visitors see it: it is active, and the church has the module of its place. */
  flagExibido: z.boolean(),
  idExterno: z.nullable(z.string()),
})
export type OfficeMenuItem = z.output<typeof row>

const errors = ['EXTERNAL_ID_TAKEN'] as const

export const menuItems = defineResource({
  name: 'igreja_app_menu',
  path: '/escritorio/menu/',
  isPublic: true,
  pages: { INICIO: '/' },
  may: { read: 'settings', write: 'settings', export: 'settings' },
  form,
  example: { codigo: 'OUTRO', url: 'https://example.org/loja', pt: 'Loja', en: 'Shop', es: 'Tienda' },
  row,
  item: row,
  list: {
    search: ['pt', 'en', 'es'],
    filters: { flagAtivo: z.optional(flagText), idExterno: z.optional(externalId) },
    sorts: { ordem: 'asc', pt: 'asc' },
    perPage: recordsPerPage,
  },
  isFound: true,
  calls: {
    list: { id: 'listOfficeMenuItems', summary: 'The items of the menu in their order, hidden ones among them' },
    get: { id: 'getOfficeMenuItem', summary: 'A menu item as its form has it' },
    add: { id: 'addMenuItem', summary: 'Adds a menu item behind the others', act: 'MENU_ITEM_ADDED', errors },
    set: { id: 'setMenuItem', summary: 'Replaces a menu item; its place stays', act: 'MENU_ITEM_SET', errors },
    put: {
      id: 'putMenuItem',
      summary: 'Adds or replaces a menu item by its external id',
      act: 'MENU_ITEM_SET',
      errors,
    },
    remove: { id: 'removeMenuItem', summary: 'Moves a menu item to the trash', act: 'MENU_ITEM_REMOVED' },
    order: { id: 'orderMenuItems', summary: 'Sets the order of the menu', act: 'MENU_ORDERED' },
    history: { id: 'listMenuItemChanges', summary: 'What was changed of a menu item, the newest first' },
    listTrash: { id: 'listMenuItemsInTrash', summary: 'Menu items in the trash, the last removed first' },
    restore: { id: 'restoreMenuItem', summary: 'Takes a menu item out of the trash', act: 'MENU_ITEM_RESTORED' },
    purge: { id: 'purgeMenuItem', summary: 'Removes a menu item from the trash for good', act: 'MENU_ITEM_PURGED' },
    ...exportCalls({ one: 'MenuItem', plural: 'items of the menu' }),
    ...importCalls({ one: 'MenuItem', plural: 'items of the menu' }),
  },
})
