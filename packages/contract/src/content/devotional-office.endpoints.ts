import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { devotionals } from './devotional.resource.ts'

export const devotionalsCalls = resourceEndpoints(devotionals)
