import { enterAsSupport } from '@narthex/contract/office/support.endpoints'
import { callApi } from './api.ts'

/**
 * Opens a session of support with the code of an address such as `/support#codigo=…`, and the office with it; false without a
 * code, and where it is not good any more. The fragment reaches no server log.
 */
export async function enterWithCode(): Promise<boolean> {
  const codigo = new URLSearchParams(location.hash.slice(1)).get('codigo')
  if (!codigo) return false
  // Good once: neither the history nor a reload keeps it.
  history.replaceState(null, '', location.pathname)
  try {
    await callApi(enterAsSupport, { body: { codigo } })
  } catch {
    return false
  }
  location.replace('/')
  return true
}
