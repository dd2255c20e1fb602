import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { QuietPage } from '../../../../components/quiet-page.tsx'
import { SmartLink } from '../../../../components/smart-link.tsx'
import { useChurchSite } from '../../../../page/use-site.ts'
import { useMoney } from '../../../../payments/use-money.ts'
import { useChargeDay } from '../plan/use-charge-day.ts'
import { useRhythmWords } from '../plan/use-rhythm-words.ts'
import { useRecurrence } from '../use-recurrences.ts'
import { Authorisation } from './authorisation.tsx'

/** The gift is set up: what was promised, and when it begins. One by Pix waits here for its bank. */
export function DoneStep({ recurrence, today }: { recurrence: Recurrence; today: string }) {
  const loaded = useRecurrence(recurrence.id)
  const current = loaded.state === 'ready' && loaded.value ? loaded.value : recurrence
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => page.current?.focus(), [])
  return (
    <div ref={page} tabIndex={-1} className="focus:outline-none">
      {waitsForBank(current) ? (
        <div className={containerClass('list', 'title')}>
          <Authorisation recurrence={current} isPage />
        </div>
      ) : (
        <Done recurrence={current} today={today} />
      )}
    </div>
  )
}

/** Checks whether the giver has not authorised the debit at their bank. */
const waitsForBank = ({ situacao, impedimento }: Recurrence) => situacao === 'PENDENTE' || impedimento === 'BANCO'

function Done({ recurrence, today }: { recurrence: Recurrence; today: string }) {
  const t = useTranslations('recurringGifts.setup')
  const { corApp } = useChurchSite()
  const money = useMoney()
  const rhythmWords = useRhythmWords()
  const dayText = useChargeDay()
  const { id, valor, moeda, motivo, frequencia, inicio, meio, proxima } = recurrence
  const what = t('done', { amount: money(valor, moeda), reason: motivo.nome, rhythm: rhythmWords(frequencia, meio) })
  const received = proxima ? t('donePix', { day: dayText(proxima) }) : ''
  const charged = inicio === today ? t('doneToday') : t('doneNotToday', { day: dayText(inicio) })
  return (
    <QuietPage
      seed={id}
      kind="rose"
      colour={corApp}
      title={t('doneTitle')}
      lead={`${what} ${meio === 'CARTAO' ? charged : received}`}
    >
      <SmartLink to={`/user/subscriptions?id=${id}`} className={buttonClass('primary')}>
        {t('see')}
      </SmartLink>
      <SmartLink to="/" className={buttonClass('quiet')}>
        {t('home')}
      </SmartLink>
    </QuietPage>
  )
}
