import { Dialog } from '@narthex/ui/dialog'
import { SubmitButton } from '@narthex/ui/submit-button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { Editing } from './use-editing.ts'

/** Appears with the first change that does not save itself, and stays until it is saved or discarded. */
export function SaveBar({ editing: { isLive, isChanged, record, valid, discard } }: { editing: Editing }) {
  const t = useTranslations('consoleEditor')
  const frame = useTranslations('consoleFrame')
  const [isAsking, setAsking] = useState(false)
  const isShown = isLive ? isChanged : record === undefined && isChanged
  if (!isShown) return null
  return (
    <div className="sticky bottom-[calc(var(--bottom-nav)+0.75rem)] z-20 flex flex-wrap items-center justify-between gap-3 rounded-card bg-card p-3 ps-4 shadow-float">
      <p className="text-sm font-medium">{isLive ? t('unsaved') : t('status.kept')}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={toolClass('plain')} onClick={() => setAsking(true)}>
          {t('discard')}
        </button>
        <SubmitButton isSending={valid.isSending}>{isLive ? t('saveLive') : t('add')}</SubmitButton>
      </div>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={t('discardTitle')} closeLabel={frame('close')}>
        <p className="mb-5">{t('discardLead')}</p>
        <button
          type="button"
          className={toolClass('danger')}
          onClick={() => {
            setAsking(false)
            discard()
          }}
        >
          {t('discard')}
        </button>
      </Dialog>
    </div>
  )
}
