import { EmbedChat } from '../features/chat/embed/embed-chat.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/embed-chat'

export const loader = loadPage

export default function EmbedChatRoute({ loaderData }: Route.ComponentProps) {
  return <EmbedChat title={loaderData.title} />
}
