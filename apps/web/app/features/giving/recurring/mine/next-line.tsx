import { dateText } from '@narthex/client/format/dates'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../../components/use-date-context.ts'

type Next = Pick<Recurrence, 'situacao' | 'proxima'>

/** Date of a recurring gift's next charge, or the reason why there is none. */
export function NextLine({ recurrence: { situacao, proxima } }: { recurrence: Next }) {
  const t = useTranslations('recurringGifts.mine')
  const dates = useDateContext()
  if (situacao === 'PAUSADA') return <>{t('paused')}</>
  if (situacao === 'PENDENTE') return <>{t('waitsForBank')}</>
  return <>{proxima ? t('next', { day: dateText(proxima, dates) }) : t('noNext')}</>
}
