import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { officeGroups } from './office-group.resource.ts'

export const officeGroupsCalls = resourceEndpoints(officeGroups)
