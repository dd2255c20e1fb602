/** Mails about subscriptions of Play, by their kind. */
export const playMails = {
  'play-started': {
    subject: 'Sua assinatura {plano} começou',
    preview: 'Aproveite até {ate}; depois, a assinatura se renova.',
    title: 'Boas-vindas ao Play',
    lead: 'Sua assinatura {plano} está ativa. O período atual vai até {ate}.',
    note: 'Você pode mudar de plano, pausar ou cancelar quando quiser.',
    button: 'Começar a assistir',
    reason: 'Você recebeu esta mensagem porque assinou o Play em {igreja}.',
  },
  'play-trial': {
    subject: 'Seu período grátis do plano {plano} começou',
    preview: 'Grátis até {ate}. Primeira cobrança: {cobranca}.',
    title: 'Seu período grátis começou',
    lead: 'Assista à vontade: é grátis até {ate}, e a primeira cobrança é em {cobranca}.',
    note: 'Se não quiser continuar, cancele até {ate} e não pague nada. Depois, o plano {plano} custa {preco}.',
    button: 'Começar a assistir',
    reason: 'Você recebeu esta mensagem porque começou um período grátis do Play em {igreja}.',
  },
  'play-renewal': {
    subject: 'Falta pagar a renovação do plano {plano}',
    preview: 'Pague {valor} até {ate} e continue assistindo.',
    title: 'Hora de renovar',
    lead: 'Seu período do plano {plano} vai até {ate}. Para continuar, pague {valor} pelo botão: o código do Pix aparece na hora.',
    note: 'Se não quiser continuar, não precisa fazer nada: a assinatura termina sozinha.',
    button: 'Pagar agora',
    reason: 'Você recebeu esta mensagem porque tem uma assinatura do Play em {igreja}.',
  },
  'play-failed': {
    subject: 'A renovação do plano {plano} não foi aprovada',
    preview: 'Vamos tentar de novo em {tentativa}.',
    title: 'A cobrança não foi aprovada desta vez',
    lead: 'Não conseguimos cobrar {valor} da sua assinatura {plano}. Vamos tentar de novo em {tentativa}.',
    note: 'Se preferir não esperar, troque o cartão ou pague agora pelo botão.',
    button: 'Resolver agora',
    reason: 'Você recebeu esta mensagem porque tem uma assinatura do Play em {igreja}.',
  },
  'play-card-needed': {
    subject: 'Troque o cartão da sua assinatura {plano}',
    preview: 'O cartão atual não pode mais ser cobrado.',
    title: 'Precisamos de outro cartão',
    lead: 'Não foi possível cobrar {valor} da sua assinatura {plano} com o cartão atual, e não vamos tentar de novo com ele.',
    note: 'Cadastre outro cartão ou escolha o Pix para não perder o acesso.',
    button: 'Trocar o cartão',
    reason: 'Você recebeu esta mensagem porque tem uma assinatura do Play em {igreja}.',
  },
  'play-canceled': {
    subject: 'Sua assinatura {plano} foi cancelada',
    preview: 'Você ainda assiste até {ate}.',
    title: 'Assinatura cancelada',
    lead: 'Cancelamos sua assinatura {plano}. Você continua assistindo até {ate}, e nada mais será cobrado.',
    note: 'Mudou de ideia? Até essa data dá para desfazer o cancelamento.',
    button: 'Ver minha assinatura',
    reason: 'Você recebeu esta mensagem porque cancelou sua assinatura do Play em {igreja}.',
  },
  'play-ended': {
    subject: 'Sua assinatura {plano} terminou',
    preview: 'Você pode voltar quando quiser.',
    title: 'Sua assinatura terminou',
    lead: 'O período da sua assinatura {plano} chegou ao fim. Nada mais será cobrado.',
    note: 'Sua lista e o ponto em que você parou continuam guardados.',
    button: 'Assinar de novo',
    reason: 'Você recebeu esta mensagem porque tinha uma assinatura do Play em {igreja}.',
  },
} as const

/** Lines of their table. */
export const playMailParts = { plan: 'Plano', amount: 'Valor', until: 'Até' } as const
