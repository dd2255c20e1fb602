import { Badge, type BadgeTone } from '../badge.tsx'
import { buttonClass } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Icon } from '../icon.tsx'
import { Notice, type Tone } from '../notice.tsx'
import { Skeleton } from '../skeleton.tsx'
import { Spinner } from '../spinner.tsx'
import { Stage, State } from './stage.tsx'

const tones: readonly Tone[] = ['info', 'success', 'warning', 'danger']
const badges: readonly BadgeTone[] = ['plain', 'muted', 'brand', 'solid', 'success', 'warning', 'danger', 'light']

/** Examples of messages, loading states and empty states. */
export function Messages() {
  return (
    <>
      <Stage id="notices" title="Notices">
        {() => (
          <>
            {tones.map((tone) => (
              <Notice key={tone} tone={tone} role="none" dismiss={{ label: `Dismiss ${tone}`, onDismiss: () => {} }}>
                <p>{tone}: your seat is kept until noon.</p>
              </Notice>
            ))}
            <Notice tone="info" icon="offline" role="none">
              <p className="font-semibold">With a sign of its own, and nothing to dismiss</p>
              <p>
                You are offline. What you opened lately is still here, and whatever you write now will be sent as soon
                as there is a connection again.
              </p>
            </Notice>
          </>
        )}
      </Stage>
      <Stage id="badges" title="Badges">
        {() => (
          <div className="flex flex-wrap items-center gap-3">
            {badges.map((tone) => (
              <Badge key={tone} tone={tone} icon={<Icon name="check" />}>
                {tone}
              </Badge>
            ))}
            <Badge tone="brand" size="small">
              small
            </Badge>
          </div>
        )}
      </Stage>
      <Stage id="waiting" title="Spinner and skeleton">
        {() => (
          <>
            <State name="Spinner: size-5, size-8, in the brand’s colour">
              <div className="flex items-center gap-4">
                <Spinner />
                <Spinner className="size-8 text-brand-text" />
              </div>
            </State>
            <State name="Skeleton: lines, a card">
              <div className="grid gap-2 rounded-card bg-card p-5">
                <Skeleton className="h-32 w-full rounded-card" />
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="h-4 w-1/2" />
              </div>
            </State>
          </>
        )}
      </Stage>
      <Stage id="empty" title="Empty state">
        {() => (
          <>
            <EmptyState
              icon="calendar"
              title="Nothing planned yet"
              lead="Events appear here as soon as there are any."
            />
            <EmptyState icon="search" title="No church of that name" lead="Perhaps it is written another way.">
              <button type="button" className={buttonClass('primary')}>
                Show all churches
              </button>
              <button type="button" className={buttonClass('quiet')}>
                Ask us
              </button>
            </EmptyState>
          </>
        )}
      </Stage>
    </>
  )
}
