import { consoleBannerFields, consoleBanners } from './site-banners.ts'
import { consoleCongregationFields, consoleCongregations } from './site-congregations.ts'
import { consoleMenu, consoleMenuFields } from './site-menu.ts'
import { consoleOrder } from './site-order.ts'
import { consolePastorFields, consolePastors } from './site-pastors.ts'
import { consoleSchedule, consoleScheduleFields, consoleScheduleKinds } from './site-schedule.ts'
import { consoleServiceFields, consoleServices } from './site-services.ts'

/** The texts of the kinds that the site is made of, which come with their first list. */
export const messages = {
  consoleBannerFields,
  consoleBanners,
  consoleCongregationFields,
  consoleCongregations,
  consoleMenu,
  consoleMenuFields,
  consoleOrder,
  consolePastorFields,
  consolePastors,
  consoleSchedule,
  consoleScheduleFields,
  consoleScheduleKinds,
  consoleServiceFields,
  consoleServices,
}
