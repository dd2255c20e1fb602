import { useValidForm, type ValidForm } from '@narthex/client/forms/use-valid-form'
import { useMemo } from 'react'
import { usePhoneEntry } from '../../forms/use-phone-entry.ts'
import { isLoggedIn, useSession } from '../../session/session.ts'
import { listMissingData } from './missing-data.ts'
import { noPayerYet, type PayerField, type PayerInput, payerForm, type VisitorPayer } from './payer-form.ts'

export type Person = Pick<VisitorPayer, 'nome' | 'email'>

export interface Payer {
  /** Undefined for a visitor, who fills in the form. */
  readonly member: Person | undefined
  /** Fields that the method needs and the member has not filled in. */
  readonly missing: readonly PayerField[]
  readonly form: ValidForm<PayerInput, VisitorPayer>
}

/** The payer: the member, or a visitor, whose input is kept with the tab. */
export function usePayer(needs: readonly PayerField[], onVisitor: (visitor: VisitorPayer) => Promise<void>): Payer {
  const isMember = useSession(isLoggedIn)
  const account = useSession(({ account: own }) => own)
  const clientAccount = useSession(({ clientAccount: own }) => own)
  const phone = usePhoneEntry()
  const form = useValidForm({
    schema: useMemo(() => payerForm(needs, phone.schema), [needs, phone]),
    defaultValues: noPayerYet,
    draft: { key: 'payer', fields: Object.keys(noPayerYet) as (keyof PayerInput)[], isKeptWhenSent: true },
    onSubmit: onVisitor,
  })
  if (!isMember || !account || !clientAccount) return { member: undefined, missing: [], form }
  const { nome, sobrenome } = clientAccount
  const member = { nome: `${nome} ${sobrenome}`.trim(), email: account.email }
  return { member, missing: listMissingData(clientAccount, needs), form }
}
