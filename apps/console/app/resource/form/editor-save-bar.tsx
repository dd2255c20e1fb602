import { Dialog } from '@narthex/ui/dialog'
import { SaveBar } from '@narthex/ui/office/save-bar'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import type { Editing } from './use-editing.ts'

export interface EditorSaveBarProps {
  readonly kind: AnyConsoleResource
  readonly editing: Editing
}

/** Appears with the first change that does not save itself, and stays until it is saved or discarded. */
export function EditorSaveBar({ kind, editing }: EditorSaveBarProps) {
  const t = useTranslations('consoleEditor')
  const frame = useTranslations('consoleFrame')
  const [isAsking, setAsking] = useState(false)
  const { isLive, isChanged, savesItself, record, valid, discard } = editing
  return (
    <>
      <SaveBar
        isShown={isChanged && (record === undefined || !savesItself)}
        text={isLive ? t('unsaved') : t('status.kept')}
        saveLabel={useSaveLabel(kind, isLive)}
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

/** What saving is called: of a kind that is published by an act, whether the site shows it at once. */
export function useSaveLabel(kind: AnyConsoleResource, isLive: boolean): string {
  const t = useTranslations('consoleEditor')
  if (!kind.calls.publish) return t('save')
  return isLive ? t('saveLive') : t('add')
}
