import { ApiError } from '@narthex/contract/client'
import type { PlayProfile } from '@narthex/contract/play/watching.schemas'
import { profileAges } from '@narthex/contract/play/watching-values'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { SelectField } from '@narthex/ui/select-field'
import { Spinner } from '@narthex/ui/spinner'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '../../../forms/use-act.ts'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import { useSendKey } from '../../../forms/use-send-key.ts'
import { ForgottenPin } from './forgotten-pin.tsx'
import { addProfile, changeProfile, reloadProfiles, removeProfile, setPin } from './use-profiles.ts'

export interface ProfileFormProps {
  /** Undefined for a new one. */
  readonly profile: PlayProfile | undefined
  readonly hasPin: boolean
  /** With what there is to tell; undefined where nothing was changed. */
  readonly onDone: (text: string | undefined) => void
}

const asPin = /^\d{4,6}$/

/** A child's profile, and the account's PIN; the first profile sets it. */
export function ProfileForm({ profile, hasPin, onDone }: ProfileFormProps) {
  const t = useTranslations('playProfiles')
  const failureText = useFailureText()
  const keyFor = useSendKey()
  const [nome, setNome] = useState(profile?.nome ?? '')
  const [age, setAge] = useState(String(profile?.idadeMaxima ?? 0))
  const [pin, setTypedPin] = useState('')
  const [isPinReplaced, setPinReplaced] = useState(false)
  const [wasSent, setSent] = useState(false)
  const { isBusy, failure, run } = useAct((error) =>
    error instanceof ApiError && error.code === 'PLAY_PIN_WRONG' ? t('wrong') : failureText(error),
  )
  const idadeMaxima = profileAges.find((known) => String(known) === age) ?? 0
  const isPin = asPin.test(pin)
  const act = (call: () => Promise<unknown>, text: string) =>
    run(async () => {
      await call()
      await reloadProfiles()
      onDone(text)
      return undefined
    })
  const takeNewPin = (replaced: string) => {
    setTypedPin(replaced)
    setPinReplaced(true)
  }
  const save = async () => {
    const fields = { nome: nome.trim(), idadeMaxima, pin }
    if (profile) return changeProfile(profile.id, fields)
    if (!hasPin) await setPin(pin)
    return addProfile(keyFor(JSON.stringify(fields)), fields)
  }
  return (
    <div className={`${cardClass} mt-3 p-5`}>
      <form
        noValidate
        aria-busy={isBusy}
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
          if (nome.trim() !== '' && isPin) void act(save, t('manage.saved'))
        }}
        className="grid gap-4"
      >
        <TextField
          label={t('manage.name')}
          value={nome}
          maxLength={40}
          error={wasSent && nome.trim() === '' ? t('manage.nameNeeded') : undefined}
          onChange={(event) => setNome(event.currentTarget.value)}
        />
        <SelectField
          label={t('manage.age')}
          value={age}
          options={profileAges.map((known) => ({
            value: String(known),
            label: known === 0 ? t('everyone') : t('upTo', { age: String(known) }),
          }))}
          onChange={(event) => setAge(event.currentTarget.value)}
        />
        <TextField
          type="password"
          label={t(hasPin ? 'manage.pin' : 'manage.newPin')}
          hint={t(hasPin ? 'manage.pinHint' : 'manage.newPinHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={pin}
          error={wasSent && !isPin ? t('manage.pinNeeded') : undefined}
          onChange={(event) => setTypedPin(event.currentTarget.value)}
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
              onClick={() => {
                setSent(true)
                if (isPin) void act(() => removeProfile(profile.id, pin), t('manage.removed'))
              }}
              className={`${buttonClass('quiet')} text-danger!`}
            >
              {t('manage.remove')}
            </button>
          )}
        </div>
      </form>
      {hasPin && <ForgottenPin className={`${textLinkClass} mt-2`} onReplaced={takeNewPin} />}
      <p role="status" className="font-medium text-success empty:hidden">
        {isPinReplaced && t('forgotten.done')}
      </p>
    </div>
  )
}
