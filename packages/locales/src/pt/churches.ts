export const churches = {
  lead: '{count, plural, =0 {Ainda não há igrejas por aqui.} one {Uma igreja, uma família.} other {# igrejas, uma família.}}',
  choose: 'Escolha a sua igreja',
  visitSite: 'Visitar o site',
  current: 'Você está aqui',
  meet: 'Conhecer a igreja',
  aloneTitle: 'Só nós, por enquanto',
  alone: '{church} não faz parte de uma rede de igrejas. A porta daqui está sempre aberta.',
} as const
