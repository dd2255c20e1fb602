import * as host from '@narthex/contract/chat/chat-host.endpoints'
import * as moderation from '@narthex/contract/chat/chat-moderation.endpoints'
import { created, done, ok, type Route, route } from '../../platform/http/route.ts'
import { toChatMessageId } from '../../platform/ids.ts'
import { listChatActs } from './moderation/acts-log.service.ts'
import { blockAuthor, getAuthor, listChatBlocks, unblockAuthor } from './moderation/blocks.service.ts'
import { exportChat } from './moderation/export.service.ts'
import { decideOnMessage, readChatQueue, removeAuthorMessages } from './moderation/moderation.service.ts'
import { attendPrayer, listPrayers } from './moderation/prayers.service.ts'
import { addChatChannel, listChatChannels, pinMessage, setChatChannel } from './rooms/channels.service.ts'
import { joinRoom, listRooms } from './rooms/rooms.service.ts'
import { getChatSettings, saveChatSettings } from './settings/settings.service.ts'

/** Calls of hosts and moderators. */
export function chatOfficeRoutes(): Route[] {
  return [...hostRoutes(), ...moderationRoutes()]
}

const toMoment = (given: string | null | undefined) => (given === undefined || given === null ? given : new Date(given))

function hostRoutes(): Route[] {
  return [
    route(host.listChatChannels, async ({ query, ...call }) => ok(await listChatChannels(call, query))),
    route(host.addChatChannel, async ({ body, ...call }) => created(await addChatChannel(call, body))),
    route(host.setChatChannel, async ({ params, body: { abreEm, fechaEm, ...body }, ...call }) => {
      const change = { ...body, abreEm: toMoment(abreEm), fechaEm: toMoment(fechaEm) }
      return ok(await setChatChannel(call, params.canal, change))
    }),
    route(host.pinChatMessage, async ({ params, body, ...call }) =>
      ok(await pinMessage(call, params.canal, toChatMessageId(body.mensagem))),
    ),
    route(host.unpinChatMessage, async ({ params, ...call }) => ok(await pinMessage(call, params.canal, null))),
    route(host.exportChat, ({ params, ...call }) => exportChat(call, params.canal)),
    route(host.listChatPrayers, async ({ params, ...call }) => ok(await listPrayers(call, params.canal))),
    route(host.attendChatPrayer, async ({ params, ...call }) => {
      await attendPrayer(call, params.canal, toChatMessageId(params.id))
      return done
    }),
    route(host.listChatRooms, async (call) => ok(await listRooms(call))),
    route(host.joinChatRoom, async ({ params, ...call }) => {
      await joinRoom(call, params.canal)
      return done
    }),
  ]
}

function moderationRoutes(): Route[] {
  return [
    route(moderation.listChatModeration, async ({ query: { canal, ...query }, ...call }) =>
      ok(await readChatQueue(call, { ...query, canal })),
    ),
    route(moderation.decideChatMessage, async ({ params, body, ...call }) => {
      await decideOnMessage(call, { ...body, id: toChatMessageId(params.id) })
      return done
    }),
    route(moderation.getChatAuthor, async ({ params, ...call }) => ok(await getAuthor(call, params))),
    route(moderation.removeAuthorMessages, async ({ params, ...call }) =>
      ok({ total: await removeAuthorMessages(call, params) }),
    ),
    route(moderation.blockChatAuthor, async ({ params, body, ...call }) => {
      await blockAuthor(call, { ...params, ...body })
      return done
    }),
    route(moderation.unblockChatAuthor, async ({ params, ...call }) => {
      await unblockAuthor(call, params)
      return done
    }),
    route(moderation.listChatBlocks, async ({ query, ...call }) => ok(await listChatBlocks(call, query))),
    route(moderation.listChatActs, async ({ params, query, ...call }) =>
      ok(await listChatActs(call, { ...query, canal: params.canal })),
    ),
    route(moderation.getChatSettings, async (call) => ok(await getChatSettings(call))),
    route(moderation.setChatSettings, async ({ body, ...call }) => ok(await saveChatSettings(call, body))),
  ]
}
