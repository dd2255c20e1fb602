import type { Member } from '@narthex/contract/users/user.schemas'

export type PayerField = 'documento' | 'telefone' | 'dataNascimento'

/** What a payment asks for and the member has not told; numbers of Brazil are asked for at churches of Brazil alone. */
export function listMissing(member: Member, isBrazilian: boolean): PayerField[] {
  const wanted: readonly (PayerField | false)[] = [
    isBrazilian && !member.cpf && !member.cnpj && 'documento',
    isBrazilian && !member.telefone && 'telefone',
    !member.dataNascimento && 'dataNascimento',
  ]
  return wanted.filter((field) => field !== false)
}
