import type { reading as pt } from '../pt/reading.ts'
import type { Translation } from '../translation.ts'

export const reading: Translation<typeof pt> = {
  minutes: '{count, plural, one {# min de lectura} other {# min de lectura}}',
  read: 'Leer ahora',
  older: 'Anterior',
  newer: 'Siguiente',
  neighbours: 'Sigue leyendo',
  related: 'Lee también',
  otherLanguage: 'Este texto está en {language}. Todavía no está traducido.',
  passage: 'Abrir {passage} en la Biblia',
  tools: 'Herramientas de lectura',
  settings: {
    title: 'Cómo prefieres leer',
    size: 'Tamaño del texto',
    smaller: 'Reducir el texto',
    larger: 'Aumentar el texto',
    sizeNow: 'Tamaño {size} de {sizes}',
    ground: 'Fondo',
    site: 'Del sitio',
    sepia: 'Papel',
    night: 'Noche',
    face: 'Letra',
    serif: 'Con serifa',
    sans: 'Sin serifa',
  },
  aloud: {
    play: 'Escuchar el texto',
    pause: 'Pausar la lectura',
    resume: 'Seguir escuchando',
    failed: 'Este dispositivo no pudo leerlo en voz alta.',
  },
}
