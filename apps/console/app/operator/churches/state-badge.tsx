import type { ChurchState } from '@narthex/contract/operator/churches.endpoints'
import { Badge } from '@narthex/ui/badge'
import { useTranslations } from 'use-intl'

const tones = { ABERTA: 'success', SUSPENSA: 'warning', ARQUIVADA: 'muted' } as const

export function StateBadge({ state }: { readonly state: ChurchState }) {
  const t = useTranslations('operatorChurches.states')
  return (
    <Badge tone={tones[state]} size="small">
      {t(state)}
    </Badge>
  )
}
