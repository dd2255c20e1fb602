import type { Gift } from '@narthex/contract/giving/giving.schemas'
import { MemberIcon, type MemberIconName } from '@narthex/ui/member-icon'
import { useTranslations } from 'use-intl'
import { type ShownState, shownState } from './gift-state.ts'

const looks: Record<ShownState, { readonly icon: MemberIconName; readonly className: string }> = {
  RECEBIDA: { icon: 'check', className: 'text-success' },
  ABERTA: { icon: 'clock', className: 'text-warning' },
  FALHOU: { icon: 'info', className: 'text-muted' },
  CONTESTADA: { icon: 'warning', className: 'text-danger' },
  ESTORNADA: { icon: 'undo', className: 'text-muted' },
  partlyReturned: { icon: 'undo', className: 'text-muted' },
}

/** State of a gift, in a word. */
export function StateBadge({ gift }: { gift: Gift }) {
  const t = useTranslations('givingHistory.states')
  const state = shownState(gift)
  const { icon, className } = looks[state]
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium ${className}`}>
      <MemberIcon name={icon} className="size-4.5" />
      {t(state)}
    </span>
  )
}
