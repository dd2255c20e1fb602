import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { households } from './household.resource.ts'

export const householdCalls = resourceEndpoints(households)
