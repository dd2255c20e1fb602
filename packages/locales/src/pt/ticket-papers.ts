/** Tickets that leave the site: on paper, in calendars and wallets. Plain placeholders only. */
export const ticketPapers = {
  file: 'ingressos-{codigo}',
  when: 'Quando',
  where: 'Onde',
  online: 'Online',
  holder: 'Participante',
  noName: 'Sem nome',
  type: 'Ingresso',
  with: 'Com {nomes}',
  code: 'Código',
  show: 'Apresente este código na entrada, impresso ou na tela do celular.',
  page: 'Ingresso {pagina} de {paginas}',
  calendarFile: 'evento-{evento}',
  calendarLink: 'Seus ingressos: {link}',
  passFile: 'ingresso-{codigo}',
  site: 'Página do evento',
  addOns: 'Inclui',
}
