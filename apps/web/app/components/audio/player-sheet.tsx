import { useIsOnline } from '@narthex/client/device/connection'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import { SelectField } from '@narthex/ui/select-field'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../smart-link.tsx'
import type { Listening } from './listening.ts'
import { PlayButton } from './play-button.tsx'
import { SkipButton } from './player-bar.tsx'
import { SeekBar } from './seek-bar.tsx'
import { chooseSleep, type SleepChoice, sleepMinutes, useSleep } from './sleep.ts'
import { listen, nextAfter, pause, play, rates, setRate, skipBackSeconds, skipForwardSeconds } from './sound.ts'
import { useSound } from './sound-state.ts'
import { TrackCover } from './track-cover.tsx'
import { VolumeField } from './volume-field.tsx'

export interface PlayerSheetProps {
  readonly listening: Listening
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** All that the player can do. */
export function PlayerSheet({ listening, isOpen, onClose }: PlayerSheetProps) {
  const t = useTranslations('audio')
  const { current, show } = listening
  const next = nextAfter(listening)
  const { rate, hasFailed } = useSound()
  const { choice } = useSleep()
  const minutes = sleepMinutes.map((value) => ({ value, label: t('sleepMinutes', { minutes: value }) }))
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={show} closeLabel={t('close')}>
      <TrackCover track={current} className="mx-auto aspect-square w-full max-w-56 rounded-card sm:max-w-64" />
      <p className="mt-4 text-center text-lg leading-snug font-semibold">{current.title}</p>
      <SeekBar seconds={current.seconds} />
      {hasFailed && <Trouble />}
      <div className="mt-2 flex items-center justify-center gap-3 sm:gap-5">
        <span className="size-11" />
        <SkipButton label={t('back')} seconds={-skipBackSeconds} className="size-13" />
        <PlayButton className="size-16" />
        <SkipButton label={t('forward')} seconds={skipForwardSeconds} className="size-13" />
        <button
          type="button"
          disabled={!next}
          onClick={() => next && listen({ ...listening, current: next })}
          className="grid size-11 place-items-center rounded-full hover:bg-sunken disabled:opacity-35"
        >
          <ToolIcon name="skip" />
          <span className="sr-only">{t('next')}</span>
        </button>
      </div>
      <div className="mt-5 grid grid-cols-2 gap-4">
        <SelectField
          label={t('speed')}
          value={String(rate)}
          onChange={({ currentTarget }) => setRate(Number(currentTarget.value))}
          options={rates.map((one) => ({ value: String(one), label: `${one}×` }))}
        />
        <SelectField
          label={t('sleep')}
          value={choice}
          onChange={({ currentTarget }) => chooseSleep(currentTarget.value as SleepChoice, pause)}
          options={[{ value: 'off', label: t('sleepOff') }, ...minutes, { value: 'end', label: t('sleepEnd') }]}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
        <SmartLink to={current.page} onClick={onClose} className={textLinkClass}>
          {t('about')}
        </SmartLink>
        <VolumeField />
      </div>
    </Dialog>
  )
}

function Trouble() {
  const t = useTranslations('audio')
  return (
    <Notice tone="warning" icon={useIsOnline() ? 'warning' : 'offline'} className="mt-3">
      <p>{t(useIsOnline() ? 'failed' : 'failedOffline')}</p>
      <button type="button" onClick={play} className={`${buttonClass('quiet')} mt-2`}>
        {t('retry')}
      </button>
    </Notice>
  )
}
