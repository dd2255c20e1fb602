import { useLoaded } from '@narthex/client/data/use-loaded'
import { placeParts } from '@narthex/client/data/use-place-lookup'
import { cepMask } from '@narthex/client/forms/masks'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import type { Profile } from '@narthex/contract/churches/profile.settings'
import { TextField } from '@narthex/ui/text-field'
import { useTranslations } from 'use-intl'
import { useFailure } from '../../../components/use-failure.ts'
import { CountryField } from '../../../resource/form/widgets/place-fields.tsx'
import { usePlaceFilling } from '../../../resource/form/widgets/use-place-filling.ts'
import { profilePart } from '../change-settings.ts'
import { StepButtons } from '../step-buttons.tsx'
import { StepData } from '../step-data.tsx'
import { useWizard } from '../wizard-context.ts'
import { identityForm, toIdentityInput, toProfileFields } from './identity-form.ts'

/** How the church is called, where it is, and how it is reached. */
export function IdentityStep() {
  const profile = useLoaded('profile', profilePart.read)
  return <StepData data={profile}>{(value) => <IdentityForm profile={value} />}</StepData>
}

function IdentityForm({ profile }: { profile: Profile }) {
  const t = useTranslations('consoleStart.identity')
  const words = useTranslations('consoleWidgets.address')
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
  const typed = form.watch()
  const { pais } = typed
  const { filling, fill } = usePlaceFilling({ ...typed, pais }, (place) => {
    for (const part of placeParts) form.setValue(part, place[part] ?? '', { shouldDirty: true })
  })
  const isBrazil = pais === 'BR'
  const postal = field('cep', words(isBrazil ? 'cep' : 'zip'), isBrazil ? { mask: cepMask } : {})
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <TextField {...field('nome', t('name'))} autoComplete="organization" />
      <CountryField {...field('pais', words('pais'))} value={pais} />
      <TextField
        {...postal}
        optional={optional}
        autoComplete="postal-code"
        inputMode={isBrazil ? 'numeric' : 'text'}
        hint={
          <span role="status">{filling === 'idle' ? isBrazil && words('cepHint') : words(`filling.${filling}`)}</span>
        }
        onChange={(event) => {
          postal.onChange(event)
          if (isBrazil) void fill(pais, event.currentTarget.value)
        }}
        onBlur={(event) => {
          postal.onBlur(event)
          void fill(pais, form.getValues('cep'))
        }}
      />
      <TextField {...field('logradouro', words('logradouro'))} optional={optional} autoComplete="address-line1" />
      <div className="grid grid-cols-[2fr_3fr] items-end gap-4">
        <TextField {...field('numero', words('numero'))} optional={optional} autoComplete="off" />
        <TextField {...field('complemento', words('complemento'))} optional={optional} autoComplete="address-line2" />
      </div>
      <TextField {...field('bairro', words('bairro'))} optional={optional} autoComplete="address-level3" />
      <div className="grid grid-cols-[3fr_2fr] items-end gap-4">
        <TextField {...field('cidade', words('cidade'))} optional={optional} autoComplete="address-level2" />
        <TextField {...field('estado', words('estado'))} optional={optional} autoComplete="address-level1" />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('telefone', t('phone'))} optional={optional} type="tel" autoComplete="tel" />
        <TextField {...field('email', t('email'))} optional={optional} type="email" autoComplete="email" />
      </div>
      <StepButtons isForm isSending={isSending} failure={failure} />
    </form>
  )
}
