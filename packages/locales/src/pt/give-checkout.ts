export const giveCheckout = {
  back: 'Mudar valor ou causa',
  loading: 'Carregando…',
  rehearsal: 'Esta igreja está em modo de teste: nenhum dinheiro de verdade é cobrado.',
  none: {
    title: 'Primeiro, escolha quanto contribuir',
    lead: 'Aqui você confirma e paga. Você ainda não começou uma contribuição.',
    choose: 'Escolher o valor',
  },
  summary: {
    title: 'Resumo',
    edit: 'Editar',
    fees: 'Taxas que você cobre',
    total: 'Total',
    anonymous: 'Sem mostrar o seu nome',
  },
  giver: {
    title: 'Seus dados',
    emailHint: 'O recibo chega aqui.',
    receiptTo: 'O recibo vai para {email}',
  },
  upTo: '{method} aceita até {amount} por contribuição.',
  fees: {
    label: 'Cobrir as taxas ({amount})',
    off: 'Assim a igreja recebe {amount} inteiros.',
    on: 'A igreja recebe {amount} inteiros. Obrigado!',
  },
  card: 'Cartão',
  bank: 'Conta bancária',
  toCard: 'Continuar para o cartão',
  toBank: 'Continuar para a conta',
  pay: 'Contribuir com {amount}',
  trust: 'O recibo chega por e-mail.',
  offline: 'Você está sem internet. A sua contribuição está guardada aqui; continue quando a conexão voltar.',
  refusals: {
    declined:
      'O pagamento não foi aprovado e nada foi cobrado. Confira os dados, use outro cartão ou pague de outro jeito.',
    GIVING_UNAVAILABLE: 'A igreja não está recebendo contribuições pelo site agora. Nada foi cobrado.',
    REASON_UNAVAILABLE: 'Uma das causas não recebe mais contribuições. Nada foi cobrado; escolha outra.',
    GIFT_TOO_SMALL: 'O valor mínimo mudou. Nada foi cobrado; ajuste o valor.',
    change: 'Mudar a contribuição',
  },
} as const
