import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { type Locale, locales } from '@narthex/contract/locale'
import { languageNames } from '@narthex/locales/language-names'
import { Segmented } from '@narthex/ui/segmented'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import type { DerivedField } from './derive-fields.ts'
import { type AnyForm, useEditorForm } from './editor-form.ts'
import { FormField } from './form-field.tsx'
import type { FormValues, Translated } from './kind-editor.ts'
import { OriginalText } from './original-text.tsx'
import { findShownLanguage, findTranslationState } from './translation-state.ts'
import type { Editing } from './use-editing.ts'

const LanguageActions = lazyPart(async () => (await import('./language-actions.tsx')).LanguageActions)

export interface TranslationsProps {
  readonly kind: AnyConsoleResource
  readonly editing: Editing
  readonly translated: Translated
  /** The fields of the words, as the original has them. */
  readonly fields: readonly DerivedField[]
}

/** The words of a record in each language: the original, or a translation beside it. */
export function Translations({ kind, editing, translated, fields }: TranslationsProps) {
  const t = useTranslations('consoleEditor.languages')
  const { valid } = useEditorForm()
  const values = valid.form.watch() as FormValues
  const own = toLocale(values[translated.own])
  const [chosen, setChosen] = useState<Locale>()
  const language = chosen ?? own
  useWrongLanguage(valid.form.formState, translated, setChosen)
  const translations = (values[translated.field] ?? {}) as Readonly<Record<string, FormValues | undefined>>
  const label = (locale: Locale) => {
    const name = languageNames[locale]
    if (locale === own) return t('own', { language: name })
    const state = findShownLanguage(editing.record, locale)
    const required = fields.filter(({ isRequired }) => isRequired).map(({ name: word }) => word)
    const stateText = state ? t(`shown.${state}`) : t(`states.${findTranslationState(translations[locale], required)}`)
    return `${name} · ${stateText}`
  }
  const begin = () => {
    const empty = Object.fromEntries(fields.map(({ name, initial }) => [name, initial ?? null]))
    valid.form.setValue(translated.field, { ...translations, [language]: empty }, { shouldDirty: true })
  }
  const drop = () => {
    const { [language]: _, ...others } = translations
    setChosen(own)
    valid.form.setValue(translated.field, others, { shouldDirty: true })
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
      {language === own && fields.map((field) => <FormField key={field.name} field={field} language={own} />)}
      {language !== own && !translations[language] && (
        <button type="button" className={`${toolClass('quiet')} w-fit`} onClick={begin}>
          {t('add', { language: languageNames[language] })}
        </button>
      )}
      {language !== own && translations[language] && (
        <div className="grid gap-6 xl:grid-cols-2 xl:-me-80">
          <div className="grid content-start gap-5">
            {fields.map((field) => (
              <FormField
                key={`${language} ${field.name}`}
                field={field}
                path={`${translated.field}.${language}.${field.name}`}
                language={language}
              />
            ))}
            <div className="flex flex-wrap gap-2">
              <LazyPart>
                <LanguageActions kind={kind} editing={editing} language={language} />
              </LazyPart>
              <button type="button" className={toolClass('danger')} onClick={drop}>
                {t('remove')}
              </button>
            </div>
          </div>
          <section lang={own} aria-label={t('original', { language: languageNames[own] })}>
            <OriginalText fields={fields} values={values} title={t('original', { language: languageNames[own] })} />
          </section>
        </div>
      )}
    </div>
  )
}

/** Shows the first language with errors after a try to save, unless the original has errors itself. */
function useWrongLanguage(
  { errors, submitCount }: AnyForm['form']['formState'],
  { field, words }: Translated,
  show: (language: Locale) => void,
) {
  const find = useEffectEvent(() => {
    if (words.some((word) => errors[word])) return
    const wrong = Object.keys(errors[field] ?? {})
    const language = locales.find((locale) => wrong.includes(locale))
    if (language) show(language)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each try
  useEffect(() => find(), [submitCount])
}

function toLocale(value: unknown): Locale {
  return locales.find((locale) => locale === value) ?? locales[0]
}
