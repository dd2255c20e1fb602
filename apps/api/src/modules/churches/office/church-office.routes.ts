import { banners } from '@narthex/contract/churches/banner.resource'
import * as endpoints from '@narthex/contract/churches/church-office.endpoints'
import { congregations } from '@narthex/contract/churches/congregation.resource'
import { churchEmbedding } from '@narthex/contract/churches/embedding.settings'
import { churchHome } from '@narthex/contract/churches/home.settings'
import { churchLook } from '@narthex/contract/churches/look.settings'
import { menuItems } from '@narthex/contract/churches/menu.resource'
import { churchModules } from '@narthex/contract/churches/modules.settings'
import { pastors } from '@narthex/contract/churches/pastor.resource'
import { churchPrivacy } from '@narthex/contract/churches/privacy.settings'
import { churchProfile } from '@narthex/contract/churches/profile.settings'
import * as replyAddress from '@narthex/contract/churches/reply-address.endpoints'
import { churchSender } from '@narthex/contract/churches/sender.settings'
import { services } from '@narthex/contract/churches/service.resource'
import { churchStart } from '@narthex/contract/churches/start.settings'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { resourceRoutes } from '../../../platform/resources/resource-routes.ts'
import { settingsRoutes } from '../../../platform/resources/settings-routes.ts'
import { bannerService } from './banners.service.ts'
import { congregationService, moveCongregationMembers } from './congregations.service.ts'
import { embeddingService } from './embedding.service.ts'
import { homeService } from './home.service.ts'
import { listHosts } from './hosts.service.ts'
import { lookService } from './look.service.ts'
import { menuService } from './menu.service.ts'
import { moduleService } from './modules.service.ts'
import { pastorService } from './pastors.service.ts'
import { privacyService } from './privacy.service.ts'
import { profileService } from './profile.service.ts'
import { confirmReplyAddress, resendConfirmation } from './reply-confirmations.service.ts'
import { type SenderNeeds, senderService } from './sender.service.ts'
import { weeklyService } from './services.service.ts'
import { startService } from './start.service.ts'

/** Routes for staff who configure the church and its site. */
export function churchOfficeRoutes(platform: Needs<'domain' | 'thirdParties'> & SenderNeeds): Route[] {
  return [
    ...settingsRoutes(churchProfile, profileService),
    ...settingsRoutes(churchModules, moduleService),
    ...settingsRoutes(churchLook, lookService),
    ...settingsRoutes(churchHome, homeService),
    ...settingsRoutes(churchStart, startService),
    ...settingsRoutes(churchEmbedding, embeddingService),
    ...settingsRoutes(churchPrivacy, privacyService),
    ...settingsRoutes(churchSender, senderService(platform)),
    ...resourceRoutes(menuItems, menuService(platform)),
    ...resourceRoutes(banners, bannerService),
    ...resourceRoutes(pastors, pastorService),
    ...resourceRoutes(congregations, congregationService),
    ...resourceRoutes(services, weeklyService),
    route(replyAddress.resendReplyConfirmation, async (call) => ok(await resendConfirmation(platform, call))),
    route(replyAddress.confirmReplyAddress, async ({ body, ...call }) =>
      ok(await confirmReplyAddress(call, body.codigo)),
    ),
    route(endpoints.listHosts, async (call) => ok(await listHosts(platform, call))),
    route(endpoints.moveCongregationMembers, async ({ params, body, ...call }) =>
      ok(await moveCongregationMembers(call, params.id, body)),
    ),
  ]
}
