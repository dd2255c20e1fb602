import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { Title } from '@narthex/contract/play/play.schemas'

/** Loaded once it is to play. */
const TitlePlayer = lazyPart(() => import('../watch/title-player.tsx').then(({ TitlePlayer }) => TitlePlayer))

/** Plays an open title for visitors, in the place of its head. */
export function OpenStage({ title }: { title: Title }) {
  return (
    <div className="mx-auto aspect-video max-h-[78dvh] w-full bg-black">
      <LazyPart failed={<LoadFailed />}>
        <TitlePlayer title={title} />
      </LazyPart>
    </div>
  )
}
