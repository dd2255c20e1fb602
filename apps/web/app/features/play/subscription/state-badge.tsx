import type { SubscriptionState } from '@narthex/contract/play/play-values'
import { Badge, type BadgeTone } from '@narthex/ui/badge'
import { MemberIcon, type MemberIconName } from '@narthex/ui/member-icon'
import { useTranslations } from 'use-intl'

const looks: Record<SubscriptionState, { readonly icon: MemberIconName; readonly tone: BadgeTone }> = {
  AGUARDANDO: { icon: 'clock', tone: 'warning' },
  TESTE: { icon: 'check', tone: 'success' },
  ATIVA: { icon: 'check', tone: 'success' },
  ATRASADA: { icon: 'warning', tone: 'danger' },
  PAUSADA: { icon: 'clock', tone: 'muted' },
  CANCELADA: { icon: 'close', tone: 'muted' },
  ENCERRADA: { icon: 'close', tone: 'muted' },
}

/** State of a subscription, in a word. */
export function StateBadge({ state }: { state: SubscriptionState }) {
  const t = useTranslations('playSubscription.states')
  const { icon, tone } = looks[state]
  return (
    <Badge tone={tone} icon={<MemberIcon name={icon} />}>
      {t(state)}
    </Badge>
  )
}
