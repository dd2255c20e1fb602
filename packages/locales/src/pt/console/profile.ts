/** The profile of the church. */
export const consoleProfile = {
  lead: 'O que o site conta da igreja: aparece na página inicial, em “Sobre nós”, no rodapé e nas buscas.',
  sections: {
    words: 'Quem somos',
    contact: 'Contato',
    place: 'Onde fica',
    clock: 'Idioma e horário',
    visitors: 'Quem visita o site',
  },
  nome: { label: 'Nome da igreja', help: 'Como as pessoas a chamam. Aparece no alto de todas as páginas.' },
  descricao: {
    label: 'Em poucas palavras',
    help: 'Uma ou duas frases, abaixo do nome e quando alguém compartilha o site.',
  },
  historia: {
    label: 'Nossa história',
    help: 'Uma linha em branco começa outro parágrafo. Aparece inteira em “Sobre nós”, e o começo dela na página inicial.',
  },
  imagens: {
    label: 'Fotos',
    help: 'A primeira abre o site; as outras aparecem em “Sobre nós”.',
    count: '{count, plural, =0 {Nenhuma foto} one {# foto} other {# fotos}}',
  },
  telefone: { label: 'Telefone', help: 'No site, um toque liga para ele. Também pode ser o do WhatsApp.' },
  email: { label: 'E-mail', help: 'Recebe as mensagens de quem visita o site.' },
  redesSociais: { label: 'Redes sociais', help: 'Aparecem no rodapé de todas as páginas.' },
  endereco: { label: 'Endereço', help: 'Onde as pessoas encontram a igreja. O site mostra e abre o mapa.' },
  latitude: {
    label: 'Ponto no mapa',
    help: 'Abra o lugar em qualquer mapa e cole aqui o link, ou os dois números. Põe a igreja no lugar certo em “Como chegar”.',
  },
  longitude: { label: 'Longitude' },
  idioma: {
    label: 'Idioma do site',
    help: 'Quem visita pode escolher outro. Datas e valores seguem este. Com espanhol da Espanha, os textos em espanhol são os de lá.',
  },
  fusoHorario: { label: 'Fuso horário', help: 'Cultos, eventos e publicações usam este horário.' },
  facebookPixelCode: {
    label: 'Código do pixel da Meta',
    help: 'Só os números. Mede anúncios, e só com quem aceitou.',
  },
  urlPoliticaPrivacidade: {
    label: 'Política de privacidade própria',
    help: 'O endereço da sua. Vazio: o site mostra a que vem com o sistema.',
  },
  flagChatBot: {
    label: 'Assistente de conversa',
    help: 'Responde perguntas de quem visita o site, onde o sistema tem um assistente.',
  },
} as const
