/** The sender of the church's mails. */
export const consoleSender = {
  lead: 'Como os e-mails da igreja aparecem na caixa de entrada das pessoas, e para onde vão as respostas.',
  sections: { sender: 'Remetente' },
  nome: {
    label: 'Nome de quem envia',
    help: 'Vazio: o nome da igreja. O endereço de envio é o do sistema, para que os e-mails cheguem.',
  },
  responderPara: {
    label: 'As respostas vão para',
    help: 'Vazio: o e-mail dos dados da igreja. Um endereço novo recebe um link e só é usado depois de confirmado.',
  },
  responderEmUso: { label: 'Endereço confirmado' },
  look: {
    title: 'Como fica na caixa de entrada',
    subject: 'Recibo da sua contribuição',
    preview: 'Obrigado! Sua contribuição foi recebida.',
    from: 'De',
    replies: 'Responder para',
    noAddress: 'o endereço do sistema',
    noReplies: 'ninguém: a igreja não tem e-mail nos dados dela',
  },
  state: {
    waiting: 'Enviamos um link para {address} ({when}). Até ser confirmado, as respostas vão para {current}.',
    waitingAlone: 'Enviamos um link para {address} ({when}). Até ser confirmado, as respostas não vão para ninguém.',
    good: 'O link é válido até {until}.',
    expired: 'O link venceu.',
    confirmed: '{address} está confirmado e recebe as respostas.',
    again: 'Enviar o link de novo',
    sent: 'Enviado. O link anterior não funciona mais.',
  },
  refusals: { TOO_MANY_REQUESTS: 'Foram pedidos muitos links de confirmação. Espere uma hora e tente de novo.' },
} as const
