import { Icon } from '@narthex/ui/icon'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { OptionRow } from '../../../../payments/option-row.tsx'
import type { RecurrenceMeans } from './setup-state.ts'

export interface MeansChoiceProps {
  readonly means: readonly RecurrenceMeans[]
  readonly value: RecurrenceMeans
  readonly onChange: (meio: RecurrenceMeans) => void
}

/** Choice of payment: a card, or an authorisation at the giver's bank. */
export function MeansChoice({ means, value, onChange }: MeansChoiceProps) {
  const t = useTranslations('recurringGifts')
  const name = useId()
  const signs = {
    CARTAO: <MemberIcon name="card" className="size-7 text-brand-text" />,
    PIX_AUTOMATICO: <Icon name="device" className="size-7 text-brand-text" />,
  }
  const lines = { CARTAO: t('setup.cardLine'), PIX_AUTOMATICO: t('setup.pixLine') }
  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="sr-only">{t('setup.means')}</legend>
      <div className="grid grid-cols-1 gap-2.5 sm:grid-cols-2">
        {means.map((meio) => (
          <OptionRow
            key={meio}
            name={name}
            value={meio}
            isChosen={meio === value}
            onChoose={() => onChange(meio)}
            label={t(`means.${meio}`)}
            line={lines[meio]}
            sign={signs[meio]}
          />
        ))}
      </div>
    </fieldset>
  )
}
