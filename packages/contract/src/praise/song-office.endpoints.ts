import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { songs } from './song.resource.ts'

export const songsCalls = resourceEndpoints(songs)
