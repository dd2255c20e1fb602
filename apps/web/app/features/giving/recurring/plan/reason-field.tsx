import type { GivingReason } from '@narthex/contract/giving/giving.schemas'
import { Cover } from '@narthex/ui/cover'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../../page/use-site.ts'
import { OptionRow } from '../../../../payments/option-row.tsx'

export interface ReasonFieldProps {
  /** Reasons that accept recurring gifts. */
  readonly reasons: readonly GivingReason[]
  readonly value: number | null
  readonly onChange: (idMotivo: number) => void
}

/** Reason of the gift: only one (specification §5). */
export function ReasonField({ reasons, value, onChange }: ReasonFieldProps) {
  const t = useTranslations('recurringGifts.plan')
  const { corApp } = useChurchSite()
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="text-xl font-semibold">{t('reason')}</legend>
      <div className="mt-3 grid grid-cols-1 gap-2.5 sm:grid-cols-2">
        {reasons.map(({ id, nome, imagem }) => (
          <OptionRow
            key={id}
            name={name}
            value={String(id)}
            isChosen={id === value}
            onChoose={() => onChange(id)}
            label={nome}
            sign={
              <Cover
                {...itemCover('DOACAO', id)}
                colour={corApp}
                photo={imagem}
                focus="middle"
                sizes="3rem"
                className="size-11 overflow-hidden rounded-control"
              />
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
