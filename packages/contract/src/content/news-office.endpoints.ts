import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { news } from './news.resource.ts'

export const {
  list: listOfficeNews,
  get: getOfficeNews,
  add: addNews,
  set: setNews,
  remove: removeNews,
  publish: publishNews,
  withdraw: withdrawNews,
  history: listNewsChanges,
  export: exportNews,
  exportSheet: exportNewsSheet,
} = resourceEndpoints(news)
