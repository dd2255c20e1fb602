import { successOf } from './answer.ts'
import { logins } from './requests.ts'

/** Logs the first reader in. */
export async function logIn(port: number): Promise<{ readonly token: string; readonly user: { readonly id: number } }> {
  const [login] = logins
  if (!login) throw new Error('Nobody may log in')
  return JSON.parse((await successOf(port, login)).body.toString())
}
