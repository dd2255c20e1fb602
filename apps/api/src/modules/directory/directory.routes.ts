import * as directory from '@narthex/contract/people/directory.endpoints'
import { directorySettings } from '@narthex/contract/people/directory.settings'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import { settingsRoutes } from '../../platform/resources/settings-routes.ts'
import { listMembersInDirectory, readDirectory } from './directory.service.ts'
import { blockMember, getOwnDirectory, setOwnDirectory, unblockMember } from './directory-choice.service.ts'
import { directorySettingsService } from './directory-settings.service.ts'

export function directoryRoutes(): Route[] {
  return [
    ...settingsRoutes(directorySettings, directorySettingsService),
    route(directory.listDirectory, async ({ query, ...call }) => ok(await readDirectory(call, query))),
    route(directory.getOwnDirectory, async (call) => ok(await getOwnDirectory(call))),
    route(directory.setOwnDirectory, async ({ body, ...call }) => ok(await setOwnDirectory(call, body))),
    route(directory.blockInDirectory, async ({ params, ...call }) => {
      await blockMember(call, params.id)
      return done
    }),
    route(directory.unblockInDirectory, async ({ params, ...call }) => {
      await unblockMember(call, params.id)
      return done
    }),
    route(directory.listDirectoryMembers, async ({ query, ...call }) => ok(await listMembersInDirectory(call, query))),
  ]
}
