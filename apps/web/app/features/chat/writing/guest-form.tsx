import { useAct } from '@narthex/client/data/use-act'
import { chatLimits } from '@narthex/contract/chat/chat-values'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChat } from '../session/use-chat.ts'
import { useChatRefusal } from '../use-chat-refusal.ts'
import { LogInLink } from './log-in-link.tsx'

/** A name, and a visitor may write. */
export function GuestForm({ suggestedName }: { suggestedName: string }) {
  const t = useTranslations('chat')
  const { session } = useChat()
  const [name, setName] = useState(suggestedName)
  const [isAsked, setAsked] = useState(false)
  const { isBusy, failure, run } = useAct(useChatRefusal())

  const enter = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!name.trim()) return
    void run(async () => {
      await session.enter(name.trim())
      requestAnimationFrame(() => document.getElementById('chat-text')?.focus())
    })
  }
  return (
    <form noValidate onSubmit={enter} className="grid gap-3 border-t border-line bg-card p-4">
      <p className="font-semibold">{t('enter.title')}</p>
      <TextField
        label={t('enter.name')}
        autoComplete="given-name"
        maxLength={chatLimits.visitante}
        value={name}
        error={isAsked && !name.trim() ? t('enter.nameEmpty') : failure}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className="flex flex-wrap items-center gap-x-4">
        <SubmitButton isSending={isBusy}>{t('enter.enter')}</SubmitButton>
        <LogInLink />
      </div>
    </form>
  )
}
