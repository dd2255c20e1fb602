import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { useReader } from '../../components/use-reader.ts'
import { useSession } from '../../session/session.ts'
import type { HomePartProps } from './home-part.tsx'
import { HomeRoom } from './home-room.tsx'

const HomePart = lazyPart(() => import('./home-part.tsx').then(({ HomePart }) => HomePart))

/**
 * Reader's cards on the church's public home page, below its hero. The page as served is the same for everyone: it
 * reserves the space while the reader may be logged in, and the browser fills it for members.
 */
export function HomeSection({ onGroup }: Pick<HomePartProps, 'onGroup'>) {
  const reader = useReader()
  const isKnown = useSession(({ isRead, isStarting }) => isRead && !isStarting)
  if (!reader) return isKnown ? null : <HomeRoom />
  return (
    <LazyPart fallback={<HomeRoom />}>
      <HomePart key={reader.memberId} reader={reader} onGroup={onGroup} />
    </LazyPart>
  )
}
