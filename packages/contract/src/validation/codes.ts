/** The codes of violated rules; the web has a sentence for each in the reader's language (specification §5). */
export const validationCodes = [
  'REQUIRED',
  'EMAIL',
  'PASSWORD_SHORT',
  'PASSWORD_LONG',
  'PASSWORD_LOWER',
  'PASSWORD_UPPER',
  'PASSWORD_DIGIT',
  'PASSWORD_SPECIAL',
  'PASSWORD_COMMON',
  'CONFIRMED',
  'CPF',
  'CNPJ',
  'CPF_CNPJ',
  'PHONE',
  'PHONE_ABROAD',
  'CEP',
  'DATE',
  'DATE_NOT_PAST',
  'DATE_PAST',
  'ALPHA_SPACES',
  'NO_LINK',
  'NUMERIC',
  'BETWEEN',
  'CARD_NUMBER',
  'CARD_EXPIRY',
  'CARD_EXPIRED',
  'CARD_CODE',
  'CARD_HOLDER',
  'ROUTING_NUMBER',
  'BANK_ACCOUNT',
  'VIDEO_ADDRESS',
] as const
export type ValidationCode = (typeof validationCodes)[number]

/** Lets the compiler check a code. */
export const code = (one: ValidationCode): string => one
