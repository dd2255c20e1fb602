/** Fields that a gateway may ask of a payer, besides name and e-mail. `documento`: CPF or CNPJ; `cpf`: no company's number. */
export const payerFields = ['documento', 'cpf', 'telefone', 'endereco'] as const
export type PayerField = (typeof payerFields)[number]

/** Fields that a gateway may ask of the holder of a card that is typed, by the fields of `createCardToken`. */
export const holderFields = ['documento', 'email', 'telefone', 'cep', 'numeroEndereco'] as const
export type HolderField = (typeof holderFields)[number]
