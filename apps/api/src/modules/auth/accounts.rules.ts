import type { Account } from '@narthex/contract/auth/auth.schemas'
import { fallbackLocale, type Locale, toLocale } from '@narthex/contract/locale'

interface KeptAccount {
  readonly id: number
  readonly email: string
  readonly flagAtivo: boolean
  readonly idioma: string
  readonly dataCadastro: Date
}

/** An account as its owner sees it. */
export function toAccount({ id, email, flagAtivo, idioma, dataCadastro }: KeptAccount): Account {
  return { id, email, flagAtivo, idioma: toAccountLocale({ idioma }), dataCadastro: dataCadastro.toISOString() }
}

/** The language of the account's mails. */
export function toAccountLocale({ idioma }: Pick<KeptAccount, 'idioma'>): Locale {
  return toLocale(idioma) ?? fallbackLocale
}
