import { whenText } from '@narthex/client/format/dates'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useChatState } from '../session/use-chat.ts'
import { Composer, type ComposerProps } from './composer.tsx'
import { GuestForm } from './guest-form.tsx'
import { LogInLink } from './log-in-link.tsx'

/** Composer, or the reason why the reader cannot write. */
export function WritingPlace({ guestName, ...composer }: ComposerProps & { readonly guestName: string }) {
  const t = useTranslations('chat')
  const channel = useChatState((state) => state.channel)
  const self = useChatState((state) => state.self)
  const guest = useChatState((state) => state.guest)
  const dates = useDateContext()
  if (!channel) return null
  if (channel.situacao === 'FECHADO') return <Notice>{t(channel.tipo === 'ORACAO' ? 'room.closed' : 'closed')}</Notice>
  if (channel.situacao === 'AGENDADO') {
    return <Notice>{t('scheduled', { when: channel.abreEm ? whenText(new Date(channel.abreEm), dates) : '' })}</Notice>
  }
  if (self?.flagBanido) return <Notice>{t('refusals.CHAT_BANNED')}</Notice>
  if (self || guest) return <Composer {...composer} />
  if (channel.flagVisitantes) return <GuestForm suggestedName={guestName} />
  return (
    <Notice>
      {t('enter.membersOnly')} <LogInLink />
    </Notice>
  )
}

function Notice({ children }: { children: React.ReactNode }) {
  return <div className="border-t border-line bg-card px-4 py-3 text-center text-sm text-muted">{children}</div>
}
