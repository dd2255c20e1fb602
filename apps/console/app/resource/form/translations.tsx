import { type Locale, locales } from '@narthex/contract/locale'
import { languageNames } from '@narthex/locales/language-names'
import { Segmented } from '@narthex/ui/segmented'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { DerivedField } from './derive-fields.ts'
import { useEditorForm } from './editor-form.ts'
import { FormField } from './form-field.tsx'
import type { FormValues, Translated } from './kind-editor.ts'
import { OriginalText } from './original-text.tsx'
import { findTranslationState } from './translation-state.ts'

export interface TranslationsProps {
  readonly translated: Translated
  /** The fields of the words, as the original has them. */
  readonly fields: readonly DerivedField[]
}

/** The words of a record in each language: the original, or a translation beside it. */
export function Translations({ translated, fields }: TranslationsProps) {
  const t = useTranslations('consoleEditor.languages')
  const { valid } = useEditorForm()
  const values = valid.form.watch() as FormValues
  const own = toLocale(values[translated.own])
  const [chosen, setChosen] = useState<Locale>()
  const language = chosen ?? own
  const translations = (values[translated.field] ?? {}) as Readonly<Record<string, FormValues | undefined>>
  const translation = translations[language]
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const label = (locale: Locale) => {
    const name = languageNames[locale]
    if (locale === own) return t('own', { language: name })
    return `${name} · ${t(`states.${findTranslationState(translations[locale], required)}`)}`
  }
  const begin = () => {
    const empty = Object.fromEntries(fields.map(({ name, initial }) => [name, initial ?? null]))
    valid.form.setValue(translated.field, { ...translations, [language]: empty }, { shouldDirty: true })
  }
  const drop = () => {
    const { [language]: _, ...others } = translations
    valid.form.unregister(`${translated.field}.${language}`, { keepValue: true })
    valid.form.setValue(translated.field, others, { shouldDirty: true })
    setChosen(own)
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <Segmented
        legend={t('legend')}
        name="editing-language"
        value={language}
        onChange={setChosen}
        options={locales.map((locale) => ({ value: locale, label: label(locale) }))}
      />
      {language === own && fields.map((field) => <FormField key={field.name} field={field} />)}
      {language !== own && !translation && (
        <button type="button" className={`${toolClass('quiet')} w-fit`} onClick={begin}>
          {t('add', { language: languageNames[language] })}
        </button>
      )}
      {language !== own && translation && (
        <div className="grid gap-6 xl:grid-cols-2">
          <div className="grid content-start gap-5" lang={language}>
            {fields.map((field) => (
              <FormField
                key={`${language} ${field.name}`}
                field={field}
                path={`${translated.field}.${language}.${field.name}`}
              />
            ))}
            <button type="button" className={`${toolClass('danger')} w-fit`} onClick={drop}>
              {t('remove')}
            </button>
          </div>
          <section lang={own} aria-label={t('original', { language: languageNames[own] })}>
            <OriginalText fields={fields} values={values} title={t('original', { language: languageNames[own] })} />
          </section>
        </div>
      )}
    </div>
  )
}

function toLocale(value: unknown): Locale {
  return locales.find((locale) => locale === value) ?? locales[0]
}
