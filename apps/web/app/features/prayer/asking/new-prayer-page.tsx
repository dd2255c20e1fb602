import type { PrayerReason } from '@narthex/contract/prayer/prayer.schemas'
import { containerClass } from '@narthex/ui/container'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../../components/back-link.tsx'
import { useSession } from '../../../session/session.ts'
import { PrayerForm } from './prayer-form.tsx'

/** Asking for prayer: one column, nothing beside it. */
export function NewPrayerPage({ title, reasons }: { title: string; reasons: readonly PrayerReason[] }) {
  const t = useTranslations('prayerAsking')
  const clientAccount = useSession((session) => session.clientAccount)
  // For the moment between logging out and leaving the page.
  if (!clientAccount) return null
  return (
    <div className={containerClass('measure', 'backLink')}>
      <BackLink to="/prayer" name={t('back')} />
      <h1 className="mt-2 text-2xl">{title}</h1>
      <p className="mt-2 text-lg text-muted">{t('lead')}</p>
      <PrayerForm reasons={reasons} memberId={clientAccount.id} ownPhone={clientAccount.telefone} />
    </div>
  )
}
