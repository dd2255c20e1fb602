import { useAct } from '@narthex/client/data/use-act'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import type { ApiError } from '@narthex/contract/client'
import { buttonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Spinner } from '@narthex/ui/spinner'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { endWatching } from './watching-calls.ts'

export interface FullScreensProps {
  /** Error that names the other playbacks in its details: the playback as `path`, the device as `message`. */
  readonly error: ApiError
  readonly onRetry: () => void
}

/** Notice that the plan's screens are all in use, with their devices, each of which can be stopped. */
export function FullScreens({ error, onRetry }: FullScreensProps) {
  const t = useTranslations('playWatch.refused.screens')
  const [chosen, choose] = useState<string>()
  const { outcome, failure, run } = useAct(useFailureText())
  // What was ended stays so while the title starts.
  const ending = outcome.state === 'busy' || outcome.state === 'done' ? chosen : undefined
  const playing = error.body?.details ?? []
  const end = (playback: string) =>
    run(async () => {
      choose(playback)
      await endWatching(playback, { segundos: 0, flagConcluido: false })
      onRetry()
    })
  return (
    <>
      <p role="alert" className="text-2xl font-semibold">
        {t('title')}
      </p>
      <p className="text-white/80">{t('lead')}</p>
      <ul className="mt-2 grid w-full gap-2">
        {playing.map(({ path, message }) => (
          <li key={path} className="flex items-center gap-3 rounded-card bg-white/10 p-3 ps-4 text-start">
            <MemberIcon name="mobile" className="size-6 shrink-0" />
            <span className="min-w-0 grow truncate">{message}</span>
            <button
              type="button"
              onClick={() => void end(path)}
              aria-busy={ending === path}
              aria-disabled={ending !== undefined || undefined}
              className={`${buttonClass('clear')} shrink-0`}
            >
              {ending === path && <Spinner />}
              {t('end')}
              <span className="sr-only">: {message}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className="text-sm empty:hidden">
        {failure}
      </p>
      <button type="button" onClick={onRetry} className={buttonClass('light')}>
        {t('retry')}
      </button>
    </>
  )
}
