import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { banners } from './banner.resource.ts'

export const {
  list: listOfficeBanners,
  get: getOfficeBanner,
  add: addBanner,
  set: setBanner,
  put: putBanner,
  remove: removeBanner,
  order: orderBanners,
  history: listBannerChanges,
  listTrash: listBannersInTrash,
  restore: restoreBanner,
  purge: purgeBanner,
} = resourceEndpoints(banners)
