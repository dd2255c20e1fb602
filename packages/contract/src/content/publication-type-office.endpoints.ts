import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { publicationTypes } from './publication-type.resource.ts'

export const publicationTypesCalls = resourceEndpoints(publicationTypes)
