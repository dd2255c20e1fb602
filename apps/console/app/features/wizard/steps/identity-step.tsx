import { useLookup } from '@narthex/client/data/use-lookup'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { cepMask } from '@narthex/client/forms/masks'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import type { Profile } from '@narthex/contract/churches/profile.settings'
import { listCountries } from '@narthex/contract/lookups/lookup.endpoints'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { useLocale, useTranslations } from 'use-intl'
import { useFailure } from '../../../components/use-failure.ts'
import { callApi } from '../../../session/api.ts'
import { profilePart } from '../change-settings.ts'
import { StepButtons } from '../step-buttons.tsx'
import { StepData } from '../step-data.tsx'
import { useWizard } from '../wizard-context.ts'
import { identityForm, toIdentityInput, toProfileFields } from './identity-form.ts'
import { usePostalCode } from './use-postal-code.ts'

/** How the church is called, where it is, and how it is reached. */
export function IdentityStep() {
  const profile = useLoaded('profile', profilePart.read)
  return <StepData data={profile}>{(value) => <IdentityForm profile={value} />}</StepData>
}

function IdentityForm({ profile }: { profile: Profile }) {
  const t = useTranslations('consoleStart.identity')
  const optional = useTranslations('consoleStart')('optional')
  const { goOn } = useWizard()
  const { field, submit, isSending, failure, form } = useValidForm({
    schema: identityForm,
    defaultValues: toIdentityInput(profile),
    refusalText: useFailure(),
    async onSubmit(values) {
      await profilePart.change(toProfileFields(values))
      await goOn()
    },
  })
  const { filling, fill } = usePostalCode(form)
  const pais = form.watch('pais')
  const isBrazil = pais === 'BR'
  const countries = useLookup(callApi, listCountries, { query: { idioma: useLocale() } }) ?? []
  const own = countries.some(({ codigo }) => codigo === pais) ? [] : [{ codigo: pais, nome: pais }]
  const country = field('pais', t('country'))
  const postal = field('cep', t(isBrazil ? 'cep' : 'postalCode'), isBrazil ? { mask: cepMask } : {})
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <TextField {...field('nome', t('name'))} autoComplete="organization" />
      <SelectField
        {...country}
        value={pais}
        options={[...own, ...countries].map(({ codigo, nome }) => ({ value: codigo, label: nome }))}
      />
      <TextField
        {...postal}
        optional={optional}
        autoComplete="postal-code"
        inputMode={isBrazil ? 'numeric' : 'text'}
        hint={<span role="status">{filling === 'idle' ? t('postalHint') : t(`filling.${filling}`)}</span>}
        onChange={(event) => {
          postal.onChange(event)
          if (isBrazil) void fill()
        }}
        onBlur={(event) => {
          postal.onBlur(event)
          void fill()
        }}
      />
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        <TextField {...field('logradouro', t('street'))} optional={optional} autoComplete="address-line1" />
        <TextField {...field('numero', t('number'))} optional={optional} autoComplete="off" />
      </div>
      <TextField {...field('complemento', t('complement'))} optional={optional} autoComplete="address-line2" />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField {...field('bairro', t('district'))} optional={optional} autoComplete="address-level3" />
        <TextField {...field('cidade', t('city'))} optional={optional} autoComplete="address-level2" />
        <TextField {...field('estado', t('state'))} optional={optional} autoComplete="address-level1" />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('telefone', t('phone'))} optional={optional} type="tel" autoComplete="tel" />
        <TextField {...field('email', t('email'))} optional={optional} type="email" autoComplete="email" />
      </div>
      <StepButtons isForm isSending={isSending} failure={failure} />
    </form>
  )
}
