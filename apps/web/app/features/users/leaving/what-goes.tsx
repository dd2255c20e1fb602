import { MemberIcon, type MemberIconName } from '@narthex/ui/member-icon'
import { useTranslations } from 'use-intl'

/** Plain words for what is erased and what is not. */
export function WhatGoes({ flagContaTambem }: { flagContaTambem: boolean }) {
  const t = useTranslations('leaving')
  const goes = [t('profile'), t('picture'), t('household'), t('sessions'), ...(flagContaTambem ? [t('loginGoes')] : [])]
  const stays = [...(flagContaTambem ? [] : [t('loginStays')]), t('history'), t('law')]
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Plain title={t('goesTitle')} icon="trash" things={goes} />
      <Plain title={t('staysTitle')} icon="check" things={stays} />
    </div>
  )
}

function Plain({ title, icon, things }: { title: string; icon: MemberIconName; things: readonly string[] }) {
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3 grid gap-2.5">
        {things.map((thing) => (
          <li key={thing} className="flex gap-3">
            <MemberIcon name={icon} className="mt-0.5 size-5 shrink-0 text-muted" />
            <span className="min-w-0">{thing}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
