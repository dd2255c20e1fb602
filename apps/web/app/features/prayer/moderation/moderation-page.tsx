import { type ModerationQueue, moderationQueues } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { containerClass } from '@narthex/ui/container'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../../components/back-link.tsx'
import { ChipRow } from '../../../components/chip-row.tsx'
import { ErrorPage } from '../../../components/error-page.tsx'
import { useHasPermission } from '../../../components/use-has-permission.ts'
import { listAddress } from '../../../routing/list-address.ts'
import { QueueList } from './queue-list.tsx'
import { useQueueCounts } from './use-queue.ts'
import { WallSettingsForm } from './wall-settings-form.tsx'

const settingsTab = 'settings'
const path = '/prayer/moderation'

/** The queues of the wall's moderators. Empty for all others. */
export function ModerationPage({ title }: { title: string }) {
  if (!useHasPermission('moderation.decide')) return <ErrorPage reason="notFound" />
  return <Moderation title={title} />
}

function Moderation({ title }: { title: string }) {
  const t = useTranslations('prayerModeration')
  const wall = useTranslations('prayerWall')
  const asked = useSearchParams()[0].get('queue')
  const isSettings = asked === settingsTab
  // Without a chosen queue, the first that is not empty is shown, and stays when it becomes empty.
  const [first, setFirst] = useState<ModerationQueue>()
  const queue = moderationQueues.find((one) => one === asked) ?? first ?? 'CUIDADO'
  const counts = useQueueCounts(queue)
  if (counts && !first) {
    const found = moderationQueues.find((one) => one !== 'DECIDIDA' && counts[one] > 0)
    if (found) setFirst(found)
  }
  const tab = (one: ModerationQueue) => ({
    label: t(`queue.${one}`),
    to: listAddress(path, { queue: one }),
    isCurrent: !isSettings && one === queue,
    ...(counts && one !== 'DECIDIDA' && { count: counts[one] }),
  })
  return (
    <div className={containerClass('list', 'backLink')}>
      <BackLink to="/prayer" name={wall('back')} />
      <h1 className="mt-2 text-2xl">{title}</h1>
      <p className="mt-2 text-muted">{t('lead')}</p>
      <ChipRow
        label={t('queues')}
        className="mt-5"
        chips={[
          ...moderationQueues.map(tab),
          { label: t('settingsTab'), to: listAddress(path, { queue: settingsTab }), isCurrent: isSettings },
        ]}
      />
      <div className="mt-6">{isSettings ? <WallSettingsForm /> : <QueueList key={queue} name={queue} />}</div>
    </div>
  )
}
