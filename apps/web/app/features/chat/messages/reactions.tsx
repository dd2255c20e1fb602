import type { ChatReaction } from '@narthex/contract/chat/chat.schemas'
import type { ChatEmoji } from '@narthex/contract/chat/chat-values'
import { useTranslations } from 'use-intl'

export interface ReactionsProps {
  readonly reactions: readonly ChatReaction[]
  /** Undefined for readers who cannot react: the sums alone. */
  readonly onReact: ((emoji: ChatEmoji, isOn: boolean) => void) | undefined
}

/** The sums of a message's reactions; the reader's own are pressed. */
export function Reactions({ reactions, onReact }: ReactionsProps) {
  const t = useTranslations('chat')
  if (reactions.length === 0) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-1.5">
      {reactions.map(({ emoji, total, flagMinha }) => (
        <li key={emoji}>
          <button
            type="button"
            disabled={!onReact}
            aria-pressed={flagMinha}
            aria-label={t('reactions.count', { emoji, count: total })}
            onClick={() => onReact?.(emoji, !flagMinha)}
            className="relative inline-flex min-h-7 items-center gap-1 rounded-button bg-sunken px-2.5 text-sm tabular-nums shadow-[inset_0_0_0_1px_var(--line)] before:absolute before:-inset-y-2 before:inset-x-0 enabled:hover:shadow-[inset_0_0_0_1px_var(--ink)] aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand-text aria-pressed:shadow-[inset_0_0_0_1.5px_var(--brand-text)]"
          >
            <span aria-hidden="true">{emoji}</span> {total}
          </button>
        </li>
      ))}
    </ul>
  )
}
