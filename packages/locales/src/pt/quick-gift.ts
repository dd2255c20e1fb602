export const quickGift = {
  lead: 'O pagamento abre em outra aba: o culto continua aqui.',
  reason: 'Destino',
  amount: 'Valor',
  go: 'Contribuir com {amount}',
  choose: 'Escolher o valor',
  closed: 'A igreja ainda não recebe contribuições por aqui.',
} as const
