import { article } from '../article.ts'
import type { DemoTicketContent } from '../demo-sale.ts'
import { prose } from '../prose.ts'

/** Content for those who go up to Grazalema. */
export const content: DemoTicketContent[] = [
  {
    titulo: 'Antes de subir a la sierra',
    resumo: 'Lo que cabe en una mochila y lo que sobra.',
    text: article(`
      En Grazalema llueve más que en ningún sitio de por aquí. No es una leyenda: trae chubasquero.

      ## En la mochila

      - Botas que ya hayas usado
      - Saco de dormir; hay mantas, pero pocas
      - Una linterna para la hoguera
      - Un libro que puedas dejar allí

      ## Para la primera noche

      Leeremos Salmo 121 junto al fuego. Si lo lees antes, fíjate en cuántas veces aparece la misma palabra.`),
  },
  { titulo: 'La sierra, antes de que amanezca', resumo: 'Treinta segundos de luz.', film: true },
  {
    titulo: 'Guía de las dos rutas',
    resumo: 'La larga y la corta, con las fuentes y los atajos.',
    filename: 'Guía de las rutas.pdf',
    booklet: {
      title: 'Guía de las rutas',
      subtitle: 'Fin de semana en Grazalema',
      chapters: [
        {
          title: 'La larga',
          text: prose(`
            Cinco horas, con tres fuentes. La segunda baja seca en verano: llena la botella en la primera.

            Al llegar al collado se guarda silencio diez minutos. No hay que pensar en nada.`),
        },
        {
          title: 'La corta',
          text: prose(`
            Hora y media, apta para carritos valientes. Termina en el merendero, donde espera la tortilla.`),
        },
      ],
    },
  },
  { titulo: 'El tiempo que hará', resumo: 'La previsión del valle, que acierta a medias.', link: '/event' },
  {
    titulo: 'Dónde para el autobús',
    tickets: ['autobus'],
    text: article('Sale a las ocho de la plaza de abajo, frente a la panadería. A las ocho y cinco ya no está.'),
  },
  {
    titulo: 'Reparto de los cuartos',
    resumo: 'Se publica dos días antes, cuando ya sabemos quién ronca.',
    opensDaysBefore: 2,
    text: article('Los cuartos son de seis. Si necesitas un cambio, habla con Noelia antes de la cena.'),
  },
]
