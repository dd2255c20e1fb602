/** Episodes of the podcast in lists. */
export const consolePodcast = {
  title: 'Podcast',
  add: 'Nuevo episodio',
  empty: {
    title: 'Lleva las predicaciones a quienes no pudieron venir',
    lead: 'Cada episodio se escucha en el sitio y llega a las aplicaciones de podcast.',
    example:
      'Por ejemplo: la grabación del culto del domingo. Si ya publican en otro lugar, conecten el feed en “Programa”.',
  },
  columns: {
    titulo: 'Título',
    posicao: 'N.º',
    situacao: 'Estado',
    dataPublicacao: 'Fecha en el sitio',
    duracaoSegundos: 'Duración',
    origem: 'De dónde viene',
  },
  origins: { IGREJA: 'De la iglesia', FEED: 'Del feed' },
  actions: { publish: 'Publicar', withdraw: 'Quitar del sitio', remove: 'Eliminar' },
} as const

export const consolePodcastFields = {
  new: 'Nuevo episodio',
  readOnly: 'Este episodio viene del feed. Cámbialo donde se publica: el cambio llega aquí con la próxima lectura.',
  sections: { words: 'Texto', file: 'Audio', picture: 'Imagen', when: 'Publicación' },
  titulo: { label: 'Título', help: 'Sin número ni el nombre del podcast: las aplicaciones ya muestran los dos.' },
  descricao: { label: 'Descripción', help: 'De qué trata, quién habla y los enlaces que se mencionan.' },
  imagem: { label: 'Imagen del episodio', help: 'Cuadrada. Sin ella aparece la portada del podcast.' },
  audio: {
    label: 'Audio',
    help: 'Sube la grabación (MP3 o M4A) o elige una de la biblioteca. También sirve una dirección de otro sitio.',
    listen: 'Escuchar',
    failed: 'Este audio no se puede escuchar aquí. Revisa el archivo; si está bien, escribe la duración abajo.',
  },
  audioTipo: { label: 'Tipo de audio' },
  audioBytes: {
    label: 'Tamaño en bytes',
    help: 'Solo para audio de otro sitio: los directorios lo piden. El de los archivos de la biblioteca ya lo sabemos.',
  },
  duracaoSegundos: {
    label: 'Duración',
    help: 'Minutos y segundos, como 32:10. Se lee del audio cuando se puede.',
    wrong: 'Escríbela como 32:10 o 1:02:05.',
  },
  dataPublicacao: { label: 'Fecha', help: 'En el futuro: aparece solo desde entonces. El número sigue las fechas.' },
  idExterno: { label: 'Código en otro sistema', help: 'Solo si traes episodios de otro programa.' },
} as const

