/** Removes cookies that a script has set, wherever it may have set them: on this host or on a domain above it. */
export function forgetCookies(names: readonly string[]): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => labels.slice(index).join('.'))
  for (const name of names) {
    for (const domain of ['', ...domains.map((above) => `; Domain=${above}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store's own interface is not everywhere yet
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
    }
  }
}
