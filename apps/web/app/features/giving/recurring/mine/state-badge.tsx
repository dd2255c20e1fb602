import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { MemberIcon, type MemberIconName } from '@narthex/ui/member-icon'
import { useTranslations } from 'use-intl'
import { type ShownState, shownState } from '../recurrence-state.ts'

const looks: Record<ShownState, { readonly icon: MemberIconName; readonly className: string }> = {
  ATIVA: { icon: 'turn', className: 'bg-success/14 text-success' },
  PENDENTE: { icon: 'clock', className: 'bg-warning/14 text-warning' },
  PAUSADA: { icon: 'clock', className: 'bg-sunken text-muted' },
  FALHOU: { icon: 'warning', className: 'bg-danger/14 text-danger' },
  failing: { icon: 'warning', className: 'bg-danger/14 text-danger' },
  ENCERRADA: { icon: 'check', className: 'bg-sunken text-muted' },
  CANCELADA: { icon: 'close', className: 'bg-sunken text-muted' },
}

/** How a recurring gift stands, in a word. */
export function StateBadge({ recurrence }: { recurrence: Pick<Recurrence, 'situacao' | 'falha'> }) {
  const t = useTranslations('recurringGifts.states')
  const state = shownState(recurrence)
  const { icon, className } = looks[state]
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-button px-3 py-1 text-sm font-medium ${className}`}>
      <MemberIcon name={icon} className="size-4.5" />
      {t(state)}
    </span>
  )
}
