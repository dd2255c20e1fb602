import * as office from '@narthex/contract/play/play-office.endpoints'
import * as profiles from '@narthex/contract/play/profile.endpoints'
import * as watching from '@narthex/contract/play/watching.endpoints'
import { created, done, ok, type Route, route } from '../../../platform/http/route.ts'
import { getMedia, listMedia, removeMedia } from './office/media-office.service.ts'
import { getStatistics } from './office/statistics.service.ts'
import { openPreview, openTitle } from './playbacks/open-titles.service.ts'
import { endWatching, renewWatching, startWatching } from './playbacks/playbacks.service.ts'
import { listContinued, listPositions, markWatched, savePositions } from './positions/positions.service.ts'
import { openProfile, setPin } from './profiles/pin.service.ts'
import { addProfile, changeProfile, listProfiles, removeProfile } from './profiles/profiles.service.ts'
import type { WatchingNeeds } from './watching-needs.ts'

export function watchingRoutes(platform: WatchingNeeds): Route[] {
  return [...playbackRoutes(platform), ...positionRoutes(platform), ...profileRoutes(platform), ...officeRoutes()]
}

function playbackRoutes(platform: WatchingNeeds): Route[] {
  return [
    route(watching.startWatching, async ({ body, ...call }) => created(await startWatching(platform, call, body))),
    route(watching.renewWatching, async ({ params, body, ...call }) =>
      ok(await renewWatching(platform, call, params.reproducao, body)),
    ),
    route(watching.endWatching, async ({ params, body, ...call }) => {
      await endWatching(call, params.reproducao, body)
      return done
    }),
    route(watching.openTitle, async ({ params, ...call }) => ok(await openTitle(platform, call, params.id))),
    route(watching.openPreview, async ({ params, ...call }) => ok(await openPreview(platform, call, params.id))),
  ]
}

function positionRoutes(platform: WatchingNeeds): Route[] {
  return [
    route(watching.savePositions, async ({ body, ...call }) => ok(await savePositions(call, body))),
    route(watching.listContinued, async ({ query, ...call }) =>
      ok(await listContinued(platform, call, query.perfil ?? null)),
    ),
    route(watching.listPositions, async ({ query: { perfil = null, conteudos }, ...call }) =>
      ok(await listPositions(call, { perfil, conteudos })),
    ),
    route(watching.markWatched, async ({ params, body, ...call }) =>
      ok(await markWatched(call, params.conteudo, body)),
    ),
  ]
}

function profileRoutes(platform: WatchingNeeds): Route[] {
  return [
    route(profiles.listPlayProfiles, async (call) => ok(await listProfiles(call))),
    route(profiles.addPlayProfile, async ({ body, ...call }) => created(await addProfile(call, body))),
    route(profiles.changePlayProfile, async ({ params, body, ...call }) =>
      ok(await changeProfile(call, params.perfil, body)),
    ),
    route(profiles.removePlayProfile, async ({ params, body, ...call }) => {
      await removeProfile(call, params.perfil, body.pin)
      return done
    }),
    route(profiles.setPlayPin, async ({ body, ...call }) => {
      await setPin(platform, call, body)
      return done
    }),
    route(profiles.openOwnProfile, async ({ body, ...call }) => ok(await openProfile(call, body.pin))),
  ]
}

function officeRoutes(): Route[] {
  return [
    route(office.listPlayMedia, async ({ query, ...call }) => ok(await listMedia(call, query))),
    route(office.getPlayMedia, async ({ params, ...call }) => ok(await getMedia(call, params.midia))),
    route(office.removePlayMedia, async ({ params, ...call }) => {
      await removeMedia(call, params.midia)
      return done
    }),
    route(office.getPlayStatistics, async ({ query, ...call }) => ok(await getStatistics(call, query))),
  ]
}
