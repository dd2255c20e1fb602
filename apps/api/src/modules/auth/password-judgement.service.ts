import { code } from '@narthex/contract/validation/codes'
import { invalid } from '../../platform/errors/domain-error.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { isGuessable } from './password-guessing.rules.ts'

declare const judged: unique symbol
/** An accepted new password: `hashPassword` takes no other. */
export type JudgedPassword = string & { readonly [judged]: true }

/** The person who chooses the password. */
export interface PasswordOwner {
  readonly email: string | undefined
  readonly nome?: string | undefined
  readonly sobrenome?: string | undefined
}

/**
 * Refuses a new password that is easy to guess (OWASP ASVS 6.2.4, 6.2.11): a common one, or words of this person, this
 * church or the product. The contract checks its form. Throws VALIDATION with PASSWORD_COMMON at `path`.
 */
export async function judgePassword(
  call: ChurchCall,
  password: string,
  { email, nome, sobrenome, path = 'body.senha' }: PasswordOwner & { readonly path?: string },
): Promise<JudgedPassword> {
  const { name: churchName } = await call.facts()
  const address = email?.replace('@', ' ')
  const person = [nome, sobrenome, nome && sobrenome ? nome + sobrenome : undefined]
  const context = [churchName, call.church.codigo, call.church.slug, address, ...person]
  return judgeAgainst(context, password, path)
}

/** Refuses a new password that is easy to guess by someone who knows these words. Throws VALIDATION at `path`. */
export async function judgeAgainst(
  context: readonly (string | undefined)[],
  password: string,
  path: string,
): Promise<JudgedPassword> {
  if (isGuessable(password, context, await commonPasswords()))
    throw invalid([{ path, message: code('PASSWORD_COMMON') }])
  return password as JudgedPassword
}

let loaded: Promise<(word: string) => boolean> | undefined

/** The 49,000 most common passwords; loaded when a process checks its first new password. */
function commonPasswords(): Promise<(word: string) => boolean> {
  loaded ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const words = new Set<string>(dictionary['passwords-common'])
    return (word) => words.has(word)
  })
  return loaded
}
