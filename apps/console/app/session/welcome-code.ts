/** Code of an invitation mail. Its link carries it behind `#`, so that it reaches no server log. */
export interface WelcomeCode {
  readonly codigo: string
  readonly email: string
}

/** Reads the code of an address such as `/welcome#codigo=…&email=…`; undefined for other addresses. */
export function readWelcomeCode({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): WelcomeCode | undefined {
  const given = new URLSearchParams(hash.slice(1))
  const [codigo, email] = [given.get('codigo'), given.get('email')]
  return pathname === '/welcome' && codigo && email ? { codigo, email } : undefined
}
