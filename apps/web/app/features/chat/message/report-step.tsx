import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import { chatLimits } from '@narthex/contract/chat/chat-values'
import { type ReportReason, reportReasons } from '@narthex/contract/prayer/report-reasons'
import { ChoiceGroup } from '@narthex/ui/choice-group'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextArea } from '@narthex/ui/text-area'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { reportMessage } from '../chat-calls.ts'
import { useChat } from '../session/use-chat.ts'
import { useRefusalText } from '../use-refusal-text.ts'

export interface ReportStepProps {
  readonly message: ChatMessage
  readonly onClose: () => void
  readonly onNotice: (text: string) => void
}

/** What is wrong with a message, in a touch and, for those who wish, a sentence. */
export function ReportStep({ message, onClose, onNotice }: ReportStepProps) {
  const t = useTranslations('chat')
  const refusalText = useRefusalText()
  const { session } = useChat()
  const [reason, setReason] = useState<ReportReason>('SPAM')
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const report = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setFailure(undefined)
    try {
      const content = { motivo: reason, ...(text.trim() && { texto: text.trim() }) }
      await reportMessage(session.options.channel, message.id, content, session.guestToken)
      onNotice(t('report.thanks'))
      onClose()
    } catch (error) {
      setFailure(refusalText(error))
      setSending(false)
    }
  }
  return (
    <form onSubmit={report} className="grid gap-4">
      <p className="text-muted">{t('report.lead')}</p>
      <ChoiceGroup
        type="radio"
        name="reason"
        label={t('report.reason')}
        options={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        chosen={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value as ReportReason)}
      />
      <TextArea
        label={t('report.text')}
        optional={t('report.optional')}
        rows={2}
        maxLength={chatLimits.denuncia}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p role="alert" className="font-medium text-danger empty:hidden">
        {failure}
      </p>
      <SubmitButton isSending={isSending}>{t('report.send')}</SubmitButton>
    </form>
  )
}
