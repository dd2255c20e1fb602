import { fetchSuccess } from './answer.ts'
import { logins } from './requests.ts'

/** Logs the first reader in. */
export async function logIn(port: number): Promise<{ readonly token: string; readonly user: { readonly id: number } }> {
  const [login] = logins
  if (!login) throw new Error('No reader has a login')
  return JSON.parse((await fetchSuccess(port, login)).body.toString())
}
