import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { pastors } from './pastor.resource.ts'

export const pastorsCalls = resourceEndpoints(pastors)
