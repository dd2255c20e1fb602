import type { PlayQuote } from '@narthex/contract/play/subscription.schemas'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { MethodSign } from '../../../payments/method-sign.tsx'
import { OptionRow } from '../../../payments/option-row.tsx'

type QuotedMeans = PlayQuote['meios'][number]

export interface MeansChoiceProps {
  readonly means: readonly QuotedMeans[]
  readonly value: QuotedMeans['meio'] | undefined
  readonly onChange: (meio: QuotedMeans['meio']) => void
}

/** Payment of a subscription's terms: a saved card, a Pix each time, or an authorisation at the bank. */
export function MeansChoice({ means, value, onChange }: MeansChoiceProps) {
  const t = useTranslations('playCheckout')
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-lg font-semibold">{t('meansTitle')}</legend>
      <div className="grid grid-cols-1 gap-2.5">
        {means.map(({ meio, metodo }) => (
          <OptionRow
            key={meio}
            name={name}
            value={meio}
            isChosen={meio === value}
            onChoose={() => onChange(meio)}
            sign={<MethodSign method={metodo.codigoMetodoPagamento} />}
            label={t(`means.${meio}`)}
            line={t(`meansLines.${meio}`)}
          />
        ))}
      </div>
    </fieldset>
  )
}
