export const consoleNews = {
  title: 'Noticias',
  add: 'Escribir una noticia',
  empty: {
    title: 'Cuenta lo que pasa en la iglesia',
    lead: 'Una jornada de limpieza, un bautismo, un viaje, un agradecimiento: cada noticia aparece en la página de inicio y en la página de noticias.',
    example: 'Por ejemplo: “Jornada de limpieza el sábado: traigan guantes y ganas.”',
  },
  columns: {
    titulo: 'Título',
    situacao: 'Estado',
    autor: 'Autor',
    idioma: 'Idioma',
    dataPublicacao: 'Fecha en el sitio',
    dataAtualizacao: 'Último cambio',
  },
  actions: { publish: 'Publicar', withdraw: 'Quitar del sitio', remove: 'Eliminar' },
} as const
