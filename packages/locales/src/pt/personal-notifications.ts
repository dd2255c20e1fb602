/** Notifications to single members in the name of their church; `name` is a given name. */
export const personalNotifications = {
  groupRequest: {
    title: '{name} quer participar de {group}',
    body: 'Veja o pedido e dê uma resposta. Quem espera fica feliz em saber logo.',
  },
  groupAccepted: {
    title: 'Você agora faz parte de {group}',
    body: 'Seu pedido foi aceito. O endereço e os próximos encontros já estão na página do grupo.',
  },
  groupDeclined: {
    title: 'Sobre o seu pedido para {group}',
    body: 'Desta vez não foi possível. Há outros grupos esperando por você.',
  },
  prayed: {
    title: '{count, plural, one {Uma pessoa orou por você} other {# pessoas oraram por você}}',
    body: 'Você não está só.',
  },
  prayerMessages: {
    title: '{count, plural, one {Você recebeu uma palavra de ânimo} other {Você recebeu # palavras de ânimo}}',
    body: 'Alguém escreveu no seu pedido de oração.',
  },
  prayedAndWrote: {
    title:
      '{prayed, plural, one {Uma pessoa orou} other {# pessoas oraram}} por você, e {wrote, plural, one {uma escreveu} other {# escreveram}}',
    body: 'Você não está só. As palavras de ânimo estão no seu pedido de oração.',
  },
  prayerPublished: {
    title: 'Seu pedido está no mural',
    body: 'A igreja já pode orar com você.',
  },
  prayerHeld: {
    title: 'Sobre o seu pedido de oração',
    body: 'Ele não está no mural. Fale com a igreja se quiser entender melhor.',
  },
  careGiven: {
    title: 'Um acompanhamento é seu agora',
    body: 'A equipe passou um acompanhamento para você. Veja em Cuidado, no escritório.',
  },
  careDue: {
    title: 'Cuidado: algo vence hoje',
    body: 'Há um acompanhamento seu para hoje. Veja em Cuidado, no escritório.',
  },
  privacyGiven: {
    title: 'Um pedido de privacidade é seu agora',
    body: 'A equipe passou um pedido para você. Veja em Pedidos de privacidade, no escritório.',
  },
  privacyDue: {
    title: 'Um pedido de privacidade vence em breve',
    body: 'Há um pedido que precisa de resposta. Veja em Pedidos de privacidade, no escritório.',
  },
  prayerInCare: {
    title: 'Um pedido precisa de cuidado agora',
    body: 'Alguém pode estar em risco. Veja o pedido e procure a pessoa.',
  },
  chatInCare: {
    title: 'Uma mensagem do chat precisa de cuidado agora',
    body: 'Alguém pode estar em risco. Veja a mensagem e procure a pessoa.',
  },
  prayersToModerate: {
    title: '{count, plural, one {Um pedido de oração espera por você} other {# pedidos de oração esperam por você}}',
    body: 'Leia e decida o que vai para o mural.',
  },
  giftChargeFailed: {
    title: 'Sua contribuição de {date} não foi cobrada',
    body: 'Vamos tentar de novo em {retry}. Você também pode trocar o cartão.',
  },
  giftStoppedCard: {
    title: 'Sua contribuição recorrente precisa de outro cartão',
    body: 'O cartão atual não pode mais ser cobrado. Escolha outro para continuar contribuindo.',
  },
  giftStoppedRefusal: {
    title: 'Sua contribuição recorrente foi interrompida',
    body: 'O cartão foi recusado todas as vezes. Tente de novo ou escolha outro cartão.',
  },
  giftStoppedData: {
    title: 'Faltam dados para a sua contribuição recorrente',
    body: 'Complete seu cadastro para que ela continue.',
  },
  giftStoppedMethod: {
    title: 'Sua contribuição recorrente foi interrompida',
    body: 'A igreja não recebe mais contribuições desta forma. Veja como continuar.',
  },
  giftStoppedReason: {
    title: 'Sua contribuição recorrente foi interrompida',
    body: 'A igreja não recebe mais contribuições recorrentes para esta causa. Escolha outra, se quiser.',
  },
  giftStoppedBank: {
    title: 'Sua contribuição recorrente foi interrompida',
    body: 'Seu banco não autorizou ou cancelou o Pix Automático.',
  },
  giftCardExpiring: {
    title: 'O cartão final {digits} vence em breve',
    body: 'Troque o cartão da sua contribuição recorrente antes do fim de {month}.',
  },
  serviceSoon: {
    title: '{title} começa em 15 minutos',
    body: 'A transmissão já vai começar. Venha assistir com a gente.',
  },
  readingToday: {
    title: 'A leitura de hoje espera por você',
    body: '{plan}: abra quando puder. Alguns minutos já bastam.',
  },
} as const
