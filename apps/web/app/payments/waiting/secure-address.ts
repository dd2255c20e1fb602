/** Whether an address that a gateway gave may be opened: no script, and nothing that others could read on its way. */
export function isSecureAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}
