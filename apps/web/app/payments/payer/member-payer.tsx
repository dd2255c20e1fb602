import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Notice } from '@narthex/ui/notice'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { dataUpdatePath } from './missing-data.ts'
import type { PayerField } from './payer-form.ts'

export interface MemberPayerProps {
  readonly name: string
  readonly missing: readonly PayerField[]
  readonly title: string
  /** Note about what is sent to their e-mail address. */
  readonly mailNote: string
  /** Path of the page that waits for the missing data. */
  readonly path: string
}

/** The member who pays, and the way to what is still missing for the method. */
export function MemberPayer({ name, missing, title, mailNote, path }: MemberPayerProps) {
  const t = useTranslations('payer')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg font-semibold">
        {title}
      </h2>
      <p className={`${cardClass} mt-3 grid px-4 py-3`}>
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-muted">{mailNote}</span>
      </p>
      {missing.length > 0 && (
        <Notice tone="warning" className="mt-3">
          <p>{t('missing')}</p>
          {missing.includes('cpf') && <p className="mt-1">{t('cpfHint')}</p>}
          <SmartLink to={dataUpdatePath(missing, path)} className={`${buttonClass('quiet')} mt-3 mb-1`}>
            {t('complete')}
          </SmartLink>
        </Notice>
      )}
    </section>
  )
}
