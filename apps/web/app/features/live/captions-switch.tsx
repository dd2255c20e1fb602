import { chipClass } from '@narthex/ui/chip'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { keepCaptionsWish, readCaptionsWish, useCaptionsWish } from '../../components/player/captions-wish.ts'

/** Asks another service's player for captions in the language of the broadcast. A video that plays loads once more. */
export function CaptionsSwitch({ language }: { language: string }) {
  const t = useTranslations('player')
  const isOn = useCaptionsWish((wish) => wish.language !== '')
  useEffect(() => {
    readCaptionsWish()
  }, [])
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => keepCaptionsWish(isOn ? '' : language)}
      className={`${chipClass} noscript:hidden`}
    >
      {t('captions')}
    </button>
  )
}
