import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { studySeries } from './study-series.resource.ts'

export const studySeriesCalls = resourceEndpoints(studySeries)
