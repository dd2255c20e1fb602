import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { playTag } from './tag.resource.ts'

export const {
  list: listPlayTags,
  get: getPlayTag,
  add: addPlayTag,
  set: changePlayTag,
  remove: removePlayTag,
  history: listPlayTagChanges,
} = resourceEndpoints(playTag)
