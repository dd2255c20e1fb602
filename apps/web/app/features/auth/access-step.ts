import type { SecondStep } from '@narthex/contract/auth/second-step.schemas'
import { recoverHash } from '../../routing/access-hash.ts'

/** A visitor's step on the sign-in page. Kept in the entry of the browser's history, so that back goes back. */
export type AccessStep =
  | { readonly name: 'email'; readonly notice?: 'confirmed' | 'passwordChanged' }
  | { readonly name: 'login'; readonly email: string; readonly notice?: 'expired' }
  | { readonly name: 'second-factor'; readonly email: string; readonly challenge: SecondStep }
  | { readonly name: 'register' | 'complete' | 'check-mail'; readonly email: string }
  | { readonly name: 'recover' }
  | { readonly name: 'new-password'; readonly codigo: string }
  | { readonly name: 'confirming'; readonly codigo: string }
  | { readonly name: 'invited'; readonly codigo: string }
  | { readonly name: 'bad-link'; readonly kind: 'activation' | 'invitation' | 'recovery' }

/** Reads the fragment of the address: an e-mail's code, or a step chosen before the app had started. */
export function stepOfHash(hash: string): AccessStep | undefined {
  if (hash === recoverHash) return { name: 'recover' }
  const query = new URLSearchParams(hash.replace(/^#/, ''))
  const [ativar, convite, codigo] = [query.get('ativar'), query.get('convite'), query.get('codigo')]
  if (ativar) return { name: 'confirming', codigo: ativar }
  if (convite) return { name: 'invited', codigo: convite }
  return codigo ? { name: 'new-password', codigo } : undefined
}
