/** The profile of the church. */
export const consoleProfile = {
  lead: 'O que o site conta da igreja: aparece no início, em “Sobre”, no rodapé e nas buscas.',
  sections: {
    words: 'Quem somos',
    contact: 'Contato',
    place: 'Onde fica',
    clock: 'Língua e horário',
    visitors: 'Quem visita o site',
  },
  nome: { label: 'Nome da igreja', help: 'Como as pessoas a chamam. Aparece no alto de todas as páginas.' },
  descricao: {
    label: 'Em poucas palavras',
    help: 'Uma ou duas frases, abaixo do nome e quando alguém compartilha o site.',
  },
  historia: {
    label: 'Nossa história',
    help: 'Um parágrafo por linha em branco. Aparece inteira em “Sobre”, e o começo dela no início.',
  },
  imagens: {
    label: 'Fotos',
    help: 'A primeira abre o site; as outras aparecem em “Sobre”.',
    count: '{count, plural, =0 {Nenhuma foto} one {# foto} other {# fotos}}',
  },
  telefone: { label: 'Telefone', help: 'Um toque no site liga para ele. Serve também o do WhatsApp.' },
  email: { label: 'E-mail', help: 'Para onde escrevem as pessoas que visitam o site.' },
  redesSociais: { label: 'Redes sociais', help: 'Aparecem no rodapé de todas as páginas.' },
  endereco: { label: 'Endereço', help: 'Onde as pessoas encontram a igreja. O site mostra e abre o mapa.' },
  latitude: {
    label: 'Ponto no mapa',
    help: 'Abra o lugar em qualquer mapa e cole aqui o link, ou os dois números. Põe a igreja no lugar certo em “Como chegar”.',
  },
  longitude: { label: 'Longitude' },
  idioma: {
    label: 'Língua do site',
    help: 'Quem visita pode escolher outra. Datas e valores seguem esta. Com espanhol da Espanha, os textos em espanhol são os de lá.',
  },
  fusoHorario: { label: 'Fuso horário', help: 'Cultos, eventos e publicações usam este relógio.' },
  facebookPixelCode: {
    label: 'Código do pixel da Meta',
    help: 'Só os números. Mede anúncios, e só de quem aceitou ser medido.',
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
