import { prayerLimits } from '@narthex/contract/prayer/prayer.schemas'
import { type ReportReason, reportReasons } from '@narthex/contract/prayer/report-reasons'
import { buttonClass } from '@narthex/ui/button'
import { ChoiceGroup } from '@narthex/ui/choice-group'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextArea } from '@narthex/ui/text-area'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import { type Reported, report } from '../prayer-calls.ts'

/** What is wrong with it, in a touch and a sentence; and thanks, whatever others have said of it before. */
export function ReportDialog({ reported, onClose }: { reported: Reported; onClose: () => void }) {
  const t = useTranslations('prayerWall.report')
  const forms = useTranslations('forms')
  const failureText = useFailureText()
  const [reason, setReason] = useState<ReportReason>()
  const [text, setText] = useState('')
  const [state, setState] = useState<'asking' | 'sending' | 'thanked'>('asking')
  const [failure, setFailure] = useState<string>()
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state === 'thanked') thanks.current?.focus()
  }, [state])

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    if (!reason) {
      setFailure(t('choose'))
      return
    }
    setState('sending')
    setFailure(undefined)
    try {
      await report(reported, reason, text.trim())
      setState('thanked')
    } catch (error) {
      setFailure(failureText(error))
      setState('asking')
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {state === 'thanked' ? (
        <>
          <p ref={thanks} tabIndex={-1} className="focus:outline-none">
            {t('thanks')}
          </p>
          <button type="button" onClick={onClose} className={`${buttonClass('primary')} mt-6 w-full`}>
            {t('close')}
          </button>
        </>
      ) : (
        <form onSubmit={send} className="grid gap-4">
          <p className="text-muted">{t('lead')}</p>
          <ChoiceGroup
            type="radio"
            name="reason"
            label={t('reason')}
            options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            chosen={reason ?? ''}
            onChange={({ currentTarget }) => setReason(currentTarget.value as ReportReason)}
          />
          <TextArea
            label={t('text')}
            optional={forms('optional')}
            rows={2}
            maxLength={prayerLimits.denuncia}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          {failure && (
            <Notice tone="danger">
              <p>{failure}</p>
            </Notice>
          )}
          <div className="mt-2 flex flex-wrap gap-3 max-sm:flex-col-reverse sm:justify-end">
            <button type="button" onClick={onClose} className={buttonClass('quiet')}>
              {t('cancel')}
            </button>
            <SubmitButton isSending={state === 'sending'}>{t('send')}</SubmitButton>
          </div>
        </form>
      )}
    </Dialog>
  )
}
