import type { SubscriptionState } from '@narthex/contract/play/play-values'
import { MemberIcon, type MemberIconName } from '@narthex/ui/member-icon'
import { useTranslations } from 'use-intl'

const looks: Record<SubscriptionState, { readonly icon: MemberIconName; readonly className: string }> = {
  AGUARDANDO: { icon: 'clock', className: 'bg-warning/14 text-warning' },
  TESTE: { icon: 'check', className: 'bg-success/14 text-success' },
  ATIVA: { icon: 'check', className: 'bg-success/14 text-success' },
  ATRASADA: { icon: 'warning', className: 'bg-danger/14 text-danger' },
  PAUSADA: { icon: 'clock', className: 'bg-sunken text-muted' },
  CANCELADA: { icon: 'close', className: 'bg-sunken text-muted' },
  ENCERRADA: { icon: 'close', className: 'bg-sunken text-muted' },
}

/** How a subscription stands, in a word. */
export function StateBadge({ state }: { state: SubscriptionState }) {
  const t = useTranslations('playSubscription.states')
  const { icon, className } = looks[state]
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-button px-3 py-1 text-sm font-medium ${className}`}>
      <MemberIcon name={icon} className="size-4.5" />
      {t(state)}
    </span>
  )
}
