import { chatHostsTopic } from '@narthex/contract/chat/chat.events'
import { containerClass } from '@narthex/ui/container'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../../components/back-link.tsx'
import { ErrorPage } from '../../../components/error-page.tsx'
import { useHasPermission } from '../../../components/use-has-permission.ts'
import { watchTopics } from '../../../session/watch-topics.ts'
import { ChurchSettings } from './church-settings.tsx'
import { WaitingQueue } from './waiting-queue.tsx'

/** Messages waiting in all chats of the church; for moderators only. A notice of danger links here. */
export function ChatModerationPage({ title }: { title: string }) {
  if (!useHasPermission('moderation.decide')) return <ErrorPage reason="notFound" />
  return <ChatModeration title={title} />
}

function ChatModeration({ title }: { title: string }) {
  const t = useTranslations('chat')
  const [news, setNews] = useState(0)
  useEffect(() => watchTopics({ restricted: [chatHostsTopic] }, () => setNews((count) => count + 1)), [])
  return (
    <div className={containerClass('list', 'backLink')}>
      <BackLink to="/live" name={t('moderation.back')} />
      <h1 className="mt-2 text-2xl">{title}</h1>
      <p className="mt-2 mb-6 text-muted">{t('moderation.lead')}</p>
      <WaitingQueue news={news} />
      <div className="mt-10">
        <ChurchSettings />
      </div>
    </div>
  )
}
