import { useLoaded } from '@narthex/client/data/use-loaded'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { wallClock } from '@narthex/contract/church-time'
import type { Profile } from '@narthex/contract/churches/profile.settings'
import { clockText } from '@narthex/contract/clock-text'
import { type Locale, locales, toLocale } from '@narthex/contract/locale'
import { languageTag } from '@narthex/contract/validation/language-tag'
import { timeZone } from '@narthex/contract/validation/time-zone'
import { languageNames, variantNames } from '@narthex/locales/language-names'
import { SelectField } from '@narthex/ui/select-field'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useFailure } from '../../../components/use-failure.ts'
import { FreeTexts } from '../../../resources/bible/free-texts.tsx'
import { profilePart } from '../change-settings.ts'
import { StepButtons } from '../step-buttons.tsx'
import { StepData } from '../step-data.tsx'
import { useWizard } from '../wizard-context.ts'

const schema = z.strictObject({ idioma: languageTag, fusoHorario: timeZone })
const usualTags: Readonly<Record<Locale, string>> = { pt: 'pt-BR', en: 'en-US', es: 'es-419' }
const variants = Object.entries(variantNames).map(([value, label]) => ({ value, label }))
const zones = Intl.supportedValuesOf('timeZone')

/** The language of the site and the clock that it lives by. */
export function LanguageStep() {
  const profile = useLoaded('profile', profilePart.read)
  return <StepData data={profile}>{(value) => <LanguageForm profile={value} />}</StepData>
}

function LanguageForm({ profile: { idioma, fusoHorario } }: { profile: Profile }) {
  const t = useTranslations('consoleStart.language')
  const { goOn } = useWizard()
  const { field, submit, isSending, failure, form } = useValidForm({
    schema,
    defaultValues: { idioma, fusoHorario },
    refusalText: useFailure(),
    async onSubmit(values) {
      await profilePart.change(values)
      await goOn()
    },
  })
  const isVariant = idioma in variantNames
  // The church's own region stays: `pt-PT`.
  const tagFor = (locale: Locale) => (toLocale(idioma) === locale && !isVariant ? idioma : usualTags[locale])
  const zone = form.watch('fusoHorario')
  const now = clockText(wallClock(new Date(), zone).slice(11, 16), useLocale())
  const known = zones.includes(fusoHorario) ? zones : [fusoHorario, ...zones]
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <SelectField
        {...field('idioma', t('language'))}
        hint={t('languageHint')}
        options={[
          ...locales.map((locale) => ({ value: tagFor(locale), label: languageNames[locale] as string })),
          ...variants,
        ]}
      />
      <SelectField
        {...field('fusoHorario', t('zone'))}
        hint={t('zoneHint', { now })}
        options={known.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
      />
      <FreeTexts key={toLocale(form.watch('idioma'))} language={form.watch('idioma')} />
      <StepButtons isForm isSending={isSending} failure={failure} />
    </form>
  )
}
