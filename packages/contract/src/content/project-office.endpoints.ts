import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { projects } from './project.resource.ts'

export const projectsCalls = resourceEndpoints(projects)
