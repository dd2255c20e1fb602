import * as z from 'zod/mini'
import { isCnpj, isCpf } from '../validation/tax-numbers.ts'
import { email } from '../validation/text.ts'

/** The kinds of keys of a Pix account (specification §3). */
export const pixKeyKinds = ['CPF', 'CNPJ', 'EMAIL', 'TELEFONE', 'ALEATORIA'] as const
export type PixKeyKind = (typeof pixKeyKinds)[number]

const readers: Readonly<Record<PixKeyKind, (typed: string) => string | undefined>> = {
  CPF: (typed) => (isCpf(typed) ? bare(typed) : undefined),
  CNPJ: (typed) => (isCnpj(typed) ? bare(typed) : undefined),
  EMAIL: (typed) => (z.safeParse(email, typed).success && typed.length <= 77 ? typed.toLowerCase() : undefined),
  TELEFONE: readPhone,
  ALEATORIA: (typed) =>
    /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(typed) ? typed.toLowerCase() : undefined,
}

/** A key as the Banco Central's directory keeps it; undefined for what is not a key of this kind. */
export const normalizePixKey = (kind: PixKeyKind, typed: string): string | undefined => readers[kind](typed.trim())

const bare = (typed: string) => typed.toUpperCase().replace(/[^\dA-Z]/g, '')

/** A Brazilian mobile number, with or without +55. */
function readPhone(typed: string): string | undefined {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^\+?55(?=\d{11}$)/, '')
  return /^[1-9]\d9\d{8}$/.test(digits) ? `+55${digits}` : undefined
}
