/** Episodes of the podcast in lists. */
export const consolePodcast = {
  title: 'Podcast',
  add: 'Novo episódio',
  empty: {
    title: 'Leve as mensagens a quem não veio',
    lead: 'Cada episódio toca no site e chega aos aplicativos de podcast.',
    example:
      'Por exemplo: a gravação do culto de domingo. Quem já publica em outro lugar liga o feed na aba “Programa”.',
  },
  columns: {
    titulo: 'Título',
    posicao: 'Nº',
    situacao: 'Situação',
    dataPublicacao: 'Data no site',
    duracaoSegundos: 'Duração',
    origem: 'De onde vem',
  },
  origins: { IGREJA: 'Da igreja', FEED: 'Do feed' },
  actions: { publish: 'Publicar', withdraw: 'Tirar do ar', remove: 'Excluir' },
} as const

export const consolePodcastFields = {
  new: 'Novo episódio',
  readOnly: 'Este episódio vem do feed. Mude-o onde ele é publicado: a mudança chega aqui na próxima leitura.',
  sections: { words: 'Texto', file: 'Áudio', picture: 'Imagem', when: 'Publicação' },
  titulo: { label: 'Título', help: 'Sem número e sem o nome do podcast: os aplicativos já mostram os dois.' },
  descricao: { label: 'Descrição', help: 'Do que fala, quem fala, e os links citados.' },
  imagem: { label: 'Imagem do episódio', help: 'Quadrada. Sem ela aparece a capa do podcast.' },
  audio: {
    label: 'Áudio',
    help: 'Envie a gravação (MP3 ou M4A) ou escolha uma da biblioteca. Também pode ser um endereço de outro site.',
    listen: 'Ouvir',
    failed: 'Não deu para ouvir este áudio aqui. Confira o arquivo; se ele estiver certo, escreva a duração abaixo.',
  },
  audioTipo: { label: 'Tipo do áudio' },
  audioBytes: {
    label: 'Tamanho em bytes',
    help: 'Só para áudio de outro site: os diretórios pedem. O tamanho dos arquivos da biblioteca já sabemos.',
  },
  duracaoSegundos: {
    label: 'Duração',
    help: 'Minutos e segundos, como 32:10. É lida do áudio quando dá.',
    wrong: 'Escreva como 32:10 ou 1:02:05.',
  },
  dataPublicacao: { label: 'Data', help: 'No futuro: aparece só a partir daí. O número do episódio segue as datas.' },
  idExterno: { label: 'Código em outro sistema', help: 'Só para quem traz episódios de outro programa.' },
} as const

