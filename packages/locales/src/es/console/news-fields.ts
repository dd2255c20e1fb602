export const consoleNewsFields = {
  new: 'Noticia nueva',
  sections: { words: 'Texto', picture: 'Imagen', when: 'Cuándo aparece' },
  titulo: { label: 'Título', help: 'Corto y claro: es lo primero que se lee en la lista del sitio.' },
  resumo: { label: 'Resumen', help: 'Una o dos frases. Aparece debajo del título y al compartir.' },
  corpo: { label: 'Texto', help: 'La noticia completa. Puede quedar vacío si el resumen ya lo dice todo.' },
  idioma: { label: 'Idioma original', help: 'El idioma en que se escribió la noticia.' },
  traducoes: { label: 'Traducciones', help: 'Quien usa el sitio en otro idioma lee la traducción.' },
  imagem: {
    label: 'Imagen',
    help: 'Sin imagen, el sitio dibuja una portada.',
  },
  autor: { label: 'Autor', help: 'Quién firma. Puede quedar vacío.' },
  dataPublicacao: {
    label: 'Fecha en el sitio',
    help: 'Vacío: la hora en que publiques. Con una fecha futura, la noticia aparece a partir de ella.',
  },
  dataFimPublicacao: {
    label: 'Deja el sitio el',
    help: 'Vacío: se queda. Con una fecha, la noticia deja de aparecer a partir de ella.',
  },
  idExterno: { label: 'Código en otro sistema', help: 'Solo para quien trae noticias de otro programa.' },
} as const
