import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { scheduled } from './series.resource.ts'

export const scheduledCalls = resourceEndpoints(scheduled)
