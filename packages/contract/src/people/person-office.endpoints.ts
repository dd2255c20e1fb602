import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { people } from './person.resource.ts'

export const peopleCalls = resourceEndpoints(people)
