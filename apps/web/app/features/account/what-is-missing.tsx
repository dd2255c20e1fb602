import type { Member } from '@narthex/contract/users/user.schemas'
import { buttonClass } from '@narthex/ui/button'
import { useLocale, useTranslations } from 'use-intl'
import { SmartLink } from '../../shell/smart-link.tsx'
import { useChurchSite } from '../../shell/use-site.ts'

/** What the church does not know of the person yet, and the way to tell it. Nothing where all is told. */
export function WhatIsMissing({ member }: { member: Member }) {
  const t = useTranslations('account.nudge')
  const locale = useLocale()
  const { church } = useChurchSite()
  // Only Brazilian numbers are taken (specification §5), so nobody else is asked for theirs.
  const wished =
    church.endereco?.pais === 'BR' ? (['telefone', 'dataNascimento'] as const) : (['dataNascimento'] as const)
  const missing = wished.filter((field) => !member[field])
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
