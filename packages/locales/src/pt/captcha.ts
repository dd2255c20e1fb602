export const captcha = {
  label: 'Verificação de segurança',
  moment: 'Só um instante',
  giveUp: 'Cancelar',
  working: 'Verificando se você não é um robô…',
  done: 'Tudo certo: você não é um robô.',
  invalid: 'Não deu para confirmar que você não é um robô. Tente de novo.',
  retry: 'Conferir de novo',
} as const
