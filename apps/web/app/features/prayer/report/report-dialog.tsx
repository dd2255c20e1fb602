import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { prayerLimits } from '@narthex/contract/prayer/prayer.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ReportForm } from '../../../components/report-form.tsx'
import { type Reported, report } from '../prayer-calls.ts'

/** Dialog to report content: a reason and a sentence; thanks the reader regardless of earlier reports. */
export function ReportDialog({ reported, onClose }: { reported: Reported; onClose: () => void }) {
  const t = useTranslations('prayerWall.report')
  const optional = useTranslations('forms')('optional')
  const failureText = useFailureText()
  const [isThanked, setThanked] = useState(false)
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isThanked) thanks.current?.focus()
  }, [isThanked])
  const texts = {
    lead: t('lead'),
    reason: t('reason'),
    text: t('text'),
    optional,
    send: t('send'),
    choose: t('choose'),
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {isThanked ? (
        <>
          <p ref={thanks} tabIndex={-1} className="focus:outline-none">
            {t('thanks')}
          </p>
          <button type="button" onClick={onClose} className={`${buttonClass('primary')} mt-6 w-full`}>
            {t('close')}
          </button>
        </>
      ) : (
        <ReportForm
          texts={texts}
          reasonText={(reason) => t(`reasons.${reason}`)}
          maxLength={prayerLimits.denuncia}
          refusalText={failureText}
          onReport={async (reason, text) => {
            await report(reported, reason, text)
            setThanked(true)
          }}
        >
          <button type="button" onClick={onClose} className={buttonClass('quiet')}>
            {t('cancel')}
          </button>
        </ReportForm>
      )}
    </Dialog>
  )
}
