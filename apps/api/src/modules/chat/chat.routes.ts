import * as chat from '@narthex/contract/chat/chat.endpoints'
import * as messages from '@narthex/contract/chat/chat-message.endpoints'
import { created, done, ok, type Route, route, type VisitorCall } from '../../platform/http/route.ts'
import { toChatMessageId } from '../../platform/ids.ts'
import type { ChatNeeds } from './channels/chat-needs.ts'
import { closeRoom, openRoom } from './rooms/rooms.service.ts'
import { getSelf } from './rooms/self.service.ts'
import { editMessage, removeMessage } from './writing/editing.service.ts'
import { enterAsGuest } from './writing/guests.service.ts'
import { postMessage } from './writing/posting.service.ts'
import { readChat, readMessages } from './writing/reading.service.ts'
import { reportMessage, setReaction } from './writing/responding.service.ts'

export function chatRoutes(platform: ChatNeeds): Route[] {
  return [...readingRoutes(platform), ...messageRoutes(platform)]
}

/** Treats a member as a visitor at another church of the organisation. */
const asReader = <C extends VisitorCall & { readonly tenant: unknown }>(call: C): C => ({
  ...call,
  actor: call.church === call.tenant ? call.actor : undefined,
})

const toMessage = (id: number | undefined) => (id === undefined ? undefined : toChatMessageId(id))

function readingRoutes(platform: ChatNeeds): Route[] {
  return [
    route(chat.getChat, async ({ params, query, ...call }) =>
      ok(await readChat(platform, asReader(call), params.canal, query)),
    ),
    route(chat.listChatMessages, async ({ params, query: { antes, ...query }, ...call }) =>
      ok(await readMessages(asReader(call), params.canal, { ...query, antes: toMessage(antes) })),
    ),
    route(chat.getChatSelf, async ({ params, ...call }) => ok(await getSelf(call, params.canal))),
    route(chat.openChatRoom, async ({ params, ...call }) => created(await openRoom(call, params.canal))),
    route(chat.closeChatRoom, async ({ params, ...call }) => {
      await closeRoom(call, params.canal)
      return done
    }),
  ]
}

function messageRoutes(platform: ChatNeeds): Route[] {
  return [
    route(chat.enterChat, async ({ params, body, ...call }) =>
      created(await enterAsGuest(platform, call, { ...params, ...body })),
    ),
    route(chat.postChatMessage, async ({ params, body: { respostaA, segundo, visitante, ...body }, ...call }) => {
      const given = { ...params, ...body, respostaA: toMessage(respostaA), segundo, visitante }
      return created(await postMessage(platform, call, given))
    }),
    route(messages.editChatMessage, async ({ params, body: { texto, visitante }, ...call }) =>
      ok(await editMessage(platform, call, { ...params, texto, visitante })),
    ),
    route(messages.removeChatMessage, async ({ params, body: { visitante }, ...call }) => {
      await removeMessage(platform, call, { ...params, visitante })
      return done
    }),
    route(messages.setChatReaction, async ({ params, body: { visitante, ...body }, ...call }) => {
      const given = { canal: params.canal, id: toChatMessageId(params.id), visitante, ...body }
      return ok({ reacoes: await setReaction(platform, call, given) })
    }),
    route(messages.reportChatMessage, async ({ params, body: { visitante, motivo, texto }, ...call }) => {
      const given = { canal: params.canal, id: toChatMessageId(params.id), visitante, motivo, texto }
      await reportMessage(platform, call, given)
      return done
    }),
  ]
}
