/* Songs in lists and in their form. */

export const consoleSongs = {
  title: 'Alabanzas',
  add: 'Nueva alabanza',
  empty: {
    title: 'Arma el cancionero de la iglesia',
    lead: 'Cada alabanza tiene letra, acordes y partituras. Quien toca cambia el tono en su propio dispositivo.',
    example: 'Por ejemplo: pega una canción con los acordes sobre la letra, o en ChordPro.',
  },
  columns: {
    title: 'Título',
    author: 'Autor',
    tone: 'Tono',
    group: 'Cancionero',
    code: 'Código',
    theme: 'Tema',
    showType: 'Tiene',
  },
  actions: {
    publish: 'Publicar',
    withdraw: 'Quitar del sitio',
    remove: 'Eliminar',
  },
} as const

export const consoleSongKinds = {
  cipher: 'Con acordes',
  lyric: 'Solo letra',
  score: 'Solo partitura',
} as const

export const consoleSongFields = {
  new: 'Nueva alabanza',
  sections: {
    words: 'Letra y acordes',
    file: 'Partituras',
    facts: 'Detalles',
  },
  title: {
    label: 'Título',
  },
  subtitle: {
    label: 'Subtítulo',
  },
  author: {
    label: 'Autor',
  },
  cifra: {
    label: 'Letra y acordes',
    help: 'Pégala como está: acordes sobre la letra, o ChordPro con los acordes entre corchetes.',
  },
  musicalScore: {
    label: 'Partituras',
    help: 'Una para cada voz o instrumento.',
    add: 'Agregar partitura',
    parts: {
      name: 'Nombre',
      url: 'Archivo (PDF)',
    },
  },
  tone: {
    label: 'Tono',
    help: 'El tono en que están escritos los acordes.',
  },
  capo: {
    label: 'Cejilla',
    help: 'En qué traste. 0 es sin cejilla.',
  },
  rhythm: {
    label: 'Ritmo',
  },
  group: {
    label: 'Cancionero',
    help: 'El himnario o el cancionero de donde viene.',
  },
  theme: {
    label: 'Tema',
    help: 'Por ejemplo: gratitud, santa cena, navidad.',
  },
  code: {
    label: 'Código',
    help: 'El número o nombre corto que usa la iglesia.',
  },
  idExterno: {
    label: 'Código en otro sistema',
    help: 'Solo para quien trae alabanzas de otro programa.',
  },
  text: {
    view: 'Cómo queda en el sitio',
    down: 'Medio tono abajo',
    up: 'Medio tono arriba',
  },
} as const
