/** Videos in lists. */
export const consoleVideos = {
  title: 'Vídeos',
  add: 'Novo vídeo',
  empty: {
    title: 'Reúna os vídeos da igreja',
    lead: 'Cada vídeo tem a sua página no site, em ordem de data e em séries.',
    example:
      'Por exemplo: cole o endereço de um culto no YouTube. Para trazer todos de uma vez, ligue o canal na aba “Canal”.',
  },
  columns: {
    titulo: 'Título',
    serie: 'Série',
    situacao: 'Situação',
    dataPublicacao: 'Data no site',
    pregador: 'Pregador',
    referencia: 'Texto bíblico',
    duracaoSegundos: 'Duração',
    idioma: 'Idioma',
  },
  actions: { publish: 'Publicar', withdraw: 'Tirar do ar', remove: 'Excluir' },
} as const

export const consoleVideoFields = {
  new: 'Novo vídeo',
  sections: {
    film: 'Vídeo',
    words: 'Texto',
    facts: 'Detalhes',
    picture: 'Imagem',
    chapters: 'Capítulos e legendas',
    when: 'Publicação',
  },
  endereco: {
    label: 'Endereço do vídeo',
    help: 'Cole o endereço do YouTube ou do Vimeo, ou escolha um vídeo da biblioteca.',
    film: 'O vídeo, como o site o mostra',
    unknown: 'Este endereço não é de um vídeo. No YouTube: abra o vídeo, toque em “Compartilhar” e copie o link.',
    fill: 'Preencher com os dados do {service}',
    filling: 'Consultando o {service}…',
    filled: 'Preenchemos o que faltava. Confira e mude o que quiser.',
    nothingNew: 'O serviço não tem nada a acrescentar.',
    notTold: 'O serviço não informa nada sobre este vídeo. Ele pode ser privado ou ter saído do ar.',
  },
  titulo: { label: 'Título' },
  descricao: { label: 'Descrição', help: 'Tempos como 12:30 viram links para esse momento do vídeo.' },
  serie: { label: 'Série', help: 'Escolha uma que já existe ou escreva uma nova. Vídeos da mesma série ficam juntos.' },
  pregador: { label: 'Pregador' },
  referencia: { label: 'Texto bíblico', help: 'Como a igreja escreve: João 15.4-8.' },
  duracaoSegundos: { label: 'Duração', help: 'Como 32:10 ou 1:02:05.', wrong: 'Escreva como 32:10 ou 1:02:05.' },
  idioma: { label: 'Idioma falado', church: 'O idioma da igreja' },
  imagem: { label: 'Imagem', help: 'Deitada, de 16 por 9. Sem ela o site desenha uma capa.' },
  capitulos: {
    label: 'Capítulos',
    help: 'Partes do vídeo, cada uma a partir do seu tempo.',
    add: 'Adicionar capítulo',
    wrong: 'Escreva como 12:30 ou 1:02:05.',
    parts: { inicioSegundos: 'Começa em', titulo: 'Título do capítulo' },
  },
  legendas: {
    label: 'Legendas',
    help: 'Só para vídeos guardados aqui. O YouTube e o Vimeo mostram as deles.',
    add: 'Adicionar legenda',
    parts: { idioma: 'Idioma', url: 'Arquivo (WebVTT)' },
  },
  dataPublicacao: {
    label: 'Data',
    help: 'No futuro: aparece só a partir daí. Sem data: o momento em que for publicado.',
  },
  idExterno: {
    label: 'Código em outro sistema',
    help: 'Os vídeos do canal são reconhecidos por ele. Não é preciso mudar.',
  },
} as const

/** A channel whose films are read in. */
export const consoleVideoChannel = {
  lead: 'O site lê o canal da igreja agora e depois toda noite, e traz os vídeos novos. O que vocês mudarem ou excluírem fica como está.',
  sections: { source: 'Canal', films: 'O que fazer com os vídeos' },
  endereco: {
    label: 'Endereço do canal',
    help: 'Um canal ou uma playlist do YouTube, ou um canal, um grupo ou uma pessoa do Vimeo. No YouTube: abra o canal e copie o endereço, como youtube.com/@suaigreja. Se não der certo, na página do canal toque em “mais”, “Compartilhar canal” e “Copiar ID do canal”.',
  },
  flagAtivo: { label: 'Ler toda noite', help: 'Desligado, nada novo chega. O que já está aqui continua.' },
  serie: { label: 'Série', help: 'Os vídeos novos entram nela. Vazio: em nenhuma.' },
  flagPublicar: {
    label: 'Mostrar no site ao chegar',
    help: 'Desligado, cada vídeo espera como rascunho até alguém publicar.',
  },
  reading: {
    title: 'Leitura do canal',
    last: 'Última leitura com sucesso',
    came: 'O que chegou',
    films:
      '{found, plural, one {# vídeo no canal} other {# vídeos no canal}}, {added, plural, =0 {nenhum novo} one {# novo} other {# novos}}',
    tried: 'Última tentativa',
    next: 'Próxima leitura',
    never: 'Ainda não houve',
    now: 'Ler agora',
    busy: 'Lendo o canal…',
    failures: {
      NAO_ENCONTRADO: 'Não há canal neste endereço. Confira se ele foi copiado inteiro.',
      SEM_LISTA:
        'A página do canal não diz onde está a lista de vídeos. Copie o ID do canal (começa com UC) e cole aqui no lugar do endereço.',
      RECUSADO: 'O serviço não deixa ler. O canal ou a playlist pode ser privado.',
      FORA_DO_AR: 'O serviço não respondeu. Em geral passa sozinho; tentamos de novo.',
      ILEGIVEL: 'O que chegou não é uma lista de vídeos. Tentamos de novo; se continuar, confira o endereço.',
      SEM_VIDEOS: 'O canal não tem nenhum vídeo público.',
    },
  },
} as const
