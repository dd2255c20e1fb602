import type { DemoDevotional } from '../demo-reading.ts'
import { prose } from '../prose.ts'
import { openingTheRoof, theOneWhoWasNotThere } from './azotea.devotionals.readings.ts'

const doors: DemoDevotional[] = [
  {
    titulo: 'El que no estaba',
    referencia: 'Juan 20:24-29',
    autor: 'Candela Rosales',
    resumo: prose(`
      Tomás no dudó más que los otros: solo faltó aquella tarde. Los demás habían visto y él tenía que fiarse de oídas.
      Lo bonito es que no se fue ni lo echaron. Pasó ocho días entre gente convencida, con su pregunta encima, y le
      siguieron poniendo plato. Jesús llegó y lo buscó a él. ¿Quién cerca de ti cree distinto hoy y necesita, más que un
      argumento, que le guardes el sitio?`),
    corpo: theOneWhoWasNotThere,
  },
  {
    titulo: 'Dormir en la barca',
    referencia: 'Marcos 4:35-41',
    autor: 'Iván Montero',
    resumo: prose(`
      Se hundían, y Jesús dormía en la popa con la cabeza en un cojín. Los discípulos lo despertaron enfadados: ¿es que
      no te importa? Es una oración sin modales y, aun así, tuvo respuesta. No siempre hace falta rezar bien; a veces
      basta con hacerlo a gritos. Primero calmó el agua y después preguntó. ¿Qué le gritarías tú hoy si supieras que no
      se va a ofender?`),
  },
  {
    titulo: 'Bajar del árbol',
    referencia: 'Lucas 19:1-10',
    autor: 'Taís Queiroz',
    resumo: prose(`
      Zaqueo tenía dinero, cargo y muy pocos amigos. Para ver pasar a Jesús se subió a un árbol como un crío, quizá para
      que no lo vieran a él. Y lo llamaron por su nombre delante de todos: baja, que hoy me quedo en tu casa. Nadie le
      había exigido nada todavía y ya prometía devolver lo robado. ¿Desde qué rama estás mirando tú, a salvo y un poco
      solo?`),
  },
  {
    titulo: 'Romper el techo',
    referencia: 'Marcos 2:1-12',
    autor: 'Iván Montero',
    resumo: prose(`
      Cuatro amigos, una camilla y una casa tan llena que no se podía entrar. Subieron a la azotea y abrieron un
      agujero. Imagínate el polvo cayendo sobre la gente seria de la primera fila y al dueño mirando su tejado. Jesús no
      riñe a nadie por las tejas: mira la fe de los que bajan las cuerdas. El enfermo no había dicho ni una palabra. ¿A
      quién llevarías tú, y qué te atreverías a romper?`),
    corpo: openingTheRoof,
  },
  {
    titulo: 'El vecino de abajo',
    referencia: 'Lucas 10:25-37',
    autor: 'Candela Rosales',
    resumo: prose(`
      El experto preguntó quién es mi prójimo, que es una forma educada de preguntar a quién puedo dejar de querer.
      Jesús contó una historia en la que ayuda el que peor caía. Querer a la humanidad sale barato; lo difícil es el del
      segundo, que hace obras un sábado a las nueve. ¿Qué harías hoy por esa persona si mañana tuvieras que pedirle
      sal?`),
  },
]

const rooftops: DemoDevotional[] = [
  {
    titulo: 'Pan y siesta',
    referencia: '1 Reyes 19:1-8',
    autor: 'Iván Montero',
    resumo: prose(`
      Elías había ganado y aun así no podía más. Se sentó bajo un arbusto y pidió morirse. El ángel no le dio un
      discurso ni le afeó el ánimo: le dejó una torta caliente y un jarro de agua, y lo dejó dormir. Y otra vez. Solo
      después llegó el camino. A veces lo más espiritual que puedes hacer un lunes es comer algo y acostarte antes.
      ¿Cuánto llevas sin descansar de verdad?`),
  },
  {
    titulo: 'La silla de más',
    referencia: 'Génesis 18:1-8',
    autor: 'Candela Rosales',
    resumo: prose(`
      Hacía un calor de justicia y Abraham, con casi cien años, echó a correr. Había visto a tres desconocidos y no
      quería que pasaran de largo. Prometió un poco de pan y sacó un banquete. Al principio no supo a quién recibía; si
      lo hubiera sabido, no habría sido hospitalidad, sino protocolo. ¿Quién puede aparecer hoy por tu puerta? ¿Tienes
      dónde sentarlo?`),
  },
  {
    titulo: 'El lino de Rahab',
    referencia: 'Josué 2:1-14',
    autor: 'Taís Queiroz',
    resumo: prose(`
      Rahab escondió a los espías en su azotea, bajo manojos de lino. De ella el barrio contaba una sola cosa, y no era
      buena. La Biblia cuenta otra: que vio venir a Dios antes que nadie y que, al pedir auxilio, pensó en toda su
      familia. Siglos después, Mateo la nombra entre las abuelas de Jesús. ¿Qué etiqueta, tuya o ajena, va siendo hora
      de descolgar de la ventana?`),
  },
  {
    titulo: 'Rezar con hambre',
    referencia: 'Hechos 10:9-23',
    autor: 'Candela Rosales',
    resumo: prose(`
      Pedro subió a rezar a la azotea, a mediodía y con el estómago vacío, y en vez de paz le llegó un mantel lleno de
      lo que jamás habría comido. Dijo que no; en eso tenía práctica. Aún le daba vueltas cuando llamaron a la puerta:
      eran los otros, los de fuera. Dios le había cambiado el menú para cambiarle la mesa. ¿A quién no has sentado nunca
      a la tuya?`),
  },
  {
    titulo: 'Cuatrocientos hombres y un abrazo',
    referencia: 'Génesis 33:1-11',
    autor: 'Iván Montero',
    resumo: prose(`
      Jacob llevaba veinte años ensayando aquel encuentro. Mandó regalos por delante, repartió a la familia por si acaso
      y llegó cojeando. Esaú venía con cuatrocientos hombres y, cuando por fin lo tuvo delante, echó a correr para
      abrazarlo. Casi nunca sabemos cuánto ha perdonado ya la otra persona. ¿Qué conversación llevas años ensayando a
      solas?`),
  },
]

/** “Ten minutes”: a text, a question and a short silence, from Monday to Friday. */
export const devotionals: DemoDevotional[][] = [doors, rooftops]
