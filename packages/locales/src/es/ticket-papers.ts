import type { ticketPapers as pt } from '../pt/ticket-papers.ts'
import type { Translation } from '../translation.ts'

export const ticketPapers: Translation<typeof pt> = {
  file: 'entradas-{codigo}',
  when: 'Cuándo',
  where: 'Dónde',
  online: 'En línea',
  holder: 'Asistente',
  noName: 'Sin nombre',
  type: 'Entrada',
  with: 'Con {nomes}',
  code: 'Código',
  show: 'Muestra este código al llegar, impreso o en la pantalla del celular.',
  page: 'Entrada {pagina} de {paginas}',
  calendarFile: 'evento-{evento}',
  calendarLink: 'Tus entradas: {link}',
  passFile: 'entrada-{codigo}',
  site: 'Página del evento',
  addOns: 'Incluye',
}
