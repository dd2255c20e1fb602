import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { useStreamStatus } from '@narthex/client/stream/topic-watch'
import { chatHostsTopic } from '@narthex/contract/chat/chat.events'
import { iconButtonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { watchTopics } from '../../session/watch-topics.ts'
import { closeRoom } from './chat-calls.ts'
import { RoomDialog } from './rooms/room-dialog.tsx'
import { isStaff } from './session/chat-state.ts'
import { useChat, useChatState } from './session/use-chat.ts'

const HostTools = lazyPart(() => import('./moderation/host-tools.tsx').then(({ HostTools }) => HostTools))

export interface ChatHeadProps {
  readonly showsTools: boolean
  /** The channel of the team beside this one, for hosts and moderators. */
  readonly teamChannel: string | undefined
  /** Back from the team's channel, or from a private room. */
  readonly onBack: (() => void) | undefined
  readonly onOpenChannel: (channel: string) => void
  readonly onFailure: (error: unknown) => void
}

/** Head of the chat: its title, the way to a private room, and the tools of the team. */
export function ChatHead({ showsTools, teamChannel, onBack, onOpenChannel, onFailure }: ChatHeadProps) {
  const t = useTranslations('chat')
  const { session } = useChat()
  const channel = useChatState((state) => state.channel)
  const self = useChatState((state) => state.self)
  const isAlone = useStreamStatus((state) => state.isAlone)
  const [dialog, setDialog] = useState<'room' | 'tools'>()
  const hasTools = showsTools && isStaff({ self })
  const news = useHostNews(hasTools)
  const kind = channel?.tipo
  const isOpen = channel?.situacao === 'ABERTO'
  const enter = (name: string) => {
    setDialog(undefined)
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
        {kind === 'PUBLICO' && isOpen && self && (
          <HeadButton label={t('room.enter')} onPress={() => setDialog('room')}>
            <Icon name="prayer" />
          </HeadButton>
        )}
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
          <HeadButton label={t('tools.open')} onPress={() => setDialog('tools')} isMarked={news > 0 && !dialog}>
            <ToolIcon name="sliders" />
          </HeadButton>
        )}
      </div>
      {kind === 'ORACAO' && isOpen && <p className="pe-2 pb-2 text-sm text-muted">{t('room.lead')}</p>}
      {isAlone && <p className="pb-2 text-sm text-muted">{t('alone')}</p>}
      {dialog === 'room' && <RoomDialog onClose={() => setDialog(undefined)} onEnter={enter} />}
      {dialog === 'tools' && (
        <LazyPart>
          <HostTools news={news} onClose={() => setDialog(undefined)} onEnterRoom={enter} />
        </LazyPart>
      )}
    </header>
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
