import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { useStreamStatus } from '@narthex/client/stream/topic-watch'
import { chatHostsTopic } from '@narthex/contract/chat/chat.events'
import { iconButtonClass, textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { watchTopics } from '../../session/watch-topics.ts'
import { closeRoom } from './chat-calls.ts'
import type { ToolView } from './moderation/host-tools.tsx'
import { useWaitingPrayers } from './prayers/use-prayers.ts'
import { isStaff } from './session/chat-state.ts'
import { useChat, useChatState } from './session/use-chat.ts'
import type { ComposerProps } from './writing/composer.tsx'

const HostTools = lazyPart(() => import('./moderation/host-tools.tsx').then(({ HostTools }) => HostTools))
const PrayerDialog = lazyPart(() => import('./prayers/prayer-dialog.tsx').then(({ PrayerDialog }) => PrayerDialog))

export interface ChatHeadProps {
  readonly showsTools: boolean
  /** The channel of the team beside this one, for hosts and moderators. */
  readonly teamChannel: string | undefined
  /** Back from the team's channel, or from a private room. */
  readonly onBack: (() => void) | undefined
  readonly onOpenChannel: (channel: string) => void
  readonly second: ComposerProps['second']
  readonly onFailure: (error: unknown) => void
}

/** Head of the chat: its title, the way to a private room, and the tools of the team. */
export function ChatHead({ showsTools, teamChannel, onBack, onOpenChannel, second, onFailure }: ChatHeadProps) {
  const t = useTranslations('chat')
  const { session } = useChat()
  const channel = useChatState((state) => state.channel)
  const self = useChatState((state) => state.self)
  const isAlone = useStreamStatus((state) => state.isAlone)
  const [dialog, setDialog] = useState<OpenDialog>()
  const hasTools = showsTools && isStaff({ self })
  const news = useHostNews(hasTools)
  const kind = channel?.tipo
  const isHost = kind === 'PUBLICO' && hasTools && self?.flagAnfitriao === true
  const prayers = useWaitingPrayers(isHost ? session.options.channel : undefined, news)
  const isOpen = channel?.situacao === 'ABERTO'
  const close = () => setDialog(undefined)
  const enter = (name: string) => {
    close()
    onOpenChannel(name)
  }
  const endRoom = () => closeRoom(session.options.channel).then(() => session.reload(), onFailure)

  return (
    <header className="border-b border-line bg-card ps-4 pe-2">
      <div className="flex min-h-14 items-center gap-1">
        {onBack && (
          <HeadButton label={t(kind === 'EQUIPE' ? 'team.toPublic' : 'room.back')} onPress={onBack}>
            <ToolIcon name="previous" />
          </HeadButton>
        )}
        <h2 className="min-w-0 grow truncate text-lg">
          {kind === 'ORACAO' ? t('room.title') : (channel?.titulo ?? t('label'))}
        </h2>
        {kind === 'PUBLICO' && isOpen && !isHost && !self?.flagBanido && (self || channel?.flagVisitantes) && (
          <button
            type="button"
            onClick={() => setDialog('prayer')}
            className={`${textLinkClass} shrink-0 gap-1.5 px-2 text-sm`}
          >
            <Icon name="prayer" className="size-5" />
            {t('prayer.ask')}
          </button>
        )}
        {isHost && <PrayerCall count={prayers} onPress={() => setDialog('prayers')} />}
        {kind === 'ORACAO' && isOpen && (
          <HeadButton label={t('room.close')} onPress={() => void endRoom()}>
            <Icon name="leave" />
          </HeadButton>
        )}
        {kind === 'PUBLICO' && hasTools && teamChannel && (
          <HeadButton label={t('team.toTeam')} onPress={() => onOpenChannel(teamChannel)}>
            <Icon name="people" />
          </HeadButton>
        )}
        {kind !== 'ORACAO' && hasTools && (
          <HeadButton
            label={t('tools.open')}
            onPress={() => setDialog('tools')}
            isMarked={(news > 0 || prayers > 0) && !dialog}
          >
            <ToolIcon name="sliders" />
          </HeadButton>
        )}
      </div>
      {kind === 'ORACAO' && isOpen && <p className="pe-2 pb-2 text-sm text-muted">{t('room.lead')}</p>}
      {isAlone && <p className="pb-2 text-sm text-muted">{t('alone')}</p>}
      {dialog && <HeadDialog dialog={dialog} news={news} second={second} onClose={close} onEnter={enter} />}
    </header>
  )
}

type OpenDialog = 'prayer' | 'tools' | ToolView

interface HeadDialogProps {
  readonly dialog: OpenDialog
  readonly news: number
  readonly second: ComposerProps['second']
  readonly onClose: () => void
  readonly onEnter: (channel: string) => void
}

function HeadDialog({ dialog, news, second, onClose, onEnter }: HeadDialogProps) {
  return (
    <LazyPart>
      {dialog === 'prayer' ? (
        <PrayerDialog second={second} onClose={onClose} onEnter={onEnter} />
      ) : (
        <HostTools
          news={news}
          start={dialog === 'tools' ? undefined : dialog}
          onClose={onClose}
          onEnterRoom={onEnter}
        />
      )}
    </LazyPart>
  )
}

/** The flame with the number of those who wait for prayer, said once more for screen readers when it changes. */
function PrayerCall({ count, onPress }: { count: number; onPress: () => void }) {
  const t = useTranslations('chat')
  return (
    <>
      {count > 0 && (
        <HeadButton label={t('prayer.waiting', { count })} onPress={onPress}>
          <Icon name="prayer" />
          <span
            aria-hidden="true"
            className="absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 text-xs font-semibold text-canvas tabular-nums"
          >
            {count}
          </span>
        </HeadButton>
      )}
      <p role="status" className="sr-only">
        {count > 0 && t('prayer.waiting', { count })}
      </p>
    </>
  )
}

/** Counts the hints that something waits for the team. */
function useHostNews(isHost: boolean): number {
  const [news, setNews] = useState(0)
  useEffect(() => {
    if (!isHost) return
    return watchTopics({ restricted: [chatHostsTopic] }, () => setNews((count) => count + 1))
  }, [isHost])
  return news
}

interface HeadButtonProps {
  readonly label: string
  readonly onPress: () => void
  readonly isMarked?: boolean
  readonly children: ReactNode
}

function HeadButton({ label, onPress, isMarked = false, children }: HeadButtonProps) {
  return (
    <button type="button" title={label} onClick={onPress} className={`${iconButtonClass} relative hover:bg-sunken`}>
      {children}
      {isMarked && <span aria-hidden="true" className="absolute top-2 right-2 size-2.5 rounded-full bg-danger" />}
      <span className="sr-only">{label}</span>
    </button>
  )
}
