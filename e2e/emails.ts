/**
 * The e-mail of a person of one test. Churches of a product share its accounts, so that a password that one test changes
 * must not be another one's.
 * @param code of the test's church
 */
export function emailAt(code: string, name: string): string {
  return `${name}@${code}.example`
}
