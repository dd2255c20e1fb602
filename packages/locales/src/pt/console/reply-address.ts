/** Where the reader of a mailbox confirms that replies to the church's mails come to it. */
export const consoleReplyAddress = {
  title: 'Respostas aos e-mails',
  question: 'Quer que as respostas aos e-mails de {church} cheguem no endereço que recebeu este link?',
  confirm: 'Confirmar',
  confirmed: 'Confirmado',
  done: 'As respostas aos e-mails de {church} vão agora para {address}.',
  INVALID_CODE:
    'Este link já foi usado ou venceu. Se você acabou de confirmar, está tudo certo; se não, peça outro à equipe da igreja.',
} as const
