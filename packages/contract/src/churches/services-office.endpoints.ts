import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { services } from './service.resource.ts'

export const servicesCalls = resourceEndpoints(services)
