import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { findErrorCode } from '@narthex/contract/client'
import { buttonClass } from '@narthex/ui/button'
import { Spinner } from '@narthex/ui/spinner'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { ForgottenPin } from './forgotten-pin.tsx'
import { openOwnProfile } from './use-profiles.ts'
import { chooseViewer } from './viewer.ts'

const schema = z.object({ pin: z.string() })

export interface OpenByPinProps {
  readonly lead: string
  readonly onOpened: () => void
  readonly onBack?: () => void
}

/** Leaves a child's profile by the account's PIN. */
export function OpenByPin({ lead, onOpened, onBack }: OpenByPinProps) {
  const t = useTranslations('playProfiles')
  const failureText = useFailureText()
  const id = useId()
  const valid = useValidForm({
    schema,
    defaultValues: { pin: '' },
    refusalText: (error) => (findErrorCode(error) === 'PLAY_PIN_WRONG' ? t('wrong') : failureText(error)),
    async onSubmit({ pin }) {
      if (pin === '') return
      const { passe } = await openOwnProfile(pin).catch((error: unknown) => {
        valid.form.setFocus('pin', { shouldSelect: true })
        throw error
      })
      chooseViewer({ perfil: null, passe })
      onOpened()
    },
  })
  const field = valid.field('pin', lead)
  const failure = field.error ? t('wrong') : valid.failure
  return (
    <div className="grid justify-items-center gap-3">
      <form noValidate onSubmit={valid.submit} className="grid justify-items-center gap-3">
        <label htmlFor={id} className="max-w-measure text-white/80">
          {lead}
        </label>
        <input
          ref={field.ref}
          name={field.name}
          onChange={field.onChange}
          onBlur={field.onBlur}
          id={id}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          // biome-ignore lint/a11y/noAutofocus: the one thing to do here
          autoFocus
          aria-invalid={failure !== undefined}
          aria-describedby={`${id}-failure`}
          className="h-14 w-44 rounded-control bg-white/10 text-center text-2xl tracking-[0.5em] shadow-[inset_0_0_0_1px_rgb(255_255_255/0.4)]"
        />
        <p id={`${id}-failure`} role="alert" className="font-medium empty:hidden">
          {failure}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <button type="submit" aria-busy={valid.isSending} className={buttonClass('light')}>
            {valid.isSending && <Spinner />}
            {t('open')}
          </button>
          {onBack && (
            <button type="button" onClick={onBack} className={buttonClass('clear')}>
              {t('back')}
            </button>
          )}
        </div>
      </form>
      <ForgottenPin
        className="min-h-11 font-semibold underline-offset-4 hover:underline"
        onReplaced={(pin) => {
          valid.form.setValue('pin', pin)
          valid.submit()
        }}
      />
    </div>
  )
}
