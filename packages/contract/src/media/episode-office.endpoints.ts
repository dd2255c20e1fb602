import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { episodes } from './episode.resource.ts'

export const episodesCalls = resourceEndpoints(episodes)
