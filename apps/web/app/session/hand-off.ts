import { handOff } from '@narthex/contract/auth/login.endpoints'
import type { Success } from '@narthex/contract/endpoint'
import { callApi } from './api.ts'
import { leave } from './leave.ts'
import { useSession } from './session.ts'

/**
 * Opens the site of another church of the organisation, logged in (specification §4, origin URL). The address holds a
 * single-use code that expires after a minute.
 * @param igreja id, uuid, slug or code
 * @param path a path of that site
 */
export async function goToChurch(igreja: string, path = '/'): Promise<void> {
  goWithCode(await callApi(handOff, { body: { igreja } }), path)
}

/**
 * Does the same with a code from another endpoint.
 * @param isStep the page there reports what was done here
 */
export function goWithCode(
  { codigo, site }: Pick<Success<typeof handOff>, 'codigo' | 'site'>,
  path = '/',
  { isStep = false } = {},
): void {
  const address = new URL(path, site)
  const user = String(useSession.getState().account?.id ?? '')
  // In the fragment, which browsers do not send: it is in no log and no Referer.
  const fragment = new URLSearchParams({ token: codigo, user })
  if (isStep) fragment.set('step', '1')
  address.hash = fragment.toString()
  leave(address.href)
}
