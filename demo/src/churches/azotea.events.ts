import { article } from '../article.ts'
import type { DemoEvent } from '../demo-tenant.ts'
import { prose } from '../prose.ts'

export const events: DemoEvent[] = [
  {
    titulo: 'La cena de la estación',
    resumo: prose(`
      Cocinamos a las seis, salimos a las ocho y cenamos con quien duerme cerca de los andenes. Se viene a compartir
      mesa, no a repartir bolsas. Si es tu primera noche, irás con alguien que ya conoce a todos.`),
    begins: { weekday: 'thursday', time: '20:00', weeksAhead: 0 },
    durationMinutes: 150,
    local: 'Salida desde la puerta amarilla',
    flagOnline: false,
  },
  {
    titulo: 'Canciones nuevas, sillas viejas',
    resumo: prose(`
      Taís y la banda estrenan cuatro canciones y necesitan que alguien les diga la verdad. Hay té, hay pandero y se
      puede cantar mal.`),
    begins: { weekday: 'saturday', time: '20:30', weeksAhead: 0 },
    durationMinutes: 90,
    local: null,
    flagOnline: false,
  },
  {
    titulo: 'Cine en la azotea',
    resumo: prose(`
      Una película, un descanso para las croquetas y un rato de charla para quien quiera quedarse. Hay sesenta sitios;
      la silla la pones tú. Si salta el levante, la vemos en la tonelería.`),
    begins: { weekday: 'friday', time: '21:30', weeksAhead: 1 },
    durationMinutes: 180,
    local: 'Calle Levantera, 14',
    flagOnline: false,
  },
  {
    titulo: 'Preguntas sin filtro, desde el sofá',
    resumo: prose(`
      Una hora por videollamada para preguntar lo que en persona da corte: la fe, el sexo, el dinero, la muerte, el
      perdón. Puedes entrar con la cámara apagada y con el nombre que quieras.`),
    begins: { weekday: 'tuesday', time: '21:00', weeksAhead: 2 },
    durationMinutes: 60,
    local: null,
    flagOnline: true,
  },
  {
    titulo: 'Mañana de playa y guantes',
    resumo: prose(`
      Recogemos plásticos desde Cortadura hasta donde lleguen las fuerzas y acabamos con bocadillos en la arena. Los
      guantes y las bolsas los ponemos nosotros; la crema, cada cual.`),
    begins: { weekday: 'saturday', time: '10:00', weeksAhead: 3 },
    durationMinutes: 180,
    local: 'Playa de la Cortadura, primera pasarela',
    flagOnline: false,
  },
  {
    titulo: 'Fin de semana en Grazalema',
    resumo: prose(`
      Senderismo, hoguera y cero cobertura. Sale a 65 € con todo incluido; si el dinero es un problema, dínoslo y lo
      arreglamos. Hay sitio en los coches y ruta corta para quien no anda mucho.`),
    begins: { weekday: 'friday', time: '17:30', weeksAhead: 4 },
    durationMinutes: 2880,
    local: 'Albergue de la Encina, Grazalema',
    flagOnline: false,
    serie: 'Escapadas',
    endereco: {
      logradouro: 'Camino del Peñón',
      numero: null,
      complemento: 'Albergue El Boyar',
      bairro: null,
      cidade: 'Grazalema',
      estado: 'Cádiz',
      cep: '11610',
      pais: 'ES',
    },
    corpo: article(`
      Salimos el viernes por la tarde desde la puerta amarilla, en coches compartidos. Dormimos en el albergue, en cuartos
      de seis, con mantas de verdad.

      - Calzado de monte, chubasquero y una linterna
      - Saco o sábanas; toalla
      - Ganas de no mirar el móvil: arriba no hay cobertura
    `),
    programa: [
      { dia: 1, hora: '21:00', titulo: 'Cena y reparto de cuartos', descricao: null },
      {
        dia: 2,
        hora: '09:00',
        titulo: 'Ruta larga y ruta corta',
        descricao: 'La larga son doce kilómetros; la corta acaba en churros.',
      },
      { dia: 2, hora: '22:00', titulo: 'Hoguera', descricao: 'Quien quiera cuenta a qué vino.' },
    ],
  },
  {
    titulo: 'Bautizos en la Caleta',
    resumo: prose(`
      Bajamos andando desde la puerta amarilla, cantando lo justo para no despertar a nadie. Después, desayuno largo en
      casa de los Coronado. Si quieres bautizarte, habla con Candela antes de esa semana.`),
    begins: { weekday: 'sunday', time: '10:30', weeksAhead: 6 },
    durationMinutes: 90,
    local: 'Playa de la Caleta',
    flagOnline: false,
  },
  {
    titulo: 'Cena de los que montan',
    resumo: prose(`
      Para quienes llegan antes y se van después: ocho platos, una mesa y la promesa de que esa noche recogen otros. Es
      para miembros, y el arroz lo hace Noelia.`),
    begins: { weekday: 'wednesday', time: '21:00', weeksAhead: 2 },
    durationMinutes: 120,
    local: 'La tonelería',
    flagOnline: false,
  },
  {
    titulo: 'Jornada en línea: vivir en un piso de todos',
    resumo: prose(`
      Alquileres imposibles, turnos de limpieza y oración en la cocina: tres pisos compartidos cuentan cómo lo llevan. Una
      mañana por vídeo, con descansos de verdad.`),
    begins: { weekday: 'saturday', time: '11:00', weeksAhead: 5 },
    durationMinutes: 180,
    local: null,
    flagOnline: true,
  },
  {
    titulo: 'Noche de microrrelatos',
    resumo: prose(`
      Cincuenta palabras por persona, ni una más. Ganó la historia de un semáforo, y el jurado todavía discute por qué.`),
    begins: { weekday: 'friday', time: '21:00', weeksAgo: 2 },
    durationMinutes: 150,
    local: 'Calle Levantera, 14',
    flagOnline: false,
  },
]
