import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { menuItems } from './menu.resource.ts'

export const {
  list: listOfficeMenuItems,
  get: getOfficeMenuItem,
  add: addMenuItem,
  set: setMenuItem,
  put: putMenuItem,
  remove: removeMenuItem,
  order: orderMenuItems,
  history: listMenuItemChanges,
  listTrash: listMenuItemsInTrash,
  restore: restoreMenuItem,
  purge: purgeMenuItem,
} = resourceEndpoints(menuItems)
