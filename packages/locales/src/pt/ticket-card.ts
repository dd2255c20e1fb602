/** A ticket as its holder shows it. */
export const ticketCard = {
  qr: 'Código QR do ingresso de {name}',
  noName: 'Sem nome',
  code: 'Código',
  with: 'Com {names}',
  states: { RESERVADO: 'À espera do pagamento', VALIDO: 'Válido', CANCELADO: 'Cancelado' },
  entered: 'Entrada registrada',
  files: {
    pdf: '{count, plural, one {Salvar o ingresso em PDF} other {Salvar os ingressos em PDF}}',
    one: 'Salvar em PDF',
    oneFor: ' o ingresso de {name}',
    calendar: 'Adicionar à agenda',
    failed: 'Não deu para baixar. Tente de novo.',
  },
  wallets: {
    APPLE: 'Adicionar à Carteira da Apple',
    GOOGLE: 'Adicionar à Carteira do Google',
    for: ' o ingresso de {name}',
    other: 'Outra carteira',
    offline: 'Conecte-se à internet para salvar na carteira.',
    failed: 'Não deu para abrir a carteira. Tente de novo.',
  },
} as const
