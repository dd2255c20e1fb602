import { ApiError } from '@narthex/contract/client'
import { type PayerField, payerFields } from '@narthex/contract/payments/payer-fields'
import type { Member } from '@narthex/contract/users/user.schemas'

/** Fields that the method needs and the member has not filled in. Addresses are known to the server only. */
export function listMissingData({ cpf, cnpj, telefone }: Member, needs: readonly PayerField[]): readonly PayerField[] {
  const isKnown = {
    documento: Boolean(cpf || cnpj),
    cpf: Boolean(cpf),
    telefone: Boolean(telefone),
    endereco: true,
  } as const
  return needs.filter((field) => !isKnown[field])
}

/** Fields that the API reports as missing; all but `cpf` where it does not name them. */
export function readMissingData(error: unknown): readonly PayerField[] {
  const details = (error instanceof ApiError && error.body?.details) || []
  const named = payerFields.filter((field) => details.some(({ path }) => path === `payer.${field}`))
  return named.length > 0 ? named : payerFields.filter((field) => field !== 'cpf')
}

/** The page on which a member tells what is missing, with the way back. */
export const dataUpdatePath = (missing: readonly PayerField[], path: string) =>
  `/user/data-update?redirectTo=${encodeURIComponent(path)}${missing.includes('cpf') ? '&documento=cpf' : ''}` as const
