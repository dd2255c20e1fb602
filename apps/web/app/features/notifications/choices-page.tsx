import { LoadFailed } from '@narthex/client/parts/load-failed'
import { Icon } from '@narthex/ui/icon'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useMember } from '../../session/use-member.ts'
import { DeviceSection } from './device-section.tsx'
import { KindSwitches } from './kind-switches.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { useChoices } from './use-choices.ts'

/** Settings of notifications: this device, kinds and quiet hours. Each choice is saved at once. */
export function ChoicesPage({ title }: { title: string }) {
  const t = useTranslations('notifications')
  const { id: userId } = useMember().account
  return (
    <>
      <SmartLink
        to="/user/notifications"
        className="-ms-2 inline-flex min-h-11 items-center gap-1.5 rounded-button px-2 font-semibold text-brand-text hover:bg-brand-soft max-lg:hidden"
      >
        <Icon name="chevron" className="size-5 rotate-90" />
        {t('back')}
      </SmartLink>
      <h1 className="text-2xl">{title}</h1>
      <div className="mt-6 grid gap-10">
        <DeviceSection userId={userId} />
        <Choices userId={userId} />
      </div>
    </>
  )
}

function Choices({ userId }: { userId: number }) {
  const t = useTranslations('notifications.choices')
  const { loaded, choose, outcome } = useChoices(userId)
  if (loaded.state === 'failed') return <LoadFailed onRetry={loaded.reload} />
  if (loaded.state === 'loading') return <Skeleton className="h-96 w-full rounded-card" />
  const choices = loaded.value
  return (
    <>
      <KindSwitches choices={choices} onChoose={choose} />
      <QuietHours choices={choices} onChoose={choose} />
      <p
        role="status"
        className={`-mt-6 min-h-6 text-sm font-medium ${outcome === 'failed' ? 'text-danger' : 'text-success'}`}
      >
        {outcome && t(outcome === 'saved' ? 'saved' : 'saveFailed')}
      </p>
    </>
  )
}
