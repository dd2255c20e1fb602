/** What a gateway may ask of a payer, besides name and e-mail. */
export const payerFields = ['documento', 'telefone', 'endereco'] as const
export type PayerField = (typeof payerFields)[number]