/** The show: its own or that of a feed. */
export const consolePodcastShow = {
  lead: 'Lo que el sitio y las aplicaciones cuentan del podcast.',
  sections: { source: 'De dónde viene', words: 'Presentación', facts: 'Para los directorios', links: 'Dónde escuchar' },
  feedUrl: {
    label: 'Los episodios',
    own: { label: 'Los publicamos aquí', help: 'Subes cada grabación y el sitio arma el feed.' },
    other: {
      label: 'Ya los publicamos en otro servicio',
      help: 'El sitio lee el feed y muestra los episodios, sin volver a subir nada.',
    },
    address: 'Dirección del feed (RSS)',
    addressHelp:
      'Empieza con https:// y está en la configuración del servicio. El título, la portada y los textos vienen de allí.',
    toFeed:
      '{count, plural, one {Hay # episodio aquí, publicado o en borrador} other {Hay # episodios aquí, publicados o en borrador}}. Nada se borra solo: elimínalos antes en “Podcast”; quedan 30 días en la papelera.',
    toOwn:
      'Al guardar, {count, plural, =0 {los episodios del feed salen} one {el episodio del feed sale} other {los # episodios del feed salen}} del sitio. En el otro servicio siguen.',
    conflict: 'Hay episodios de la iglesia, quizá en borrador. Elimínalos antes en “Podcast” y guarda de nuevo.',
    none: 'Publicado aquí',
  },
  titulo: { label: 'Nombre del podcast' },
  descricao: { label: 'Descripción', help: 'Dos o tres frases: para quién es y qué se escucha.' },
  imagem: { label: 'Portada', help: 'Cuadrada, de 1400 a 3000 píxeles. Sin ella se usa el símbolo de la iglesia.' },
  autor: { label: 'Autor', help: 'Por lo general, el nombre de la iglesia.' },
  categoria: { label: 'Categoría' },
  subcategoria: { label: 'Subcategoría', none: 'Ninguna' },
  idioma: { label: 'Idioma de los episodios' },
  flagExplicito: {
    label: 'Contenido explícito',
    help: 'Los directorios avisan a quien escucha y lo ocultan a los niños.',
  },
  email: {
    label: 'Correo del responsable',
    help: 'Queda en el feed, a la vista de todos: los directorios escriben a él para confirmar que el podcast es tuyo.',
  },
  apple: { label: 'Dirección en Apple Podcasts', help: 'Cuando lo acepten. Será un botón en el sitio.' },
  spotify: { label: 'Dirección en Spotify', help: 'Cuando lo acepten. Será un botón en el sitio.' },
  codigo: { label: 'Código del podcast' },
  reading: {
    title: 'Lectura del feed',
    last: 'Última lectura correcta',
    tried: 'Último intento',
    next: 'Próxima lectura',
    never: 'Todavía no hubo',
    now: 'Leer ahora',
    busy: 'Leyendo el feed…',
    failures: {
      ENDERECO: 'La dirección no lleva a un sitio público. Revisa que esté copiada entera.',
      NAO_ENCONTRADO:
        'No hay nada en esta dirección. El feed puede haber cambiado: copia la dirección de nuevo en el servicio.',
      RECUSADO: 'El servicio no deja leer. El feed es privado o pide contraseña: usa la dirección pública.',
      SERVIDOR: 'El servicio respondió con un error. Suele pasar solo; lo intentamos de nuevo.',
      SEM_RESPOSTA: 'El servicio no respondió a tiempo. Lo intentamos de nuevo.',
      NAO_E_FEED: 'Lo que hay en la dirección no es un feed de podcast. Busca “RSS” en la configuración del servicio.',
      SEM_EPISODIOS: 'El feed no tiene ningún episodio con audio. Lo que ya estaba en el sitio sigue.',
      GRANDE: 'El feed es demasiado grande. Pide al servicio un feed con menos episodios.',
    },
  },
  ending: {
    title: 'Terminar el podcast',
    lead: 'La página del podcast queda vacía y el feed deja de leerse. Los episodios de la papelera siguen allí.',
    act: 'Terminar el podcast',
    question: '¿Terminar el podcast?',
    own: 'Hay episodios de la iglesia. Elimínalos antes en “Podcast”.',
    done: 'El podcast terminó.',
  },
} as const

