import { chipClass } from '@narthex/ui/chip'
import { Icon } from '@narthex/ui/icon'
import { Spinner } from '@narthex/ui/spinner'
import { useTranslations } from 'use-intl'
import type { useHere } from './use-here.ts'

/** Puts the nearest first. The browser asks for the place only after the button was pressed, which needs the app. */
export function NearMe({ here, state, find, forget }: ReturnType<typeof useHere>) {
  const t = useTranslations('groups')
  const isBusy = state === 'busy'
  return (
    <button
      type="button"
      onClick={here ? forget : () => void find()}
      aria-pressed={here !== undefined}
      aria-busy={isBusy || undefined}
      className={`${chipClass} noscript:hidden`}
    >
      {isBusy ? <Spinner /> : <Icon name="locate" className="size-4.5" />}
      {t(isBusy ? 'nearBusy' : here ? 'nearOn' : 'near')}
    </button>
  )
}

export interface NearToldProps extends Pick<ReturnType<typeof useHere>, 'here' | 'state'> {
  /** The place is known, and how far it is was not told. */
  readonly isUnanswered: boolean
}

/** Outcome of the search for the reader's place, in words. */
export function NearTold({ here, state, isUnanswered }: NearToldProps) {
  const t = useTranslations('groups')
  const outcome =
    state === 'refused'
      ? 'nearRefused'
      : state === 'failed'
        ? 'nearFailed'
        : isUnanswered
          ? 'nearUnanswered'
          : here && 'nearPrivate'
  return (
    <p role="status" className="max-w-measure text-sm text-muted empty:hidden">
      {outcome && t(outcome)}
    </p>
  )
}
