import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { staffInvitationForm } from '@narthex/contract/office/staff-invitation.form'
import { inviteStaff, type StaffInvitation } from '@narthex/contract/office/staff-invitations.endpoints'
import { listGivableRoles, type StaffRole } from '@narthex/contract/permissions'
import { ChoiceGroup } from '@narthex/ui/choice-group'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { useOfficeSession } from '../../session/office.ts'
import { isIncomplete, type RoleTerms, toSentTerms, unlimitedTerms } from './held-roles.ts'
import { RoleTermsFields } from './role-terms.tsx'

export interface InviteFormProps {
  readonly face: 'primary' | 'quiet'
  readonly onInvited: (invitation: StaffInvitation) => void
}

interface TypedTerms {
  readonly role: StaffRole
  readonly terms: RoleTerms
}

/** Terms of a role: limits that were chosen for another one are none of it. */
const findTerms = (typed: TypedTerms, role: StaffRole): RoleTerms =>
  typed.role === role ? typed.terms : { ...typed.terms, reach: null }

/** Form that invites a person to a role. Offers only roles that the inviter's own roles may grant. */
export function InviteForm({ face, onInvited }: InviteFormProps) {
  const t = useTranslations('consoleTeam')
  const names = useTranslations('consoleSession.roles')
  const { roles } = useOfficeSession()
  const explain = useFailure()
  const [isChecked, setChecked] = useState(false)
  const empty = { email: '', nome: '', sobrenome: '', role: 'ROLE_ADMIN_CONTENT' as const }
  const [typed, setTyped] = useState<TypedTerms>({ role: empty.role, terms: unlimitedTerms })
  const { field, submit, isSending, failure, form } = useValidForm({
    schema: staffInvitationForm,
    defaultValues: empty,
    refusals: { FORBIDDEN: t('refusals.FORBIDDEN'), TOO_MANY_REQUESTS: t('refusals.TOO_MANY_REQUESTS') },
    refusalText: explain,
    async onSubmit(body) {
      const terms = findTerms(typed, body.role)
      if (isIncomplete(terms)) return setChecked(true)
      onInvited(await callApi(inviteStaff, { body: { ...body, ...toSentTerms(body.role, terms) } }))
      form.reset({ ...empty, role: body.role })
      setTyped({ role: body.role, terms: unlimitedTerms })
      setChecked(false)
    },
  })
  const role = form.watch('role')
  const terms = findTerms(typed, role)
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-4 rounded-card p-4 shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('nome', t('name'))} autoComplete="off" />
        <TextField {...field('sobrenome', t('surname'))} autoComplete="off" />
      </div>
      <TextField
        {...field('email', t('email'))}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ChoiceGroup
        {...field('role', t('role'))}
        type="radio"
        options={listGivableRoles(roles).map((role) => ({
          value: role,
          label: names(role),
          hint: t(`does.${role}`),
        }))}
      />
      <RoleTermsFields
        role={role}
        terms={terms}
        onChange={(changed) => setTyped({ role, terms: changed })}
        isChecked={isChecked}
      />
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <button type="submit" aria-busy={isSending || undefined} className={`${toolClass(face)} w-fit max-sm:w-full`}>
        {isSending && <Spinner />}
        {t('invite')}
      </button>
    </form>
  )
}
