import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Notice } from '@narthex/ui/notice'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import type { PayerField } from './giver-form.ts'
import { dataUpdatePath } from './missing-data.ts'

export interface MemberGiverProps {
  readonly name: string
  readonly email: string
  readonly missing: readonly PayerField[]
}

/** The member who gives, and the way to what is still missing for the method. */
export function MemberGiver({ name, email, missing }: MemberGiverProps) {
  const t = useTranslations('giveCheckout.giver')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg font-semibold">
        {t('title')}
      </h2>
      <p className={`${cardClass} mt-3 grid px-4 py-3`}>
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-muted">{t('receiptTo', { email })}</span>
      </p>
      {missing.length > 0 && (
        <Notice tone="warning" className="mt-3">
          <p>{t('missing')}</p>
          {missing.includes('cpf') && <p className="mt-1">{t('cpfHint')}</p>}
          <SmartLink to={dataUpdatePath(missing)} className={`${buttonClass('quiet')} mt-3 mb-1`}>
            {t('complete')}
          </SmartLink>
        </Notice>
      )}
    </section>
  )
}
