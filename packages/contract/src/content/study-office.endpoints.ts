import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { studies } from './study.resource.ts'

export const studiesCalls = resourceEndpoints(studies)
