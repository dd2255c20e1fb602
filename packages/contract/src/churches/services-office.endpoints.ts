import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { services } from './service.resource.ts'

export const {
  list: listOfficeServices,
  get: getOfficeService,
  add: addService,
  set: setService,
  put: putService,
  remove: removeService,
  history: listServiceChanges,
  listTrash: listServicesInTrash,
  restore: restoreService,
  purge: purgeService,
} = resourceEndpoints(services)
