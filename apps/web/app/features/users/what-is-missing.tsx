import type { Member } from '@narthex/contract/users/user.schemas'
import { buttonClass } from '@narthex/ui/button'
import { useLocale, useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'

/** Personal data that the church lacks, with a link to fill it in. Nothing if complete. */
export function WhatIsMissing({ member }: { member: Member }) {
  const t = useTranslations('account.nudge')
  const locale = useLocale()
  const missing = (['telefone', 'dataNascimento'] as const).filter((field) => !member[field])
  if (missing.length === 0) return null
  const things = new Intl.ListFormat(locale).format(missing.map((field) => t(field)))
  return (
    <section className="rounded-card bg-brand-soft p-5 md:flex md:items-center md:justify-between md:gap-6">
      <div className="min-w-0">
        <h2 className="text-lg">{t('title')}</h2>
        <p className="mt-1 text-ink/85">{t('lead', { things })}</p>
      </div>
      <SmartLink to="/user/data" className={`${buttonClass('primary')} mt-4 shrink-0 md:mt-0`}>
        {t('action')}
      </SmartLink>
    </section>
  )
}
