/** For authors whose request says that they, or others, are in danger. */
export const prayerHelp = {
  title: 'Você não está só',
  lead: 'O que você escreveu chegou à equipe pastoral, e só a ela. Alguém da equipe vai entrar em contato com você.',
  now: 'Se estiver difícil agora, fale com alguém:',
  call: 'Ligar para {number}',
  kinds: {
    CONVERSA: 'para conversar, a qualquer hora',
    VIOLENCIA: 'para quem sofre violência',
    CRIANCA: 'para proteger uma criança',
    EMERGENCIA: 'em caso de perigo imediato',
  },
  church: 'Falar com a igreja',
  stays: 'O seu pedido não aparece no mural. Ele está salvo em “Meus pedidos”.',
  seeMine: 'Ver meus pedidos',
} as const
