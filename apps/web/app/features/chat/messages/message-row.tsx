import { shortened } from '@narthex/client/format/excerpt'
import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import type { ChatEmoji } from '@narthex/contract/chat/chat-values'
import { wallClock } from '@narthex/contract/church-time'
import { clockText } from '@narthex/contract/clock-text'
import { iconButtonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { memo } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Face } from '../../../components/face.tsx'
import { AuthorName, useAuthorName } from './author-name.tsx'
import { MessageText } from './message-text.tsx'
import { Reactions } from './reactions.tsx'

export interface MessageRowProps {
  readonly message: ChatMessage
  readonly isContinued: boolean
  readonly isOwn: boolean
  /** Tab reaches this row's button; arrow keys reach the others. */
  readonly isCurrent: boolean
  readonly canReact: boolean
  readonly onOpen: (message: ChatMessage) => void
  readonly onReact: (message: ChatMessage, emoji: ChatEmoji, isOn: boolean) => void
  readonly onJump: (id: number) => void
}

/** A message; memoised, because others arrive many times a second. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, isContinued, isOwn, isCurrent, canReact, onOpen, onReact, onJump } = props
  const t = useTranslations('chat')
  const name = useAuthorName()
  const { id, autor, texto, respostaA, reacoes, flagEditada, situacao, oracao } = message
  return (
    <li
      id={`chat-message-${id}`}
      className={`relative flex gap-3 py-1 ps-4 pe-14 target:bg-brand-soft hover:bg-sunken ${isContinued ? '' : 'mt-2'} ${isOwn ? 'bg-brand-soft/60' : ''}`}
    >
      {isContinued ? (
        <span className="w-9 shrink-0" />
      ) : (
        <Face name={name(autor)} picture={autor.imagem} size="small" />
      )}
      <div className="min-w-0 grow">
        {!isContinued && (
          <p className="flex items-baseline gap-2 text-sm">
            <AuthorName author={autor} />
            <MessageTime at={message.dataCadastro} />
          </p>
        )}
        {respostaA && (
          <button
            type="button"
            onClick={() => onJump(respostaA.id)}
            className="my-1 block max-w-full border-s-3 border-brand-text ps-2 text-start text-sm text-muted hover:text-ink"
          >
            <span className="sr-only">{t('jump')}: </span>
            <bdi className="block truncate font-semibold">{name(respostaA)}</bdi>
            <span className="block truncate">{respostaA.texto}</span>
          </button>
        )}
        <MessageText text={texto} />
        {flagEditada && <p className="text-xs text-muted">{t('edited')}</p>}
        {oracao && <PrayerNote oracao={oracao} isOwn={isOwn} />}
        {situacao === 'RETIDA' && (
          <p className="flex items-center gap-1 text-sm text-muted">
            <Icon name="clock" className="size-4" />
            {t('held')}
          </p>
        )}
        <Reactions
          reactions={reacoes}
          onReact={canReact ? (emoji, isOn) => onReact(message, emoji, isOn) : undefined}
        />
      </div>
      <button
        type="button"
        data-message-options
        tabIndex={isCurrent ? 0 : -1}
        onClick={() => onOpen(message)}
        className={`${iconButtonClass} absolute end-2 top-0 text-muted hover:bg-card hover:text-ink`}
      >
        <Icon name="more" className="size-5" />
        <span className="sr-only">{t('options', { name: name(autor), text: shortened(texto, 60) ?? '' })}</span>
      </button>
    </li>
  )
})

function PrayerNote({ oracao, isOwn }: { oracao: NonNullable<ChatMessage['oracao']>; isOwn: boolean }) {
  const t = useTranslations('chat.prayer')
  return (
    <p className="flex items-center gap-1 text-sm font-medium text-brand-text">
      <Icon name="prayer" className="size-4" />
      {isOwn ? t(oracao === 'ATENDIDA' ? 'attended' : 'called') : t('label')}
    </p>
  )
}

function MessageTime({ at }: { at: string }) {
  const locale = useLocale()
  const timeZone = useTimeZone() ?? 'UTC'
  return (
    <time dateTime={at} className="shrink-0 text-xs text-muted tabular-nums">
      {clockText(wallClock(new Date(at), timeZone).slice(11, 16), locale)}
    </time>
  )
}
