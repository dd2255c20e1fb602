import { date } from '@narthex/contract/fields'
import { isAmong } from '@narthex/contract/pasted-text'
import type { CustomField } from '@narthex/contract/users/custom-field.endpoints'
import { code } from '@narthex/contract/validation/codes'
import * as z from 'zod/mini'

/** The violation of an answer, as a validation code if there is one; null (no answer) is always valid. */
export function findComplaint(
  { tipo, opcoes, flagObrigatorio }: Pick<CustomField, 'tipo' | 'opcoes' | 'flagObrigatorio'>,
  valor: string | null,
): string | undefined {
  if (valor === null) return flagObrigatorio ? code('REQUIRED') : undefined
  if (tipo === 'TEXTO') return valor.length > 200 || valor.includes('\n') ? 'Not a line' : undefined
  if (tipo === 'NUMERO') return /^\d{1,15}$/.test(valor) ? undefined : code('NUMERIC')
  if (tipo === 'DATA') return z.safeParse(date, valor).success ? undefined : code('DATE')
  if (tipo === 'SIM_NAO') return ['true', 'false'].includes(valor) ? undefined : 'Neither true nor false'
  if (tipo === 'OPCAO') return isAmong(opcoes, valor) ? undefined : 'Not one of the options'
  return undefined
}
