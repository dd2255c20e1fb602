import { confirmEmail } from '@narthex/contract/auth/account.endpoints'
import { logIn } from '@narthex/contract/auth/login.endpoints'
import { findErrorCode } from '@narthex/contract/client'
import type { CallInput } from '@narthex/contract/endpoint'
import { enterSession } from '../../login/start-session.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { callApi } from '../../session/api.ts'
import type { Go } from './use-access-step.ts'

export interface ProvenListener {
  /** A password is right, and this church does not know its owner yet. */
  readonly onProven: (proof: { readonly email: string; readonly senha: string }) => void
}

/** Confirms an e-mail and logs its owner in with the password that confirmed it. */
export function useConfirmation(go: Go, email: string, onProven: ProvenListener['onProven']) {
  const { church } = useChurchSite()
  const isDone = { replace: true }

  async function confirm(body: CallInput<typeof confirmEmail>['body'], password: string): Promise<void> {
    await callApi(confirmEmail, { body })
    try {
      const answer = await callApi(logIn, { body: { username: email, password } })
      if ('desafio' in answer) return go({ name: 'second-factor', email, challenge: answer }, isDone)
      await enterSession(church, answer)
    } catch (error) {
      // The e-mail is confirmed all the same, and its link is spent.
      const isStranger = findErrorCode<typeof logIn>(error) === 'REGISTRATION_INCOMPLETE'
      if (isStranger) onProven({ email, senha: password })
      go(isStranger ? { name: 'complete', email } : { name: 'email', notice: 'confirmed' }, isDone)
    }
  }

  return { confirm, refusals: { INVALID_CODE: () => go({ name: 'bad-link', kind: 'activation' }, isDone) } }
}
