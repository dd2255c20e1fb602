import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import { chatLimits } from '@narthex/contract/chat/chat-values'
import { useTranslations } from 'use-intl'
import { ReportForm } from '../../../components/report-form.tsx'
import { reportMessage } from '../chat-calls.ts'
import { useChat } from '../session/use-chat.ts'
import { useChatRefusal } from '../use-chat-refusal.ts'

export interface ReportStepProps {
  readonly message: ChatMessage
  readonly onClose: () => void
  readonly onNotice: (text: string) => void
}

/** Reports a message to those who look after the chat. */
export function ReportStep({ message, onClose, onNotice }: ReportStepProps) {
  const t = useTranslations('chat.report')
  const { session } = useChat()
  return (
    <ReportForm
      texts={{
        lead: t('lead'),
        reason: t('reason'),
        text: t('text'),
        optional: t('optional'),
        send: t('send'),
      }}
      reasonText={(reason) => t(`reasons.${reason}`)}
      initialReason="SPAM"
      maxLength={chatLimits.denuncia}
      refusalText={useChatRefusal()}
      onReport={async (motivo, texto) => {
        const content = { motivo, ...(texto && { texto }) }
        await reportMessage(session.options.channel, message.id, content, session.guestToken)
        onNotice(t('thanks'))
        onClose()
      }}
    />
  )
}
