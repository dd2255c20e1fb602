import { banners } from '@narthex/contract/churches/banner.resource'
import * as endpoints from '@narthex/contract/churches/church-office.endpoints'
import { congregations } from '@narthex/contract/churches/congregation.resource'
import { churchHome } from '@narthex/contract/churches/home.settings'
import { churchLook } from '@narthex/contract/churches/look.settings'
import { menuItems } from '@narthex/contract/churches/menu.resource'
import { churchModules } from '@narthex/contract/churches/modules.settings'
import { pastors } from '@narthex/contract/churches/pastor.resource'
import { churchProfile } from '@narthex/contract/churches/profile.settings'
import { services } from '@narthex/contract/churches/service.resource'
import { churchStart } from '@narthex/contract/churches/start.settings'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { resourceRoutes } from '../../../platform/resources/resource-routes.ts'
import { settingsRoutes } from '../../../platform/resources/settings-routes.ts'
import { bannerService } from './banners.service.ts'
import { congregationService, moveCongregationMembers } from './congregations.service.ts'
import { homeService } from './home.service.ts'
import { listHosts } from './hosts.service.ts'
import { lookService } from './look.service.ts'
import { menuService } from './menu.service.ts'
import { moduleService } from './modules.service.ts'
import { pastorService } from './pastors.service.ts'
import { profileService } from './profile.service.ts'
import { weeklyService } from './services.service.ts'
import { startService } from './start.service.ts'

/** Routes for staff who configure the church and its site. */
export function churchOfficeRoutes(platform: Needs<'domain' | 'thirdParties'>): Route[] {
  return [
    ...settingsRoutes(churchProfile, profileService),
    ...settingsRoutes(churchModules, moduleService),
    ...settingsRoutes(churchLook, lookService),
    ...settingsRoutes(churchHome, homeService),
    ...settingsRoutes(churchStart, startService),
    ...resourceRoutes(menuItems, menuService(platform)),
    ...resourceRoutes(banners, bannerService),
    ...resourceRoutes(pastors, pastorService),
    ...resourceRoutes(congregations, congregationService),
    ...resourceRoutes(services, weeklyService),
    route(endpoints.listHosts, async (call) => ok(await listHosts(platform, call))),
    route(endpoints.moveCongregationMembers, async ({ params, body, ...call }) =>
      ok(await moveCongregationMembers(call, params.id, body)),
    ),
  ]
}
