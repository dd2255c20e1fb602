import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { Badge, type BadgeTone } from '@narthex/ui/badge'
import { MemberIcon, type MemberIconName } from '@narthex/ui/member-icon'
import { useTranslations } from 'use-intl'
import { type ShownState, shownState } from '../recurrence-state.ts'

const looks: Record<ShownState, { readonly icon: MemberIconName; readonly tone: BadgeTone }> = {
  ATIVA: { icon: 'turn', tone: 'success' },
  PENDENTE: { icon: 'clock', tone: 'warning' },
  PAUSADA: { icon: 'clock', tone: 'muted' },
  FALHOU: { icon: 'warning', tone: 'danger' },
  failing: { icon: 'warning', tone: 'danger' },
  ENCERRADA: { icon: 'check', tone: 'muted' },
  CANCELADA: { icon: 'close', tone: 'muted' },
}

/** State of a recurring gift, in a word. */
export function StateBadge({ recurrence }: { recurrence: Pick<Recurrence, 'situacao' | 'falha'> }) {
  const t = useTranslations('recurringGifts.states')
  const state = shownState(recurrence)
  const { icon, tone } = looks[state]
  return (
    <Badge tone={tone} icon={<MemberIcon name={icon} />}>
      {t(state)}
    </Badge>
  )
}
