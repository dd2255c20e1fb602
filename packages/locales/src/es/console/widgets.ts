/** Controls of forms that are more than a field. */
export const consoleWidgets = {
  order: {
    up: 'Subir {name}',
    down: 'Bajar {name}',
    moved: '{name} ahora es el {position} de {count}',
  },
  address: {
    pais: 'País',
    cep: 'CEP',
    cepHint: 'Con el CEP completamos el resto.',
    zip: 'Código postal',
    logradouro: 'Calle o avenida',
    numero: 'Número',
    complemento: 'Piso, sala…',
    bairro: 'Barrio',
    cidade: 'Ciudad',
    estado: 'Provincia o estado',
    filling: {
      asking: 'Buscando la dirección…',
      filled: 'Dirección encontrada. Revísala y complétala.',
      partly: 'Completamos lo que indica este código. Completa el resto.',
      unknown: 'No encontramos este código. Escribe la dirección a mano.',
    },
  },
  point: {
    wrong:
      'No lo entendimos. Pega el enlace del mapa, o latitud y longitud: -8.0631, -34.8711. El punto guardado no cambió.',
    here: 'Usar donde estoy ahora',
    show: 'Ver en el mapa',
    find: 'Buscar la dirección en el mapa',
    failures: {
      refused: 'Tu dispositivo no dejó ver dónde estás. Permite el acceso a la ubicación, o pega el enlace del mapa.',
      unavailable: 'Este dispositivo no sabe dónde está. Pega el enlace del mapa.',
      timeout: 'Tu dispositivo tardó demasiado en hallar el lugar. Inténtalo de nuevo, o pega el enlace del mapa.',
    },
  },
  images: {
    add: 'Agregar foto',
    name: 'Foto {position}',
    first: 'Es la portada del sitio',
    remove: 'Quitar',
  },
  social: {
    first: 'Dirección del perfil',
    another: 'Otra red',
    hint: 'Pega la dirección y reconocemos la red: {names}.',
    found: 'Es de {name}.',
    unknown: 'No reconocemos la red. La dirección tiene que ser de {names}.',
    taken: 'Ya hay una dirección de {name} arriba: cambia esa.',
    add: 'Agregar',
    added: 'Se agregó {name}.',
    remove: 'Quitar',
  },
  record: {
    choose: 'Elige',
    none: 'Nada elegido',
    unknown: 'Ya no existe',
    failed: 'No se pudo cargar la lista. Recarga la página.',
    add: 'Todavía no hay ninguno: agrega el primero.',
    more: 'Hay más de lo que cabe aquí: ver la lista.',
  },
  items: {
    name: 'Elemento {position}',
    remove: 'Quitar',
  },
  file: {
    choose: {
      IMAGEM: 'Elegir foto',
      PDF: 'Elegir PDF',
      AUDIO: 'Elegir audio',
      VIDEO: 'Elegir video',
      LEGENDA: 'Elegir subtítulos',
    },
    open: 'Abrir',
  },
} as const
