import { showMessage } from '@narthex/client/calls/status-store'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { inviteChurchOwner, type OperatorChurch } from '@narthex/contract/operator/churches.endpoints'
import { email } from '@narthex/contract/validation/text'
import { TextField } from '@narthex/ui/text-field'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useFailure } from '../../components/use-failure.ts'
import { FormEnd, Section } from '../form-parts.tsx'
import { callApi } from '../session/operator-session.ts'

const schema = z.strictObject({ email })

/** Owners of the church by masked addresses, and the invitation once more. */
export function OwnersPart({ church }: { readonly church: OperatorChurch }) {
  const t = useTranslations('operatorOwners')
  const { administradores } = church
  return (
    <Section title={t('title')} lead={t('lead')}>
      {administradores.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ul className="grid gap-1">
        {administradores.map(({ email: address, flagEntrou }) => (
          <li key={address} className="flex flex-wrap justify-between gap-x-4">
            <span className="wrap-anywhere">{address}</span>
            <span className={`text-sm ${flagEntrou ? 'text-muted' : 'text-warning'}`}>
              {t(flagEntrou ? 'visited' : 'notVisited')}
            </span>
          </li>
        ))}
      </ul>
      {administradores.some(({ flagEntrou }) => !flagEntrou) && <InviteAgain code={church.codigo} />}
    </Section>
  )
}

function InviteAgain({ code: codigo }: { readonly code: string }) {
  const t = useTranslations('operatorOwners')
  const explain = useFailure()
  const { field, submit, isSending, failure, form } = useValidForm({
    schema,
    defaultValues: { email: '' },
    refusals: { NOT_FOUND: { field: 'email', text: t('unknown') } },
    refusalText: explain,
    async onSubmit(body) {
      await callApi(inviteChurchOwner, { params: { codigo }, body })
      showMessage('GLOBAL', { tone: 'success', text: t('invited', { email: body.email }) })
      form.reset({ email: '' })
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <TextField
        {...field('email', t('email'))}
        hint={t('emailHint')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormEnd failure={failure} isSending={isSending} action={t('inviteAgain')} />
    </form>
  )
}
