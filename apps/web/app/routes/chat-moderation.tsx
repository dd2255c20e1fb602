import { ChatModerationPage } from '../features/chat/moderation/moderation-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/chat-moderation'

export const loader = loadPage

export default function ChatModerationRoute({ loaderData }: Route.ComponentProps) {
  return <ChatModerationPage title={loaderData.title} />
}
