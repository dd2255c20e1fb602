import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Skeleton } from '@narthex/ui/skeleton'
import { Spinner } from '@narthex/ui/spinner'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { usePush } from './use-push.ts'

/** State of notifications on this device, and the switch for it, or why there is none. */
export function DeviceSection({ userId }: { userId: number }) {
  const t = useTranslations('notifications.device')
  const titleId = useId()
  const { state, news, isTurning, turn } = usePush(userId)
  const canTurn = state === 'on' || state === 'off'
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('title')}
      </h2>
      <div className={`${cardClass} mt-4 flex flex-wrap items-center gap-4 p-5`}>
        <span
          aria-hidden="true"
          className={`grid size-11 shrink-0 place-items-center rounded-full ${state === 'on' ? 'bg-brand text-on-brand' : 'bg-brand-soft text-brand-text'}`}
        >
          <MemberIcon name={state === 'on' ? 'bell' : 'mobile'} />
        </span>
        <div className="min-w-0 grow basis-56">
          {state ? <p>{t(state)}</p> : <Skeleton className="h-6 w-3/4" />}
          <p
            role="status"
            className={`text-sm font-medium empty:hidden ${news === 'failed' ? 'text-danger' : 'text-success'}`}
          >
            {news && t(news)}
          </p>
        </div>
        {canTurn && (
          <button
            type="button"
            onClick={() => void turn(state === 'off')}
            aria-busy={isTurning}
            className={`${buttonClass(state === 'on' ? 'quiet' : 'primary')} max-sm:w-full`}
          >
            {isTurning && <Spinner />}
            {isTurning ? t('turning') : t(state === 'on' ? 'turnOff' : 'turnOn')}
          </button>
        )}
      </div>
    </section>
  )
}
