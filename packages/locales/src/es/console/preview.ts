import type { consolePreview as pt } from '../../pt/console/preview.ts'
import type { Translation } from '../../translation.ts'

export const consolePreview: Translation<typeof pt> = {
  open: 'Vista previa',
  title: 'Vista previa',
  frame: 'Vista previa: {title}',
  close: 'Cerrar la vista previa',
  failedLoad: 'No se pudo cargar la vista previa. Recarga la página.',
  loading: 'Cargando la vista previa…',
  ready: 'La vista previa está al día.',
  refresh: 'Actualizar',
  tab: 'Abrir en otra pestaña',
  note: 'Solo tú ves esto. Nada cambia en el sitio hasta que publiques.',
  incomplete: 'Completa lo que falta en el formulario para ver la página.',
  options: 'Cómo mostrarla',
  page: 'Página',
  pages: { ITEM: 'Su propia página', LISTA: 'Lista', INICIO: 'Inicio', SOBRE: 'Sobre la iglesia' },
  reader: 'Quién la ve',
  readers: { VISITANTE: 'Visitante', MEMBRO: 'Miembro', MENOR: 'Menor de edad', LIDER: 'Líder' },
  width: 'Pantalla',
  widths: { phone: 'Celular', tablet: 'Tableta', desktop: 'Computadora' },
  language: 'Idioma',
  moment: 'Momento',
  momentHint: 'Vacío: ahora, o cuando aparezca por primera vez.',
  shows: 'Muestra el sitio el {when}.',
}
