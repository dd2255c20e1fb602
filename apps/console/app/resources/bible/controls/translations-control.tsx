import { useEffect, useEffectEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { WidgetProps } from '../../../resource/form/widgets/widget.ts'
import { ChoiceList } from '../../church/controls/choice-list.tsx'
import { OwnOrProduct } from '../../church/controls/own-or-product.tsx'
import { languageName, type OfferedTranslation, useOfferedTranslations } from '../offered-translations.ts'

const toCodes = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

/** The translations that the church offers, in its order; or all, as they come. */
export function TranslationsControl({ label, hint, error, value, onChange }: WidgetProps) {
  const t = useTranslations('consoleBible')
  const locale = useLocale()
  const offered = useOfferedTranslations()
  const translations = offered.state === 'ready' ? offered.value : []
  const codes = toCodes(value)
  useKnownAlone(offered.state === 'ready' ? offered.value : undefined, codes, onChange)
  const choices = translations.map(({ codigo, nome, sigla, idioma, propria }) => ({
    code: codigo,
    name: `${nome} (${sigla})`,
    note: [languageName(idioma, locale), propria && t('ownMark')].filter(Boolean).join(' · '),
  }))
  return (
    <div>
      {hint && <p className="mb-3 text-sm text-muted">{hint}</p>}
      <OwnOrProduct
        texts="consoleBible"
        label={label}
        productLead={t('productLead')}
        value={codes}
        first={translations.map(({ codigo }) => codigo)}
        onChange={onChange}
      >
        <ChoiceList texts="consoleBible" label={label} choices={choices} value={codes} onChange={onChange} />
      </OwnOrProduct>
      {error && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** A translation that was removed since is no choice any more. */
function useKnownAlone(
  offered: readonly OfferedTranslation[] | undefined,
  codes: readonly string[],
  onChange: (value: readonly string[]) => void,
) {
  const drop = useEffectEvent(() => {
    const known = codes.filter((code) => offered?.some(({ codigo }) => codigo === code))
    if (offered && known.length < codes.length) onChange(known)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another list has come
  useEffect(() => drop(), [offered])
}
