import { useValidForm } from '@narthex/client/forms/use-valid-form'
import type { PrayerReason } from '@narthex/contract/prayer/prayer.schemas'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePhoneEntry } from '../../../forms/use-phone-entry.ts'
import { AudienceFields } from './audience-fields.tsx'
import { prayerDraftKey } from './begun-prayers.ts'
import { CareFields } from './care-fields.tsx'
import { PhotoField } from './photo-field.tsx'
import { nothingAskedYet, type PrayerRequestInput, prayerRequestForm } from './prayer-request.ts'
import { ReasonField } from './reason-field.tsx'
import { useAsking } from './use-asking.ts'
import { WordsField } from './words-field.tsx'

export interface PrayerFormProps {
  readonly reasons: readonly PrayerReason[]
  readonly memberId: number
  readonly ownPhone: string | null
}

/** A request for prayer. Its words outlive the tab, a session that ended and a call that failed, for its author alone. */
export function PrayerForm({ reasons, memberId, ownPhone }: PrayerFormProps) {
  const t = useTranslations('prayerAsking')
  const [photo, setPhoto] = useState<HTMLCanvasElement>()
  const ask = useAsking()
  const { schema: phone } = usePhoneEntry()
  const schema = useMemo(() => prayerRequestForm(phone), [phone])
  const valid = useValidForm({
    schema,
    defaultValues: { ...nothingAskedYet, telefone: ownPhone ?? '' },
    draft: {
      key: prayerDraftKey(memberId),
      fields: Object.keys(nothingAskedYet) as (keyof PrayerRequestInput)[],
      life: 'until-sent',
    },
    refusals: {
      PRAYER_LIMIT: t('tooManyToday'),
      NOT_A_PICTURE: t('photoUnreadable'),
      TOO_LARGE: t('photoTooLarge'),
      NO_ROOM: t('photoNoRoom'),
    },
    onSubmit: (request) => ask(request, photo),
  })
  const { submit, isSending, failure } = valid
  return (
    <form noValidate onSubmit={submit} className="mt-7 grid gap-8">
      <WordsField valid={valid} />
      {reasons.length > 0 && <ReasonField form={valid.form} reasons={reasons} />}
      <PhotoField photo={photo} onPhoto={setPhoto} />
      <AudienceFields valid={valid} />
      <CareFields valid={valid} />
      <div className="grid gap-3">
        {failure && (
          <Notice tone="danger">
            <p>{failure}</p>
          </Notice>
        )}
        <SubmitButton isSending={isSending} className="max-sm:w-full sm:justify-self-start">
          {t('send')}
        </SubmitButton>
        <p className="text-sm text-muted">{t('draft')}</p>
      </div>
    </form>
  )
}
