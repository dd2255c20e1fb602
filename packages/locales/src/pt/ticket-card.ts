/** A ticket as its holder shows it. */
export const ticketCard = {
  qr: 'Código QR do ingresso de {name}',
  noName: 'Sem nome',
  code: 'Código',
  with: 'Com {names}',
  states: { RESERVADO: 'À espera do pagamento', VALIDO: 'Válido', CANCELADO: 'Cancelado' },
  entered: 'Entrada registrada',
} as const
