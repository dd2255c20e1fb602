import type { CreationOptions, FactorProof, PasskeyCreation } from '@narthex/contract/auth/factor.schemas'
import type { RequestOptions } from '@narthex/contract/auth/second-step.schemas'

/** Whether this browser knows passkeys at all. */
export const arePasskeysKnown = (): boolean => typeof PublicKeyCredential === 'function'

/** Reasons why no passkey was created or used: the reader canceled, or this device already has a passkey. */
export type PasskeyFailure = 'cancelled' | 'known'

type Made<T> = { readonly value: T } | { readonly failure: PasskeyFailure }

/** Has the device make a passkey. */
export async function makePasskey(options: CreationOptions): Promise<Made<PasskeyCreation>> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return attempt(
    () => startRegistration({ optionsJSON: options as never }) as Promise<unknown> as Promise<PasskeyCreation>,
  )
}

/** Has the device show a passkey. */
export async function showPasskey(
  options: RequestOptions,
): Promise<Made<Extract<FactorProof, { tipo: 'CHAVE_ACESSO' }>['resposta']>> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return attempt(() => startAuthentication({ optionsJSON: options as never }) as Promise<unknown> as Promise<never>)
}

/** No extension is asked for, and what a browser says of any is left out: the API takes what it knows. */
async function attempt<T extends object>(work: () => Promise<T>): Promise<Made<T>> {
  try {
    return { value: { ...(await work()), clientExtensionResults: {} } }
  } catch (error) {
    return { failure: (error as Error).name === 'InvalidStateError' ? 'known' : 'cancelled' }
  }
}
