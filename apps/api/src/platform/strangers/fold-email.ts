/**
 * The mailbox that an address leads to, for limits alone: without what follows a plus sign, and at Gmail without dots. The
 * SQL function `email_dobrado` does the same.
 */
export function foldEmail(email: string): string {
  const written = email.toLowerCase()
  const at = written.lastIndexOf('@')
  const [name = ''] = written.slice(0, at).split('+', 1)
  const house = written.slice(at + 1)
  return house === 'gmail.com' || house === 'googlemail.com'
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${house}`
}
