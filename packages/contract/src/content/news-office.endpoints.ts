import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { news } from './news.resource.ts'

export const newsCalls = resourceEndpoints(news)
