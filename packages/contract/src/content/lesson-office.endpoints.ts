import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { lessons } from './lesson.resource.ts'

export const lessonsCalls = resourceEndpoints(lessons)
