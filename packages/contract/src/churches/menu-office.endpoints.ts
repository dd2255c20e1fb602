import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { menuItems } from './menu.resource.ts'

export const menuItemsCalls = resourceEndpoints(menuItems)
