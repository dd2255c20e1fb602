import { useMemo } from 'react'
import { useValidForm, type ValidForm } from '../../../forms/use-valid-form.ts'
import { isLoggedIn, useSession } from '../../../session/session.ts'
import { type GiverInput, giverForm, nobodyYet, type PayerField } from './giver-form.ts'
import { listMissingData } from './missing-data.ts'
import type { VisitorGiver } from './pay-gift.ts'

export type Person = Pick<VisitorGiver, 'nome' | 'email'>

export interface Giver {
  /** Undefined for a visitor, who fills in the form. */
  readonly member: Person | undefined
  /** What the method needs and the member has not told. */
  readonly missing: readonly PayerField[]
  readonly form: ValidForm<GiverInput, VisitorGiver>
}

/** Who gives: the member, or a visitor, whose words are kept with the tab. */
export function useGiver(needs: readonly PayerField[], onVisitor: (visitor: VisitorGiver) => Promise<void>): Giver {
  const isMember = useSession(isLoggedIn)
  const account = useSession(({ account: own }) => own)
  const clientAccount = useSession(({ clientAccount: own }) => own)
  const form = useValidForm({
    schema: useMemo(() => giverForm(needs), [needs]),
    defaultValues: nobodyYet,
    draft: { key: 'giver', fields: Object.keys(nobodyYet) as (keyof GiverInput)[], isKeptWhenSent: true },
    onSubmit: onVisitor,
  })
  if (!isMember || !account || !clientAccount) return { member: undefined, missing: [], form }
  const { nome, sobrenome } = clientAccount
  const member = { nome: `${nome} ${sobrenome}`.trim(), email: account.email }
  return { member, missing: listMissingData(clientAccount, needs), form }
}
