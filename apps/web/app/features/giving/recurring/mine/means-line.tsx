import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { CardLine } from '../../../../payments/card-line.tsx'

/** Payment method of a recurring gift. */
export function MeansLine({ recurrence: { meio, cartao } }: { recurrence: Pick<Recurrence, 'meio' | 'cartao'> }) {
  const t = useTranslations('recurringGifts')
  if (meio === 'PIX_AUTOMATICO') return <>{t('means.PIX_AUTOMATICO')}</>
  if (!cartao) {
    return (
      <span className="inline-flex items-center gap-2 text-danger">
        <Icon name="warning" className="size-5" />
        {t('mine.cardGone')}
      </span>
    )
  }
  return <CardLine card={cartao} />
}
