import { ToolIcon } from '@narthex/ui/tool-icon'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { findOtherScreens, type OtherScreens } from './other-screens.ts'

/** Sends the video to a television, where there is one that the browser can reach. */
export function ScreenButton({ video, className }: { video: RefObject<HTMLVideoElement | null>; className: string }) {
  const t = useTranslations('player')
  const [screens, setScreens] = useState<OtherScreens>()
  useEffect(() => {
    const found = video.current ? findOtherScreens(video.current) : undefined
    return found?.watch((isThere) => setScreens(isThere ? found : undefined))
  }, [video])
  if (!screens) return null
  return (
    <button
      type="button"
      onClick={screens.choose}
      className={`${className} pointer-events-auto grid place-items-center rounded-control hover:bg-white/16`}
    >
      <ToolIcon name="screen" className="size-6" />
      <span className="sr-only">{t('screen')}</span>
    </button>
  )
}
