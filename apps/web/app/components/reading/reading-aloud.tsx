import { iconButtonClass } from '@narthex/ui/button'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ToolStatus } from '../tool-status.tsx'
import { useSpeech } from './use-speech.ts'

/** Reads the text of the page (`.reading-body`) aloud, where the device has a voice. Texts: `reading`. */
export function ReadingAloud({ lang }: { lang: string }) {
  const t = useTranslations('reading.aloud')
  const [hasVoice, setHasVoice] = useState(false)
  useEffect(() => setHasVoice('speechSynthesis' in window), [])
  const { state, toggle } = useSpeech(lang)
  if (!hasVoice) return null
  const label = { silent: t('play'), speaking: t('pause'), paused: t('resume'), failed: t('play') }[state]
  return (
    <>
      <button
        type="button"
        onClick={toggle}
        className={`${iconButtonClass} ${state === 'speaking' ? 'bg-brand-soft text-brand-text' : 'hover:bg-sunken'}`}
      >
        <ToolIcon name={state === 'speaking' ? 'pause' : 'speaker'} />
        <span className="sr-only">{label}</span>
      </button>
      <ToolStatus>{state === 'failed' ? t('failed') : undefined}</ToolStatus>
    </>
  )
}
