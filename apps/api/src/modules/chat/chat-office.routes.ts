import * as host from '@narthex/contract/chat/chat-host.endpoints'
import * as moderation from '@narthex/contract/chat/chat-moderation.endpoints'
import { created, done, ok, type Route, route } from '../../platform/http/route.ts'
import { toChatMessageId } from '../../platform/ids.ts'
import type { ChatNeeds } from './channels/chat-needs.ts'
import { listChatActs } from './moderation/acts-log.service.ts'
import { blockAuthor, getAuthor, listChatBlocks, unblockAuthor } from './moderation/blocks.service.ts'
import { exportChat } from './moderation/export.service.ts'
import { decideOnMessage, readChatQueue, removeAuthorMessages } from './moderation/moderation.service.ts'
import { addChatChannel, listChatChannels, pinMessage, setChatChannel } from './rooms/channels.service.ts'
import { joinRoom, listRooms } from './rooms/rooms.service.ts'
import { getChatSettings, saveChatSettings } from './settings/settings.service.ts'

/** Calls of hosts and moderators. */
export function chatOfficeRoutes(platform: ChatNeeds): Route[] {
  return [...hostRoutes(platform), ...moderationRoutes(platform)]
}

const toMoment = (given: string | null | undefined) => (given === undefined || given === null ? given : new Date(given))

function hostRoutes(platform: ChatNeeds): Route[] {
  return [
    route(host.listChatChannels, async ({ query, ...call }) => ok(await listChatChannels(platform, call, query))),
    route(host.addChatChannel, async ({ body, ...call }) => created(await addChatChannel(platform, call, body))),
    route(host.setChatChannel, async ({ params, body: { abreEm, fechaEm, ...body }, ...call }) => {
      const change = { ...body, abreEm: toMoment(abreEm), fechaEm: toMoment(fechaEm) }
      return ok(await setChatChannel(platform, call, params.canal, change))
    }),
    route(host.pinChatMessage, async ({ params, body, ...call }) =>
      ok(await pinMessage(platform, call, params.canal, toChatMessageId(body.mensagem))),
    ),
    route(host.unpinChatMessage, async ({ params, ...call }) =>
      ok(await pinMessage(platform, call, params.canal, null)),
    ),
    route(host.exportChat, ({ params, ...call }) => exportChat(platform, call, params.canal)),
    route(host.listChatRooms, async (call) => ok(await listRooms(platform, call))),
    route(host.joinChatRoom, async ({ params, ...call }) => {
      await joinRoom(call, params.canal)
      return done
    }),
  ]
}

function moderationRoutes(platform: ChatNeeds): Route[] {
  return [
    route(moderation.listChatModeration, async ({ query: { canal, ...query }, ...call }) =>
      ok(await readChatQueue(platform, call, { ...query, canal })),
    ),
    route(moderation.decideChatMessage, async ({ params, body, ...call }) => {
      await decideOnMessage(platform, call, { ...body, id: toChatMessageId(params.id) })
      return done
    }),
    route(moderation.getChatAuthor, async ({ params, ...call }) => ok(await getAuthor(platform, call, params))),
    route(moderation.removeAuthorMessages, async ({ params, ...call }) =>
      ok({ total: await removeAuthorMessages(platform, call, params) }),
    ),
    route(moderation.blockChatAuthor, async ({ params, body, ...call }) => {
      await blockAuthor(platform, call, { ...params, ...body })
      return done
    }),
    route(moderation.unblockChatAuthor, async ({ params, ...call }) => {
      await unblockAuthor(platform, call, params)
      return done
    }),
    route(moderation.listChatBlocks, async ({ query, ...call }) => ok(await listChatBlocks(platform, call, query))),
    route(moderation.listChatActs, async ({ params, query, ...call }) =>
      ok(await listChatActs(call, { ...query, canal: params.canal })),
    ),
    route(moderation.getChatSettings, async ({ church }) => ok(await getChatSettings(platform, church))),
    route(moderation.setChatSettings, async ({ body, ...call }) => ok(await saveChatSettings(platform, call, body))),
  ]
}
