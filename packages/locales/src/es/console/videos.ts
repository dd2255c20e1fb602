/** Videos in lists. */
export const consoleVideos = {
  title: 'Videos',
  add: 'Nuevo video',
  empty: {
    title: 'Reúne los videos de la iglesia',
    lead: 'Cada video tiene su página en el sitio, por fecha y en series.',
    example:
      'Por ejemplo: pega la dirección de un culto en YouTube. Para traerlos todos de una vez, conecta el canal en “Canal”.',
  },
  columns: {
    titulo: 'Título',
    serie: 'Serie',
    situacao: 'Estado',
    dataPublicacao: 'Fecha en el sitio',
    pregador: 'Predicador',
    referencia: 'Texto bíblico',
    duracaoSegundos: 'Duración',
    idioma: 'Idioma',
  },
  actions: { publish: 'Publicar', withdraw: 'Quitar del sitio', remove: 'Eliminar' },
} as const

export const consoleVideoFields = {
  new: 'Nuevo video',
  sections: {
    film: 'Video',
    words: 'Texto',
    facts: 'Detalles',
    picture: 'Imagen',
    chapters: 'Capítulos y subtítulos',
    when: 'Publicación',
  },
  endereco: {
    label: 'Dirección del video',
    help: 'Pega la dirección de YouTube o de Vimeo, o elige un video de la biblioteca.',
    film: 'El video como lo muestra el sitio',
    unknown: 'Esta dirección no es de un video. En YouTube: abre el video, toca “Compartir” y copia el enlace.',
    fill: 'Completar con los datos de {service}',
    filling: 'Consultando {service}…',
    filled: 'Completamos lo que faltaba. Revísalo y cambia lo que quieras.',
    nothingNew: 'El servicio no tiene nada que agregar.',
    notTold: 'El servicio no da información sobre este video. Puede ser privado o ya no estar.',
  },
  titulo: { label: 'Título' },
  descricao: { label: 'Descripción', help: 'Tiempos como 12:30 se vuelven enlaces a ese momento del video.' },
  serie: { label: 'Serie', help: 'Elige una que ya existe o escribe una nueva. Los videos de una serie van juntos.' },
  pregador: { label: 'Predicador' },
  referencia: { label: 'Texto bíblico', help: 'Como lo escribe la iglesia: Juan 15:4-8.' },
  duracaoSegundos: { label: 'Duración', help: 'Como 32:10 o 1:02:05.', wrong: 'Escríbela como 32:10 o 1:02:05.' },
  idioma: { label: 'Idioma hablado', church: 'El idioma de la iglesia' },
  imagem: { label: 'Imagen', help: 'Apaisada, de 16 por 9. Sin ella el sitio dibuja una portada.' },
  capitulos: {
    label: 'Capítulos',
    help: 'Partes del video, cada una desde su tiempo.',
    add: 'Agregar capítulo',
    wrong: 'Escríbelo como 12:30 o 1:02:05.',
    parts: { inicioSegundos: 'Empieza en', titulo: 'Título del capítulo' },
  },
  legendas: {
    label: 'Subtítulos',
    help: 'Solo para videos guardados aquí. YouTube y Vimeo muestran los suyos.',
    add: 'Agregar subtítulos',
    parts: { idioma: 'Idioma', url: 'Archivo (WebVTT)' },
  },
  dataPublicacao: { label: 'Fecha', help: 'En el futuro: aparece solo desde entonces. Sin fecha: cuando se publique.' },
  idExterno: {
    label: 'Código en otro sistema',
    help: 'Los videos del canal se reconocen por él. No hace falta cambiarlo.',
  },
} as const

/** A channel whose films are read in. */
export const consoleVideoChannel = {
  lead: 'El sitio lee el canal de la iglesia ahora y luego cada noche, y trae los videos nuevos. Lo que ustedes cambien o eliminen queda como está.',
  sections: { source: 'Canal', films: 'Qué hacer con los videos' },
  endereco: {
    label: 'Dirección del canal',
    help: 'Un canal o una lista de YouTube, o un canal, un grupo o una persona de Vimeo. En YouTube: abre el canal y copia la dirección, como youtube.com/@tuiglesia. Si no funciona, en la página del canal toca “más”, “Compartir canal” y “Copiar ID del canal”.',
  },
  flagAtivo: { label: 'Leer cada noche', help: 'Desactivado, no llega nada nuevo. Lo que ya está aquí sigue.' },
  serie: { label: 'Serie', help: 'Los videos nuevos entran en ella. Vacío: en ninguna.' },
  flagPublicar: {
    label: 'Mostrar en el sitio al llegar',
    help: 'Desactivado, cada video espera como borrador hasta que alguien lo publique.',
  },
  reading: {
    title: 'Lectura del canal',
    last: 'Última lectura con éxito',
    came: 'Lo que llegó',
    films:
      '{found, plural, one {# video en el canal} other {# videos en el canal}}, {added, plural, =0 {ninguno nuevo} one {# nuevo} other {# nuevos}}',
    tried: 'Último intento',
    next: 'Próxima lectura',
    never: 'Todavía no hubo',
    now: 'Leer ahora',
    busy: 'Leyendo el canal…',
    failures: {
      NAO_ENCONTRADO: 'No hay ningún canal en esta dirección. Revisa si se copió entera.',
      SEM_LISTA:
        'La página del canal no dice dónde está la lista de videos. Copia el ID del canal (empieza con UC) y pégalo aquí en lugar de la dirección.',
      RECUSADO: 'El servicio no deja leer. El canal o la lista puede ser privado.',
      FORA_DO_AR: 'El servicio no respondió. En general pasa solo; lo intentamos de nuevo.',
      ILEGIVEL: 'Lo que llegó no es una lista de videos. Lo intentamos de nuevo; si sigue así, revisa la dirección.',
      SEM_VIDEOS: 'El canal no tiene ningún video público.',
    },
  },
} as const
