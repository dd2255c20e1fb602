import { lazyPart } from '@narthex/client/parts/lazy-part'
import { loadTexts } from '../document/language.ts'

/** The form to log in, with its texts. */
export const LoginForm = lazyPart(async () => {
  const [{ LoginForm }] = await Promise.all([import('./login-form.tsx'), loadTexts('entry')])
  return LoginForm
})

/** The form that proves again who is here, with its texts. */
export const ProofForm = lazyPart(async () => {
  const [{ ProofForm }] = await Promise.all([import('./proof-form.tsx'), loadTexts('entry')])
  return ProofForm
})
