import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { useTranslations } from 'use-intl'
import type { Outcome } from './use-person-form.ts'

export interface SaveBarProps {
  readonly isChanged: boolean
  readonly isSending: boolean
  readonly failure: string | undefined
  readonly outcome: Outcome
  readonly onDiscard: () => void
}

/** Always in sight: whether there is something to save, what became of the last saving, and the way to it. */
export function SaveBar({ isChanged, isSending, failure, outcome, onDiscard }: SaveBarProps) {
  const t = useTranslations('person.save')
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-10 border-t border-line bg-canvas/95 px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md sm:mx-0 sm:rounded-t-card sm:px-0">
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
        <p role="status" className="me-auto text-sm text-muted max-sm:w-full">
          {t(isChanged ? 'changed' : outcome === 'saved' ? 'saved' : 'same')}
        </p>
        {isChanged && (
          <button type="button" onClick={onDiscard} className={`${buttonClass('quiet')} max-sm:grow`}>
            {t('discard')}
          </button>
        )}
        <SubmitButton isSending={isSending} className="max-sm:grow">
          {t('save')}
        </SubmitButton>
      </div>
    </div>
  )
}
