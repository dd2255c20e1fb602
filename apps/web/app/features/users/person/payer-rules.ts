import type { Member } from '@narthex/contract/users/user.schemas'

export type PayerField = 'documento' | 'cpf' | 'telefone' | 'dataNascimento'

/** The query key by which a payment asks for a CPF, where the number of a company does not do. */
export const documentKey = 'documento'

export interface PaymentNeeds {
  /** Numbers of Brazil are asked for at churches of Brazil alone. */
  readonly isBrazilian: boolean
  readonly isCpfNeeded: boolean
}

/** Lists the data that a payment requires and the member lacks. */
export function listMissing(member: Member, { isBrazilian, isCpfNeeded }: PaymentNeeds): PayerField[] {
  const hasDocument = Boolean(member.cpf) || Boolean(member.cnpj)
  const wanted: readonly (PayerField | false)[] = [
    isCpfNeeded && !member.cpf && 'cpf',
    isBrazilian && !isCpfNeeded && !hasDocument && 'documento',
    isBrazilian && !member.telefone && 'telefone',
    !member.dataNascimento && 'dataNascimento',
  ]
  return wanted.filter((field) => field !== false)
}
