import { handOff } from '@narthex/contract/auth/login.endpoints'
import type { Success } from '@narthex/contract/endpoint'
import { callApi } from './api.ts'
import { leave } from './leave.ts'
import { useSession } from './session.ts'

/**
 * Goes to the site of another church of the organisation, and is logged in there (specification §4, origin URL): the
 * token in the address is a code that is good once, within a minute.
 * @param igreja id, uuid, slug or code
 * @param path a path of that site
 */
export async function goToChurch(igreja: string, path = '/'): Promise<void> {
  goWithCode(await callApi(handOff, { body: { igreja } }), path)
}

/** The same with a code that another call brought. */
export function goWithCode({ codigo, site }: Pick<Success<typeof handOff>, 'codigo' | 'site'>, path = '/'): void {
  const address = new URL(path, site)
  const user = String(useSession.getState().account?.id ?? '')
  // Behind `#`, which browsers send to nobody: in no log and in no Referer.
  address.hash = new URLSearchParams({ token: codigo, user }).toString()
  leave(address.href)
}