/** The show: its own or that of a feed. */
export const consolePodcastShow = {
  lead: 'O que o site e os aplicativos contam do podcast.',
  sections: { source: 'De onde vem', words: 'Apresentação', facts: 'Para os diretórios', links: 'Onde ouvir' },
  feedUrl: {
    label: 'Os episódios',
    own: { label: 'Publicamos aqui', help: 'Você envia cada gravação e o site monta o feed.' },
    other: {
      label: 'Já publicamos em outro serviço',
      help: 'O site lê o feed e mostra os episódios, sem enviar nada de novo.',
    },
    address: 'Endereço do feed (RSS)',
    addressHelp: 'Começa com https:// e está nas configurações do serviço. Título, capa e textos vêm de lá.',
    toFeed:
      '{count, plural, one {Há # episódio publicado ou em rascunho aqui} other {Há # episódios publicados ou em rascunho aqui}}. Nada é apagado sozinho: exclua-os antes em “Podcast”; ficam 30 dias na lixeira.',
    toOwn:
      'Ao salvar, {count, plural, =0 {os episódios do feed saem} one {o episódio do feed sai} other {os # episódios do feed saem}} do site. No serviço de lá continuam.',
    conflict: 'Há episódios da igreja, talvez em rascunho. Exclua-os antes em “Podcast” e salve de novo.',
    none: 'Publicado aqui',
  },
  titulo: { label: 'Nome do podcast' },
  descricao: { label: 'Descrição', help: 'Duas ou três frases: para quem é e o que se ouve nele.' },
  imagem: { label: 'Capa', help: 'Quadrada, de 1400 a 3000 pixels. Sem ela, é usado o símbolo da igreja.' },
  autor: { label: 'Autor', help: 'Em geral o nome da igreja.' },
  categoria: { label: 'Categoria' },
  subcategoria: { label: 'Subcategoria', none: 'Nenhuma' },
  idioma: { label: 'Idioma dos episódios' },
  flagExplicito: { label: 'Conteúdo explícito', help: 'Os diretórios avisam quem ouve e escondem de crianças.' },
  email: {
    label: 'E-mail do responsável',
    help: 'Fica no feed, à vista de todos: os diretórios escrevem para ele ao confirmar que o podcast é seu.',
  },
  apple: { label: 'Endereço no Apple Podcasts', help: 'Depois de aceito lá. Vira um botão no site.' },
  spotify: { label: 'Endereço no Spotify', help: 'Depois de aceito lá. Vira um botão no site.' },
  codigo: { label: 'Código do podcast' },
  reading: {
    title: 'Leitura do feed',
    last: 'Última leitura com sucesso',
    tried: 'Última tentativa',
    next: 'Próxima leitura',
    never: 'Ainda não houve',
    now: 'Ler agora',
    busy: 'Lendo o feed…',
    failures: {
      ENDERECO: 'O endereço não leva a um site público. Confira se foi copiado inteiro.',
      NAO_ENCONTRADO: 'Não há nada neste endereço. O feed pode ter mudado: copie o endereço de novo no serviço.',
      RECUSADO: 'O serviço não deixa ler. O feed é fechado ou pede senha: use o endereço público.',
      SERVIDOR: 'O serviço respondeu com um erro. Em geral passa sozinho; tentamos de novo.',
      SEM_RESPOSTA: 'O serviço não respondeu a tempo. Tentamos de novo.',
      NAO_E_FEED: 'O que está no endereço não é um feed de podcast. Procure por “RSS” nas configurações do serviço.',
      SEM_EPISODIOS: 'O feed não tem nenhum episódio com áudio. O que já estava no site continua.',
      GRANDE: 'O feed é grande demais para ler. Peça ao serviço um feed com menos episódios.',
    },
  },
  ending: {
    title: 'Encerrar o podcast',
    lead: 'A página do podcast fica vazia e a leitura do feed para. Episódios na lixeira continuam lá.',
    act: 'Encerrar o podcast',
    question: 'Encerrar o podcast?',
    own: 'Há episódios da igreja. Exclua-os antes em “Podcast”.',
    done: 'O podcast foi encerrado.',
  },
} as const

