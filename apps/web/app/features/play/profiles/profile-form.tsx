import { useAct } from '@narthex/client/data/use-act'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { useSendKey } from '@narthex/client/forms/use-send-key'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { findErrorCode } from '@narthex/contract/client'
import { type PlayProfile, playPin } from '@narthex/contract/play/watching.schemas'
import { profileAges } from '@narthex/contract/play/watching-values'
import { required } from '@narthex/contract/validation/text'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { SelectField } from '@narthex/ui/select-field'
import { Spinner } from '@narthex/ui/spinner'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { ForgottenPin } from './forgotten-pin.tsx'
import { addProfile, changeProfile, reloadProfiles, removeProfile, setPin } from './use-profiles.ts'

const schema = z.object({ nome: required(40), idadeMaxima: z.string(), pin: playPin })

export interface ProfileFormProps {
  /** Undefined for a new one. */
  readonly profile: PlayProfile | undefined
  readonly hasPin: boolean
  /** Receives the message to show; undefined if nothing was changed. */
  readonly onDone: (text: string | undefined) => void
}

/** A child's profile, and the account's PIN; the first profile sets it. */
export function ProfileForm(props: ProfileFormProps) {
  const { profile, hasPin, onDone } = props
  const t = useTranslations('playProfiles')
  const [isPinReplaced, setPinReplaced] = useState(false)
  const { valid, remove, isBusy, failure } = useProfileForm(props)
  const nome = valid.field('nome', t('manage.name'))
  const pin = valid.field('pin', t(hasPin ? 'manage.pin' : 'manage.newPin'))
  return (
    <div className={`${cardClass} mt-3 p-5`}>
      <form noValidate aria-busy={isBusy} onSubmit={valid.submit} className="grid gap-4">
        <TextField {...nome} error={nome.error && t('manage.nameNeeded')} maxLength={40} />
        <SelectField
          {...valid.field('idadeMaxima', t('manage.age'))}
          options={profileAges.map((known) => ({
            value: String(known),
            label: known === 0 ? t('everyone') : t('upTo', { age: String(known) }),
          }))}
        />
        <TextField
          {...pin}
          type="password"
          hint={t(hasPin ? 'manage.pinHint' : 'manage.newPinHint')}
          error={pin.error && t('manage.pinNeeded')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
        />
        <p role="alert" className="font-medium text-danger empty:hidden">
          {failure}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <button type="submit" className={buttonClass('primary')}>
            {isBusy && <Spinner />}
            {t('manage.save')}
          </button>
          <button type="button" onClick={() => onDone(undefined)} className={buttonClass('quiet')}>
            {t('manage.cancel')}
          </button>
          {profile && (
            <button
              type="button"
              onClick={() => void remove(profile.id)}
              className={`${buttonClass('quiet')} text-danger!`}
            >
              {t('manage.remove')}
            </button>
          )}
        </div>
      </form>
      {hasPin && (
        <ForgottenPin
          className={`${textLinkClass} mt-2`}
          onReplaced={(replaced) => {
            valid.form.setValue('pin', replaced)
            setPinReplaced(true)
          }}
        />
      )}
      <p role="status" className="font-medium text-success empty:hidden">
        {isPinReplaced && t('forgotten.done')}
      </p>
    </div>
  )
}

/** Saves a profile with the PIN, or removes it, for which nothing but the PIN counts. */
function useProfileForm({ profile, hasPin, onDone }: ProfileFormProps) {
  const t = useTranslations('playProfiles')
  const failureText = useFailureText()
  const refusalText = (error: unknown) => (findErrorCode(error) === 'PLAY_PIN_WRONG' ? t('wrong') : failureText(error))
  const keyFor = useSendKey()
  const removal = useAct(refusalText)
  const finish = async (text: string) => {
    await reloadProfiles()
    onDone(text)
  }
  const valid = useValidForm({
    schema,
    defaultValues: { nome: profile?.nome ?? '', idadeMaxima: String(profile?.idadeMaxima ?? 0), pin: '' },
    refusalText,
    async onSubmit({ nome, idadeMaxima: age, pin }) {
      const fields = { nome, pin, idadeMaxima: profileAges.find((known) => String(known) === age) ?? 0 }
      if (profile) await changeProfile(profile.id, fields)
      else {
        if (!hasPin) await setPin(pin)
        await addProfile(keyFor(JSON.stringify(fields)), fields)
      }
      await finish(t('manage.saved'))
    },
  })
  const remove = async (id: string) => {
    if (!(await valid.form.trigger('pin', { shouldFocus: true }))) return
    await removal.run(async () => {
      await removeProfile(id, valid.form.getValues('pin'))
      await finish(t('manage.removed'))
    })
  }
  return { valid, remove, isBusy: valid.isSending || removal.isBusy, failure: valid.failure ?? removal.failure }
}
