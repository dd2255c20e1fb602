import { chatLimits } from '@narthex/contract/chat/chat-values'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChat } from '../session/use-chat.ts'
import { useRefusalText } from '../use-refusal-text.ts'
import { LogInLink } from './log-in-link.tsx'

/** A name, and a visitor may write. */
export function GuestForm({ suggestedName }: { suggestedName: string }) {
  const t = useTranslations('chat')
  const refusalText = useRefusalText()
  const { session } = useChat()
  const [name, setName] = useState(suggestedName)
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)

  const enter = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSending) return
    if (!name.trim()) return setFailure(t('enter.nameEmpty'))
    setSending(true)
    setFailure(undefined)
    try {
      await session.enter(name.trim())
      requestAnimationFrame(() => document.getElementById('chat-text')?.focus())
    } catch (error) {
      setFailure(refusalText(error))
      setSending(false)
    }
  }
  return (
    <form noValidate onSubmit={enter} className="grid gap-3 border-t border-line bg-card p-4">
      <p className="font-semibold">{t('enter.title')}</p>
      <TextField
        label={t('enter.name')}
        autoComplete="given-name"
        maxLength={chatLimits.visitante}
        value={name}
        error={failure}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className="flex flex-wrap items-center gap-x-4">
        <SubmitButton isSending={isSending}>{t('enter.enter')}</SubmitButton>
        <LogInLink />
      </div>
    </form>
  )
}
