import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { courses } from './course.resource.ts'

export const coursesCalls = resourceEndpoints(courses)
