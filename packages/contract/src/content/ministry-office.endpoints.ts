import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { ministries } from './ministry.resource.ts'

export const ministriesCalls = resourceEndpoints(ministries)
