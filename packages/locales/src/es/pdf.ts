import type { pdf as pt } from '../pt/pdf.ts'
import type { Translation } from '../translation.ts'

export const pdf: Translation<typeof pt> = {
  page: 'Página {page} de {total}',
  previous: 'Página anterior',
  next: 'Página siguiente',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  download: 'Descargar el PDF',
  open: 'Abrir el archivo',
  opening: 'Abriendo el PDF…',
  failedTitle: 'No se pudo abrir el PDF aquí',
  failed: 'El archivo sigue a salvo. Prueba otra vez o descárgalo para leerlo en tu dispositivo.',
  retry: 'Intentar de nuevo',
}
