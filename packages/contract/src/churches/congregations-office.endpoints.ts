import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { congregations } from './congregation.resource.ts'

export const {
  list: listOfficeCongregations,
  get: getOfficeCongregation,
  add: addCongregation,
  set: setCongregation,
  put: putCongregation,
  remove: removeCongregation,
  order: orderCongregations,
  history: listCongregationChanges,
} = resourceEndpoints(congregations)
