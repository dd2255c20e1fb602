import { buttonClass } from '@narthex/ui/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { prepareSound } from './signals.ts'
import { useCamera } from './use-camera.ts'

export interface CameraViewProps {
  /** Another screen covers the camera; codes are not read. */
  readonly isPaused: boolean
  readonly onText: (text: string) => void
}

/** The picture of the camera, started by a touch: that asks for the permission, and lets sounds be played. */
export function CameraView({ isPaused, onText }: CameraViewProps) {
  const t = useTranslations('door')
  const [isOn, setOn] = useState(false)
  const { video, state, torch } = useCamera(isOn, (text) => {
    if (!isPaused) onText(text)
  })
  const problem = state === 'denied' || state === 'missing' ? t(`camera.${state}`) : undefined
  return (
    <section aria-label={t('camera.label')} className="grid gap-3">
      <div className={`relative overflow-hidden rounded-hero bg-deep ${isOn ? '' : 'hidden'}`}>
        <video ref={video} playsInline muted className="aspect-square max-h-[50dvh] w-full object-cover" />
        <div aria-hidden="true" className="absolute inset-[15%] rounded-card border-4 border-white/80" />
      </div>
      {problem && <p role="alert">{problem}</p>}
      <div className="flex gap-3">
        <button
          type="button"
          onClick={() => {
            prepareSound()
            setOn(!isOn)
          }}
          className={`${buttonClass(isOn ? 'quiet' : 'primary')} min-h-14 grow text-lg`}
        >
          {t(isOn ? 'camera.stop' : 'camera.start')}
        </button>
        {torch && (
          <button type="button" aria-pressed={torch.isOn} onClick={torch.toggle} className={buttonClass('quiet')}>
            {t('camera.torch')}
          </button>
        )}
      </div>
    </section>
  )
}
