import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { congregations } from './congregation.resource.ts'

export const congregationsCalls = resourceEndpoints(congregations)
