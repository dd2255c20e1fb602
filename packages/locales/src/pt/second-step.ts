export const secondStep = {
  title: 'Confirme que é você',
  lead: 'Sua conta pede uma segunda etapa para entrar.',
  passkey: {
    title: 'Use sua chave de acesso',
    lead: 'Confirme com a digital, o rosto, o PIN do aparelho ou a sua chave de segurança.',
    action: 'Usar a chave de acesso',
    cancelled: 'A chave de acesso não foi usada. Tente de novo ou escolha outra forma.',
    unsupported: 'Este navegador não aceita chaves de acesso. Escolha outra forma.',
  },
  totp: { label: 'Código do aplicativo', hint: 'Os seis números que o aplicativo autenticador mostra agora.' },
  recovery: { label: 'Código de reserva', hint: 'Um dos códigos que você guardou. Cada um funciona uma vez.' },
  submit: 'Confirmar',
  wrong: 'Não deu certo. Confira e tente de novo.',
  expired: 'A confirmação expirou. Comece de novo.',
  otherWay: 'Usar outra forma',
  ways: {
    CHAVE_ACESSO: 'Chave de acesso',
    TOTP: 'Código do aplicativo autenticador',
    CODIGO_RESERVA: 'Código de reserva',
  },
  lost: 'Perdi o aparelho',
  lostHelp:
    'Entre com um dos seus códigos de reserva. Se não tiver nenhum, fale com a equipe da igreja: ela pode desligar a segunda etapa da sua conta.',
  again: {
    title: 'Antes, confirme que é você',
    lead: 'Para mudar a segurança da conta, confirme mais uma vez.',
    password: 'Sua senha',
    wrongPassword: 'A senha não confere.',
  },
  close: 'Fechar',
} as const
