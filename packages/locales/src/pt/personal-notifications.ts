/** What single members are told in the name of their church; `name` is a given name. */
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
  prayerInCare: {
    title: 'Um pedido precisa de cuidado agora',
    body: 'Alguém pode estar em risco. Veja o pedido e procure a pessoa.',
  },
  prayersToModerate: {
    title: '{count, plural, one {Um pedido de oração espera por você} other {# pedidos de oração esperam por você}}',
    body: 'Leia e decida o que vai para o mural.',
  },
} as const
