import { buttonClass } from '@narthex/ui/button'
import { cardClass, cardLinkClass } from '@narthex/ui/card'
import { Icon, type IconName } from '@narthex/ui/icon'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { ShareBar } from '../../../components/share-bar.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import type { PagePath } from '../../../routing/page-path.ts'
import { accessPath } from '../../../routing/redirect-to.ts'
import { isLoggedIn, useSession } from '../../../session/session.ts'

/** Next steps for a giver: recurring gifts, an account, sharing. */
export function NextSteps() {
  const t = useTranslations('giveThanks')
  const { church } = useChurchSite()
  const isMember = useSession(isLoggedIn)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="print:hidden">
      <h2 id={titleId} className="text-xl">
        {t('next')}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        <Step to="/give?recorrente=1" icon="calendar" name={t('regular')} lead={t('regularLead')} />
        {!isMember && (
          <Step to={accessPath('/user/giving')} icon="person" name={t('account')} lead={t('accountLead')} />
        )}
      </ul>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <div className="flex items-center gap-2">
          <p className="text-sm font-semibold">{t('share')}</p>
          <ShareBar title={t('shareText', { church: church.nome })} path="/give" />
        </div>
        <SmartLink to="/" className={buttonClass('quiet')}>
          {t('home')}
        </SmartLink>
      </div>
    </section>
  )
}

function Step({ to, icon, name, lead }: { to: PagePath; icon: IconName; name: string; lead: string }) {
  return (
    <li className={`${cardClass} relative flex gap-4 p-4 transition-shadow hover:shadow-lift`}>
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text"
      >
        <Icon name={icon} className="size-5.5" />
      </span>
      <span className="min-w-0">
        <SmartLink to={to} className={`${cardLinkClass} font-semibold`}>
          {name}
        </SmartLink>
        <span className="block text-sm text-muted">{lead}</span>
      </span>
    </li>
  )
}
