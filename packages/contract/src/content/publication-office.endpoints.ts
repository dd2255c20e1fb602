import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { publications } from './publication.resource.ts'

export const publicationsCalls = resourceEndpoints(publications)
