import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { OwnPrayer } from '@narthex/contract/prayer/prayer.schemas'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../../components/back-link.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { Messages } from '../messages/messages.tsx'
import { PrayerWords } from '../prayer-words.tsx'
import { Testimony } from '../testimony.tsx'
import { AnswerSection } from './answer-section.tsx'
import { NotMine } from './not-mine.tsx'
import { OwnActions } from './own-actions.tsx'
import { StateBadge } from './state-badge.tsx'
import { StateLine } from './state-line.tsx'
import { isOnWall } from './state-of.ts'
import { useMyPrayer } from './use-my-prayer.ts'

/** Page of a member's own request: its state, the prayers for it, and its actions. */
export function MyPrayerPage({ title }: { title: string }) {
  const t = useTranslations('myPrayers')
  const prayer = useMyPrayer()
  return (
    <>
      <BackLink to="/user/prayer" name={t('back')} />
      <h1 className="sr-only">{title}</h1>
      {prayer.state === 'loading' && <Skeleton className="mt-4 h-80 w-full rounded-card" />}
      {prayer.state === 'failed' && <LoadFailed onRetry={prayer.reload} />}
      {prayer.state === 'ready' && !prayer.value && <NotMine />}
      {prayer.state === 'ready' && prayer.value && <MyPrayer prayer={prayer.value} onChange={prayer.reload} />}
    </>
  )
}

function MyPrayer({ prayer, onChange }: { prayer: OwnPrayer; onChange: () => void }) {
  const t = useTranslations('prayerWall')
  const dates = useDateContext()
  const { total, mensagens } = prayer
  return (
    <article className="mt-3">
      <StateBadge prayer={prayer} />
      <StateLine prayer={prayer} dates={dates} />
      <div className="mt-6">
        <PrayerWords mensagem={prayer.mensagem} imagem={prayer.imagem} />
      </div>
      {prayer.flagRespondida && <Testimony text={prayer.testemunho} className="mt-6" />}
      <p className="mt-5 text-sm text-muted">
        {t('prayedSoFar', { count: total })}
        {mensagens > 0 && ` · ${t('messages', { count: mensagens })}`}
      </p>
      <OwnActions prayer={prayer} onRenewed={onChange} />
      <AnswerSection prayer={prayer} onAnswered={onChange} />
      <Messages
        prayerId={prayer.id}
        dates={dates}
        whoReads={prayer.flagAnonimo ? 'ownAnonymous' : 'own'}
        isClosed={!isOnWall(prayer)}
      />
    </article>
  )
}
