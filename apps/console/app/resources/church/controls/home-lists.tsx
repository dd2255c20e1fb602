import { useTranslations } from 'use-intl'
import type { WidgetProps } from '../../../resource/form/widgets/widget.ts'
import { type Choice, ChoiceList } from './choice-list.tsx'
import { listReady, useHomeOffer } from './home-offer.ts'
import { OwnOrProduct } from './own-or-product.tsx'

const maxTiles = 4

/** The large tiles below the hero. */
export function TilesControl(props: WidgetProps) {
  return <HomeList {...props} choices={useHomeOffer().places} max={maxTiles} what="atalhos" />
}

/** The sections of the home. */
export function PartsControl(props: WidgetProps) {
  return <HomeList {...props} choices={useHomeOffer().parts} what="secoes" />
}

interface HomeListProps extends WidgetProps {
  readonly choices: readonly Choice[]
  readonly max?: number
  readonly what: 'atalhos' | 'secoes'
}

function HomeList({ label, hint, error, value, onChange, choices, max, what }: HomeListProps) {
  const t = useTranslations('consoleHomeChoice')
  const chosen = Array.isArray(value) ? value.map(String) : []
  return (
    <div>
      {hint && <p className="mb-3 text-sm text-muted">{hint}</p>}
      <OwnOrProduct
        label={label}
        productLead={t(`productLead.${what}`)}
        value={chosen}
        first={listReady(choices).slice(0, max)}
        onChange={onChange}
      >
        <ChoiceList label={label} choices={choices} value={chosen} onChange={onChange} {...(max && { max })} />
      </OwnOrProduct>
      {error && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
