import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { PageFoot } from '../../../components/page-foot.tsx'
import type { Outcome } from './use-person-form.ts'

export interface SaveBarProps {
  readonly isChanged: boolean
  readonly isSending: boolean
  readonly failure: string | undefined
  readonly outcome: Outcome
  readonly onDiscard: () => void
}

/** Bar that is always in sight: unsaved changes, the result of the last save, and the save button. */
export function SaveBar({ isChanged, isSending, failure, outcome, onDiscard }: SaveBarProps) {
  const t = useTranslations('person.save')
  const leave = useTranslations('person.leave')
  const [isAsking, setAsking] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const discard = () => {
    onDiscard()
    setAsking(false)
    // The button that was pressed is gone then; who came by keyboard goes on from the one beside it.
    requestAnimationFrame(() => bar.current?.querySelector<HTMLElement>('[type=submit]')?.focus())
  }
  const isSaved = !isChanged && outcome === 'saved'
  return (
    <PageFoot ref={bar}>
      <div aria-live="polite">
        {failure && (
          <Notice tone="danger" role="none" className="mb-3">
            <p>{failure}</p>
          </Notice>
        )}
        {(outcome === 'merged' || (outcome === 'restored' && isChanged)) && (
          <Notice tone={outcome === 'merged' ? 'warning' : 'info'} role="none" className="mb-3">
            <p>{t(outcome)}</p>
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p
          role="status"
          className={`me-auto flex items-center gap-2 text-sm max-sm:w-full ${isSaved ? 'font-semibold' : 'text-muted'}`}
        >
          {isSaved && <Icon name="check" className="size-5 text-success" />}
          {t(isChanged ? 'changed' : isSaved ? 'saved' : 'same')}
        </p>
        {isChanged && (
          <button
            type="button"
            onClick={() => setAsking(true)}
            disabled={isSending}
            className={`${buttonClass('quiet')} max-sm:grow`}
          >
            {t('discard')}
          </button>
        )}
        <SubmitButton isSending={isSending} className="max-sm:grow">
          {t('save')}
        </SubmitButton>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('discardTitle')}
        confirmLabel={t('discard')}
        cancelLabel={leave('stay')}
        onClose={() => setAsking(false)}
        onConfirm={discard}
      >
        <p>{t('discardLead')}</p>
      </ConfirmDialog>
    </PageFoot>
  )
}
