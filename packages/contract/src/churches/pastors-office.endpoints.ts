import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { pastors } from './pastor.resource.ts'

export const {
  list: listOfficePastors,
  get: getOfficePastor,
  add: addPastor,
  set: setPastor,
  put: putPastor,
  remove: removePastor,
  order: orderPastors,
  history: listPastorChanges,
  listTrash: listPastorsInTrash,
  restore: restorePastor,
  purge: purgePastor,
} = resourceEndpoints(pastors)
