import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { useSyncExternalStore } from 'react'
import { ChatSkeleton } from './chat-skeleton.tsx'

/** Loaded when its tab is opened. */
const Chat = lazyPart(() => import('./chat.tsx').then(({ Chat }) => Chat))

const noChange = () => () => {}

export interface BroadcastChatProps {
  readonly canal: string
  /** The second of the broadcast, which messages are marked with. */
  readonly findSecond: () => number | undefined
}

/** The chat beside a broadcast, with the channel of its hosts. A page as it is served shows that it comes. */
export function BroadcastChat({ canal, findSecond }: BroadcastChatProps) {
  const isInBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
  return (
    <div className="h-[max(28rem,calc(100dvh-24rem))] overflow-hidden rounded-card border border-line lg:h-[calc(100dvh-12rem)] lg:min-h-96">
      {isInBrowser ? (
        <LazyPart fallback={<ChatSkeleton />}>
          <Chat channel={canal} teamChannel={`${canal}-equipe`} second={findSecond} />
        </LazyPart>
      ) : (
        <ChatSkeleton />
      )}
    </div>
  )
}
