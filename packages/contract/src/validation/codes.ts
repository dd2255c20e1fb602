/** What a rule says of a value that breaks it; whoever shows it knows the sentence in the reader's language (§5). */
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
  'CEP',
  'DATE',
  'DATE_NOT_PAST',
  'ALPHA_SPACES',
  'NUMERIC',
  'BETWEEN',
] as const
export type ValidationCode = (typeof validationCodes)[number]

/** A code that the compiler knows. */
export const code = (one: ValidationCode): string => one
