import { article } from '../article.ts'
import type { DemoNews } from '../demo-reading.ts'
import { prose } from '../prose.ts'

export const news: DemoNews[] = [
  {
    titulo: 'La cena de los jueves estrena cocina',
    resumo: prose(`
      Después de tres años con dos hornillos, la tonelería tiene fogones de verdad. Los ha montado Ramón, que vino a
      cenar un jueves sin casa y ahora lleva el turno de los guisos. El primer plato fue un potaje, y repitió hasta el
      inspector.`),
    corpo: article(`
      Durante tres años cocinamos para cuarenta en dos hornillos de camping y una olla que no cerraba. El arroz salía por
      turnos, y el que llegaba tarde cenaba más caliente.

      Los fogones vinieron de un bar de la calle de la Duela que cerró. Ramón los desmontó, los limpió y los volvió a montar sin
      que sobrara ningún tornillo, cosa que repite a quien quiera oírla. El inspector vino a mirar, firmó y se sentó.

      > Primero me disteis un plato y ahora me dais la llave de la cocina, dijo Ramón. Y luego pidió perejil.

      Los jueves, desde las ocho y media. La puerta es amarilla.
    `),
    published: { weekday: 'thursday', time: '23:10', weeksAgo: 0 },
  },
  {
    titulo: 'Taís vuelve de Recife con las maletas llenas',
    resumo: prose(`
      Tres semanas con la Boa Maré, catorce canciones nuevas y una lista larga de cosas que allí hacen mejor: el café de
      después, las visitas a los hospitales y decir adiós sin prisa. Las contará en los grupos de este mes.`),
    published: { weekday: 'monday', time: '09:20', weeksAgo: 0 },
  },
  {
    titulo: 'San Fernando, ahora a las doce',
    resumo: prose(`
      El encuentro de la Isla pasa al mediodía para que puedan venir quienes trabajan de noche en el astillero. Al
      terminar hay arroz para todos, con opción sin marisco y un rincón con cuentos para los más pequeños.`),
    published: { weekday: 'saturday', time: '11:00', weeksAgo: 3 },
  },
  {
    titulo: 'Levante, el pódcast, llega al episodio cincuenta',
    resumo: prose(`
      Empezó con un móvil dentro de un armario y ya lo escuchan en nueve países, sobre todo mientras friegan los platos.
      Para celebrarlo, la patrona de barco del tercer banco cuenta por fin la historia de la niebla.`),
    published: { weekday: 'wednesday', time: '18:45', weeksAgo: 4 },
  },
  {
    titulo: 'Un piso con tres llaves',
    resumo: prose(`
      Entre dieciocho familias hemos alquilado un piso pequeño para quien necesita unos meses de calma: salir de una
      relación, de una deuda, de un hospital. Ya vive en él la primera persona. No contaremos quién es.`),
    published: { weekday: 'tuesday', time: '20:00', weeksAgo: 6 },
  },
]
