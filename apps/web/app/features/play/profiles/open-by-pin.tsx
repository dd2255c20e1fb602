import { ApiError } from '@narthex/contract/client'
import { buttonClass } from '@narthex/ui/button'
import { Spinner } from '@narthex/ui/spinner'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import { ForgottenPin } from './forgotten-pin.tsx'
import { openOwnProfile } from './use-profiles.ts'
import { chooseViewer } from './viewer.ts'

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
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const open = async (pin: string) => {
    if (isBusy || pin === '') return
    setBusy(true)
    setFailure(undefined)
    try {
      const { passe } = await openOwnProfile(pin)
      chooseViewer({ perfil: null, passe })
      onOpened()
    } catch (error) {
      const isWrong = error instanceof ApiError && (error.code === 'PLAY_PIN_WRONG' || error.status === 400)
      setFailure(isWrong ? t('wrong') : failureText(error))
      setBusy(false)
      field.current?.select()
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void open(field.current?.value ?? '')
  }
  return (
    <div className="grid justify-items-center gap-3">
      <form onSubmit={submit} className="grid justify-items-center gap-3">
        <label htmlFor={id} className="max-w-measure text-white/80">
          {lead}
        </label>
        <input
          ref={field}
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
          <button type="submit" aria-busy={isBusy} className={buttonClass('light')}>
            {isBusy && <Spinner />}
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
        onReplaced={(pin) => void open(pin)}
      />
    </div>
  )
}
