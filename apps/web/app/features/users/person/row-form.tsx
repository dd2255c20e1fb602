import type { ValidForm } from '@narthex/client/forms/use-valid-form'
import { dropDraft } from '@narthex/client/outbox/draft'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

export interface RowFormProps {
  readonly valid: Pick<ValidForm<never, never>, 'submit' | 'isSending' | 'failure'>
  readonly draftKey: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The form of one thing of a list, in its dialog. Closed by accident, it is as it was when it is opened again. */
export function RowForm({ valid: { submit, isSending, failure }, draftKey, onClose, children }: RowFormProps) {
  const t = useTranslations('person')
  const words = useTranslations('account')
  const cancel = () => {
    dropDraft(draftKey)
    onClose()
  }
  return (
    <form noValidate onSubmit={submit}>
      {children}
      {failure && (
        <Notice tone="danger" className="mt-4">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col-reverse sm:justify-end">
        <button type="button" onClick={cancel} className={buttonClass('quiet')}>
          {words('cancel')}
        </button>
        <SubmitButton isSending={isSending}>{t('keep')}</SubmitButton>
      </div>
    </form>
  )
}
