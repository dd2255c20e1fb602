import { Dialog } from '@narthex/ui/dialog'
import { SaveBar } from '@narthex/ui/office/save-bar'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { Editing } from './use-editing.ts'

type Savable = Pick<Editing, 'isLive' | 'isChanged' | 'savesItself' | 'valid' | 'discard'> & {
  readonly record: unknown
}

export interface EditorSaveBarProps {
  readonly editing: Savable
  /** Label of the save button. Default: the effect on the site. */
  readonly saveLabel?: string | undefined
  /** Says that there are changes. Default: that the site does not have them yet. */
  readonly text?: string | undefined
}

/** Appears with the first change that does not save itself, and stays until it is saved or discarded. */
export function EditorSaveBar({ editing, saveLabel, text }: EditorSaveBarProps) {
  const t = useTranslations('consoleEditor')
  const frame = useTranslations('consoleFrame')
  const [isAsking, setAsking] = useState(false)
  const { isLive, isChanged, savesItself, record, valid, discard } = editing
  return (
    <>
      <SaveBar
        isShown={isChanged && (record === undefined || !savesItself)}
        text={text ?? (isLive ? t('unsaved') : t('status.kept'))}
        saveLabel={saveLabel ?? (isLive ? t('saveLive') : t('add'))}
        discardLabel={t('discard')}
        isSaving={valid.isSending}
        onDiscard={() => setAsking(true)}
        error={valid.failure}
      />
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
    </>
  )
}
