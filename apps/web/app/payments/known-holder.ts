import { cepMask, cpfOrCnpjMask } from '@narthex/client/forms/masks'
import type { HolderField } from '@narthex/contract/payments/payer-fields'
import { listAddresses } from '@narthex/contract/users/address.endpoints'
import type { MemberAddress } from '@narthex/contract/users/address.schemas'
import { callApi } from '../session/api.ts'
import { useSession } from '../session/session.ts'
import type { HolderInput } from './held-card.ts'

/** The payer, as far as the page that opens the card form knows them. */
export interface CardPayer {
  readonly nome: string
  readonly email: string
  readonly documento?: string | null
  readonly telefone?: string | null
}

/** Known data of a card's holder before anything is typed: most cards are the payer's own. */
export async function findKnownHolder(payer: CardPayer, needs: readonly HolderField[]): Promise<HolderInput> {
  const { clientAccount: member } = useSession.getState()
  const document = payer.documento || member?.cpf || member?.cnpj
  const phone = payer.telefone || member?.telefone
  const address = needs.includes('cep') ? await findBrazilianAddress() : undefined
  return {
    documento: document ? cpfOrCnpjMask.write(cpfOrCnpjMask.read(document)) : '',
    email: payer.email,
    telefone: phone?.startsWith('+55') ? phone : '',
    cep: address?.cep ? cepMask.write(address.cep) : '',
    numeroEndereco: address?.numero ?? '',
  }
}

/** Address of the member in Brazil, if any. A failed request answers undefined too: the holder can type the address. */
async function findBrazilianAddress(): Promise<MemberAddress | undefined> {
  const { account, clientAccount } = useSession.getState()
  if (!account || !clientAccount) return undefined
  const addresses = await callApi(listAddresses, { params: { id: String(account.id) } }).catch(() => [])
  return addresses.find(({ pais }) => pais === 'BR')
}
