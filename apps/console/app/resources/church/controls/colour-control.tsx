import { ColourField } from '@narthex/ui/office/fields/colour-field'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { WidgetProps } from '../../../resource/form/widgets/widget.ts'

/** Colours that suit a church and read well as they are. */
const suggestions = {
  teal: '#0e7c7b',
  blue: '#1d5fa8',
  indigo: '#3f4aa8',
  violet: '#7a4b9d',
  wine: '#8e2f4d',
  terracotta: '#b4532a',
  gold: '#9a6b00',
  forest: '#2f6b3f',
} as const
type Suggestion = keyof typeof suggestions

/** The church's colour with its contrast, and some to begin with. */
export function ColourControl({ label, hint, error, value, onChange, path }: WidgetProps) {
  const t = useTranslations('consoleLook.colour')
  const locale = useLocale()
  const labelId = useId()
  const colour = String(value ?? '')
  return (
    <div>
      <ColourField
        label={label}
        hint={hint}
        error={error}
        name={path}
        value={colour}
        onChange={onChange}
        texts={{
          choose: t('choose'),
          sample: t('sample'),
          link: t('link'),
          contrast: (ratio) => t('contrast', { ratio: new Intl.NumberFormat(locale).format(ratio) }),
          adjusted: t('adjusted'),
        }}
      />
      <p id={labelId} className="mt-4 text-sm font-semibold">
        {t('suggestions')}
      </p>
      <ul aria-labelledby={labelId} className="mt-1.5 grid w-fit grid-cols-4 gap-2 sm:grid-cols-8">
        {(Object.keys(suggestions) as Suggestion[]).map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={colour.toLowerCase() === suggestions[name]}
              onClick={() => onChange(suggestions[name])}
              title={t(`names.${name}`)}
              style={{ background: suggestions[name] }}
              className="block size-11 rounded-full shadow-[inset_0_0_0_1px_var(--line)] aria-pressed:outline-3 aria-pressed:outline-offset-2 aria-pressed:outline-ring"
            >
              <span className="sr-only">{t(`names.${name}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
