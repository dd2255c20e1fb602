import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { givenPassword } from '@narthex/contract/validation/password'
import { Notice } from '@narthex/ui/notice'
import { PasswordField } from '@narthex/ui/password-field'
import { SubmitButton } from '@narthex/ui/submit-button'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { askForDeletion, type Deletion, type Leaver } from './leaving-calls.ts'

const schema = z.strictObject({ senha: givenPassword })

export interface AskFormProps {
  readonly leaver: Leaver
  readonly email: string
  readonly flagContaTambem: boolean
  readonly onAsked: (pedido: NonNullable<Deletion['pedido']>) => void
}

/** The asking, by the password: what follows is an e-mail, and nothing is erased before it is opened. */
export function AskForm({ leaver, email, flagContaTambem, onAsked }: AskFormProps) {
  const t = useTranslations('leaving')
  const words = useTranslations('forms')
  const { field, submit, isSending, failure } = useValidForm({
    schema,
    defaultValues: { senha: '' },
    refusals: { WRONG_PASSWORD: { field: 'senha', text: t('wrong') }, LAST_ADMIN: t('lastAdmin') },
    async onSubmit({ senha }) {
      onAsked(await askForDeletion(leaver, senha))
    },
  })
  return (
    <section className="border-t border-line pt-8">
      <h2 className="text-lg">{t('askTitle')}</h2>
      <p className="mt-1 max-w-measure text-muted">{t(flagContaTambem ? 'askAccount' : 'askMembership')}</p>
      <form noValidate onSubmit={submit} className="mt-5 grid max-w-md gap-5">
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('senha', t('password'))}
          showLabel={words('show')}
          hideLabel={words('hide')}
          autoComplete="current-password"
        />
        {failure && (
          <Notice tone="danger">
            <p>{failure}</p>
          </Notice>
        )}
        <SubmitButton isSending={isSending} face="quiet" className="text-danger! max-sm:w-full sm:justify-self-start">
          {t('ask')}
        </SubmitButton>
      </form>
    </section>
  )
}