/** Requirements of the directories, and how to hand the show in. */
export const consolePodcastDirectories = {
  lead: 'Lo que piden Apple Podcasts, Spotify y los demás para aceptar el podcast, revisado en lo que está publicado ahora.',
  noShow: {
    title: 'Primero, el programa',
    lead: 'Di cómo se llama el podcast y de dónde vienen los episodios.',
    act: 'Armar el programa',
  },
  ready: 'Listo para los directorios.',
  open: '{count, plural, one {Falta # cosa} other {Faltan # cosas}} para que los directorios lo acepten.',
  feed: 'Dirección del feed',
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'No se pudo copiar. Selecciona la dirección y cópiala.',
  states: { OK: 'Bien', FALTA: 'Falta', MELHORAR: 'Puede mejorar', FORA: 'En el servicio de origen' },
  about: 'Episodios: {titles}',
  checks: {
    TITULO: { label: 'Nombre del podcast', OK: 'El podcast tiene nombre.', VAZIO: 'Escribe el nombre en “Programa”.' },
    DESCRICAO: {
      label: 'Descripción',
      OK: 'Hay una descripción.',
      VAZIA: 'Escribe en “Programa” de qué trata el podcast.',
    },
    CAPA: {
      label: 'Portada cuadrada de 1400 a 3000 píxeles',
      OK: 'La portada es cuadrada y lo bastante grande. La entregamos en JPEG.',
      PADRAO: 'Se usa el símbolo de la iglesia, que sirve. Una portada propia llama más la atención.',
      NAO_QUADRADA: 'La portada no es cuadrada. Recórtala en “Fotos y archivos” o elige otra.',
      PEQUENA: 'La portada es demasiado pequeña. Sube una de al menos 1400 × 1400 píxeles.',
      CONFIRA: 'La portada está en otro sitio: revisa allí que sea cuadrada y tenga de 1400 a 3000 píxeles.',
      FORMATO: 'La portada está en otro sitio y no parece JPEG ni PNG. Revísala allí.',
      ENDERECO: 'La dirección de la portada no empieza con https://. Elige una imagen de la biblioteca.',
    },
    AUTOR: {
      label: 'Autor',
      OK: 'El autor está indicado.',
      VAZIO: 'Escribe el autor en “Programa”: por lo general, la iglesia.',
    },
    EMAIL: {
      label: 'Correo del responsable',
      OK: 'Los directorios saben a quién escribir.',
      VAZIO: 'Escribe un correo en “Programa”: los directorios le envían un código.',
      SERVICO: 'El correo está en el servicio que publica el feed. Revísalo allí.',
    },
    CATEGORIA: {
      label: 'Categoría',
      OK: 'La categoría es una de las que conocen.',
      DESCONHECIDA: 'Elige una categoría en “Programa”. Si el podcast viene de un feed, cámbiala en ese servicio.',
      SUBCATEGORIA: 'Con una subcategoría el podcast aparece en más listas.',
    },
    IDIOMA: {
      label: 'Idioma',
      OK: 'El idioma está indicado.',
      DESCONHECIDO: 'No reconocemos el idioma. Elígelo en “Programa”.',
    },
    EPISODIOS: {
      label: 'Al menos un episodio',
      OK: 'Hay episodios publicados.',
      NENHUM: 'Publica el primer episodio.',
      AGENDADOS: 'Los episodios están programados: espera a que salga el primero.',
    },
    AUDIO: {
      label: 'Audio con tipo y tamaño',
      OK: 'Cada episodio dice el tipo y el tamaño de su audio.',
      TIPO: 'El audio no es MP3, M4A ni MP4. Conviértelo y cambia el archivo.',
      TAMANHO: 'Falta el tamaño del audio. Abre el episodio y escríbelo, o sube el archivo a la biblioteca.',
    },
    HTTPS: {
      label: 'Direcciones seguras (https)',
      OK: 'El feed y los audios son seguros.',
      FEED: 'La dirección del feed no empieza con https://. Habla con quien cuida el dominio, o usa la dirección https del servicio.',
      AUDIO: 'Hay audios con dirección http://. Usa https:// o sube el archivo a la biblioteca.',
    },
    ABERTO: {
      label: 'Feed abierto, sin contraseña',
      OK: 'Cualquier aplicación puede leer el feed.',
      FECHADO: 'El sitio de la iglesia está cerrado. Ábrelo antes.',
      SEM_LEITURA: 'La última lectura del feed falló. Mira el motivo en “Programa”.',
      LENDO: 'El feed todavía no se leyó. Vuelve en un momento.',
    },
  },
  handIn: {
    title: 'Cómo inscribir el podcast',
    lead: 'Se hace una vez en cada directorio. Después, cada episodio nuevo aparece solo.',
    apple:
      'Entra con la cuenta Apple de la iglesia, elige “Nuevo podcast”, luego “Añadir un podcast con un feed RSS”, y pega la dirección del feed.',
    spotify:
      'Entra con la cuenta de la iglesia, elige “Añadir un podcast existente”, pega la dirección del feed y escribe el código que llega al correo del responsable.',
    others: 'Amazon Music, Deezer, Pocket Casts y otros piden la misma dirección.',
    after: 'Cuando lo acepten, copia allí la dirección del podcast y ponla en “Programa”: será un botón en el sitio.',
    openApple: 'Abrir Apple Podcasts Connect',
    openSpotify: 'Abrir Spotify for Creators',
  },
} as const