/** Requirements of the directories, and how to hand the show in. */
export const consolePodcastDirectories = {
  lead: 'O que o Apple Podcasts, o Spotify e os outros pedem para aceitar o podcast, conferido no que está publicado agora.',
  noShow: {
    title: 'Primeiro, o programa',
    lead: 'Diga como o podcast se chama e de onde vêm os episódios.',
    act: 'Montar o programa',
  },
  ready: 'Pronto para os diretórios.',
  open: '{count, plural, one {Falta # coisa} other {Faltam # coisas}} para os diretórios aceitarem.',
  feed: 'Endereço do feed',
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Não deu para copiar. Selecione o endereço e copie.',
  states: { OK: 'Certo', FALTA: 'Falta', MELHORAR: 'Pode melhorar', FORA: 'No serviço de origem' },
  about: 'Episódios: {titles}',
  checks: {
    TITULO: { label: 'Nome do podcast', OK: 'O podcast tem nome.', VAZIO: 'Escreva o nome em “Programa”.' },
    DESCRICAO: { label: 'Descrição', OK: 'Há uma descrição.', VAZIA: 'Escreva em “Programa” do que o podcast fala.' },
    CAPA: {
      label: 'Capa quadrada de 1400 a 3000 pixels',
      OK: 'A capa é quadrada e grande o bastante. Nós a entregamos em JPEG.',
      PADRAO: 'É usado o símbolo da igreja, que serve. Uma capa própria chama mais atenção.',
      NAO_QUADRADA: 'A capa não é quadrada. Recorte-a em “Fotos e arquivos” ou escolha outra.',
      PEQUENA: 'A capa é pequena demais. Envie uma de pelo menos 1400 × 1400 pixels.',
      CONFIRA: 'A capa está em outro site: confira lá se é quadrada e tem de 1400 a 3000 pixels.',
      FORMATO: 'A capa está em outro site e não parece ser JPEG nem PNG. Confira lá.',
      ENDERECO: 'O endereço da capa não começa com https://. Escolha uma imagem da biblioteca.',
    },
    AUTOR: {
      label: 'Autor',
      OK: 'O autor está preenchido.',
      VAZIO: 'Escreva o autor em “Programa”: em geral, o nome da igreja.',
    },
    EMAIL: {
      label: 'E-mail do responsável',
      OK: 'Os diretórios sabem para quem escrever.',
      VAZIO: 'Escreva um e-mail em “Programa”: os diretórios mandam um código para ele.',
      SERVICO: 'O e-mail fica no serviço que publica o feed. Confira lá.',
    },
    CATEGORIA: {
      label: 'Categoria',
      OK: 'A categoria é uma das que eles conhecem.',
      DESCONHECIDA: 'Escolha uma categoria em “Programa”. Se o podcast vem de um feed, mude no serviço de lá.',
      SUBCATEGORIA: 'Com uma subcategoria o podcast aparece em mais listas.',
    },
    IDIOMA: {
      label: 'Idioma',
      OK: 'O idioma está preenchido.',
      DESCONHECIDO: 'Não reconhecemos o idioma. Escolha em “Programa”.',
    },
    EPISODIOS: {
      label: 'Ao menos um episódio',
      OK: 'Há episódios publicados.',
      NENHUM: 'Publique o primeiro episódio.',
      AGENDADOS: 'Os episódios estão agendados: espere o primeiro entrar no ar.',
    },
    AUDIO: {
      label: 'Áudio com tipo e tamanho',
      OK: 'Cada episódio diz o tipo e o tamanho do áudio.',
      TIPO: 'O áudio não é MP3, M4A nem MP4. Converta e troque o arquivo.',
      TAMANHO: 'Falta o tamanho do áudio. Abra o episódio e escreva o tamanho, ou envie o arquivo para a biblioteca.',
    },
    HTTPS: {
      label: 'Endereços seguros (https)',
      OK: 'O feed e os áudios são seguros.',
      FEED: 'O endereço do feed não começa com https://. Fale com quem cuida do domínio, ou use o endereço https do serviço.',
      AUDIO: 'Há áudios com endereço http://. Troque por https:// ou envie o arquivo para a biblioteca.',
    },
    ABERTO: {
      label: 'Feed aberto, sem senha',
      OK: 'Qualquer aplicativo consegue ler o feed.',
      FECHADO: 'O site da igreja está fechado. Abra-o antes.',
      SEM_LEITURA: 'A última leitura do feed não deu certo. Veja o motivo em “Programa”.',
      LENDO: 'O feed ainda não foi lido. Volte daqui a pouco.',
    },
  },
  handIn: {
    title: 'Como inscrever o podcast',
    lead: 'Faça uma vez em cada diretório. Depois, cada episódio novo aparece sozinho.',
    apple:
      'Entre com a conta Apple da igreja, escolha “Novo podcast”, depois “Adicionar um podcast com um feed RSS”, e cole o endereço do feed.',
    spotify:
      'Entre com a conta da igreja, escolha “Adicionar podcast existente”, cole o endereço do feed e digite o código que chega ao e-mail do responsável.',
    others: 'Amazon Music, Deezer, Pocket Casts e outros pedem o mesmo endereço.',
    after: 'Quando aceitarem, copie o endereço do podcast lá e coloque em “Programa”: ele vira um botão no site.',
    openApple: 'Abrir Apple Podcasts Connect',
    openSpotify: 'Abrir Spotify for Creators',
  },
} as const
