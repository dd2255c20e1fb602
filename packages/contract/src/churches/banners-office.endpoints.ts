import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { banners } from './banner.resource.ts'

export const bannersCalls = resourceEndpoints(banners)
