export const consoleBanners = {
  title: 'Banners',
  add: 'Nuevo banner',
  empty: {
    title: 'Destaca lo que está por venir',
    lead: 'Un banner ocupa lo alto de la página de inicio, con una foto y un enlace, y se retira automáticamente en la fecha que indiques.',
    example: 'Por ejemplo: “Bautismo en el río”, hasta el domingo al mediodía.',
  },
  columns: { titulo: 'Título', situacao: 'Estado', dataPublicacao: 'Cuándo aparece' },
  actions: { remove: 'Eliminar' },
  states: { EXIBIDO: 'En el sitio', AGENDADO: 'Con fecha', ENCERRADO: 'Terminado', INATIVO: 'Oculto' },
  period: { both: 'Del {from} al {until}', from: 'Desde {from}', until: 'Hasta {until}' },
} as const

export const consoleBannerFields = {
  new: 'Nuevo banner',
  sections: { words: 'Qué muestra', when: 'Cuándo aparece' },
  titulo: { label: 'Título', help: 'Pocas palabras: es lo que se lee sobre la foto.' },
  descricao: { label: 'Descripción', help: 'Una frase debajo del título. Puede quedar vacía.' },
  imagem: {
    label: 'Foto',
    help: 'Una foto ancha funciona mejor. Sin foto, el sitio dibuja un fondo con el color de la iglesia.',
  },
  url: {
    label: 'Adónde lleva',
    help: 'La dirección que se abre al tocar: una página del sitio, como /event, o un sitio entero, como https://iglesia.org.',
  },
  flagAtivo: {
    label: 'Mostrar en el sitio',
    help: 'Desactivado, el banner queda guardado aquí y el sitio no lo muestra.',
  },
  dataPublicacao: { label: 'Aparece desde', help: 'Vacío: desde ahora.' },
  dataFimPublicacao: { label: 'Sale del sitio el', help: 'Vacío: queda hasta que lo quites.' },
  idExterno: { label: 'Código en otro sistema', help: 'Solo para quien trae banners de otro programa.' },
} as const
