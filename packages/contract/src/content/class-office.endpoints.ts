import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { classes } from './class.resource.ts'

export const classesCalls = resourceEndpoints(classes)
