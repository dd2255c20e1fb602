export const churches = {
  signInTitle: 'Entrar na sua igreja',
  signInLead: 'Escolha a igreja de que você participa para entrar na sua conta.',
  lead: '{count, plural, =0 {Ainda não há igrejas por aqui.} one {Uma igreja, uma família.} other {# igrejas, uma família.}}',
  choose: 'Escolha a sua igreja',
  visitSite: 'Visitar o site',
  current: 'Você está aqui',
  search: 'Nome ou endereço da igreja',
  find: 'Buscar',
  clear: 'Limpar a busca',
  close: 'Fechar',
  nearMe: 'Perto de mim',
  locating: 'Buscando sua localização…',
  away: 'a {distance}',
  count: '{count, plural, =0 {} one {# igreja} other {# igrejas}}',
  found: '{count, plural, =0 {Nenhuma igreja encontrada} one {# igreja encontrada} other {# igrejas encontradas}}',
  nearest: '{count, plural, =0 {} one {# igreja} other {# igrejas, da mais próxima à mais distante}}',
  noneTitle: 'Nenhum resultado para “{search}”',
  none: 'Tente só o bairro, a cidade ou um pedaço do nome.',
  showAll: 'Ver todas as igrejas',
  place: {
    refused:
      'Tudo bem, a sua localização fica com você. A lista continua aqui: busque pelo bairro ou pela cidade. Se mudar de ideia, libere a localização nas permissões do navegador.',
    unavailable: 'Não deu para saber onde você está. A lista continua aqui: busque pelo bairro ou pela cidade.',
    timeout:
      'Não encontramos sua localização ainda. Tente de novo daqui a pouco, ou busque pelo bairro ou pela cidade.',
    unanswered:
      'Não conseguimos medir as distâncias agora. A lista continua aqui; tente de novo quando a conexão melhorar.',
  },
  meet: 'Conhecer a igreja',
  aloneTitle: 'Só nós, por enquanto',
  alone: '{church} não faz parte de uma rede de igrejas. A porta daqui está sempre aberta.',
} as const
