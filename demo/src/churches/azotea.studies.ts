import { article } from '../article.ts'
import type { DemoStudySeries } from '../demo-reading.ts'
import { questions } from '../questions.ts'

export const studies: DemoStudySeries[] = [
  {
    titulo: 'Preguntas que hizo él',
    resumo: 'Cinco noches con preguntas de Jesús. Nadie tiene que salir con la respuesta.',
    slug: 'preguntas-que-hizo-el',
    studies: [
      {
        titulo: '¿Qué buscáis?',
        resumo: 'Lo primero que dice Jesús en este evangelio no es una frase bonita. Es una pregunta, y va en serio.',
        autor: 'Candela Rosales',
        referencia: 'Juan 1:35-42',
        duracaoMinutos: 60,
        corpo: article(`
          Dos chavales lo siguen por la calle sin atreverse a hablar. Él se gira y les pregunta qué buscan. Ellos, que
          igual no lo sabían, contestan con otra pregunta: ¿dónde vives?

          Es una respuesta torpe y buenísima. No piden una explicación, piden una dirección. En Juan 1:39 él tampoco les
          da un folleto: venid y lo veis. Se quedaron toda la tarde.

          Alguien se acordó después hasta de la hora. Eran como las cuatro.
        `),
        perguntas: questions({
          QUEBRA_GELO: ['¿A qué hora y en qué sitio empezó algo importante en tu vida?'],
          OBSERVACAO: [
            '¿Quién lleva a quién en este texto? Haced la cadena con los nombres.',
            '¿Cuántas preguntas hay?',
          ],
          INTERPRETACAO: ['¿Por qué pregunta qué buscáis y no a quién buscáis?'],
          APLICACAO: ['Si te lo preguntara esta noche, ¿qué dirías antes de pensarlo? ¿Y después?'],
          ORACAO: ['Un minuto en silencio con la pregunta. Quien quiera la contesta en voz alta, en una palabra.'],
        }),
        orientacaoLider: article(`
          No tengas prisa por que la gente diga Jesús. Lo que buscan de verdad puede ser un piso, una pareja o dormir
          bien, y es un buen comienzo.

          Deja la silla de al lado de la puerta libre. Siempre llega alguien a las nueve y veinte.
        `),
      },
      {
        titulo: '¿Quieres curarte?',
        resumo: 'Treinta y ocho años en el mismo sitio. La pregunta parece cruel hasta que te la hacen a ti.',
        autor: 'Iván Montero',
        referencia: 'Juan 5:1-9',
        duracaoMinutos: 60,
        corpo: article(`
          El hombre no contesta que sí. Contesta que no tiene a nadie. Lleva tanto tiempo explicando por qué no se puede
          que la explicación se le ha convertido en la respuesta.

          Jesús no discute el mecanismo de la piscina. Le dice que se levante y que recoja la camilla, que es lo contrario
          de dejarla allí por si acaso.

          En Juan 5:9 todo sucede en una línea. Lo difícil empieza en la siguiente: ahora hay que vivir de pie.
        `),
        perguntas: questions({
          QUEBRA_GELO: ['¿Qué cosa rota hay en tu casa a la que ya te has acostumbrado?'],
          OBSERVACAO: ['¿Qué le pregunta Jesús y qué responde él? Leedlo como un diálogo, con dos voces.'],
          INTERPRETACAO: ['¿Qué perdería aquel hombre al curarse?', '¿Por qué cargar con la camilla?'],
          APLICACAO: ['¿Qué excusa tuya es además verdad?', '¿A quién le falta alguien que lo baje al agua?'],
          ORACAO: ['Pedid en plural: “Queremos curarnos de…”. Sin nombres y sin detalles.'],
        }),
        orientacaoLider: article(`
          Ojo con la enfermedad. Habrá quien lleve años pidiendo y siga igual. No conviertas la pregunta de Jesús en un
          reproche: él no culpó al hombre, lo miró.

          Si el grupo es grande, haced la aplicación de tres en tres.
        `),
      },
      {
        titulo: '¿Por qué tenéis tanto miedo?',
        resumo: 'Preguntarlo en mitad de la tormenta tiene guasa. Él espera a que se calme el mar.',
        autor: 'Taís Queiroz',
        referencia: 'Marcos 4:35-41',
        duracaoMinutos: 50,
        corpo: article(`
          Eran pescadores, sabían nadar y conocían aquel lago. Si ellos tenían miedo, era para tenerlo. La pregunta no los
          llama cobardes: les pregunta por qué, como quien se sienta al lado.

          Fíjate en el orden de Marcos 4:39-40. Primero calla el viento. Después pregunta. Hay conversaciones para las que
          hace falta que alguien apague antes el ruido.

          Y al final tienen más miedo que al principio, pero de otra clase.
        `),
        perguntas: questions({
          QUEBRA_GELO: ['¿Qué te daba miedo con ocho años y ahora te da risa?'],
          OBSERVACAO: ['Buscad los detalles que solo contaría alguien que iba en la barca.'],
          INTERPRETACAO: ['¿En qué se diferencian el miedo del principio y el del final?'],
          APLICACAO: ['¿Qué ruido hay que apagar para que podamos hablar de lo tuyo?'],
          ORACAO: ['Poned una canción sin letra, tres minutos, y rezad sin palabras.'],
        }),
      },
      {
        titulo: '¿Quién decís que soy?',
        resumo: 'Repetir lo que dice la gente es fácil. La segunda pregunta ya no se puede contestar de oídas.',
        autor: 'Candela Rosales',
        referencia: 'Marcos 8:27-33',
        duracaoMinutos: 75,
        corpo: article(`
          La primera pregunta es de encuesta: qué se dice por ahí. Contestan todos a la vez. La segunda va por la espalda:
          ¿y vosotros? Solo responde Pedro, y acierta.

          Cuatro versículos más abajo, el mismo Pedro se lleva la bronca más dura del libro. Tenía la palabra correcta y
          la idea equivocada: quería un Mesías al que no le pasara nada.

          Es un consuelo. Se puede acertar y no haber entendido, y seguir en el grupo.
        `),
        perguntas: questions({
          QUEBRA_GELO: ['¿Qué dicen de ti que no es verdad y ya no te molestas en corregir?'],
          OBSERVACAO: [
            '¿Qué respuestas da la gente y qué tienen en común?',
            '¿Qué hace Pedro en Marcos 8:32, y dónde?',
          ],
          INTERPRETACAO: ['¿Por qué les pide que no lo cuenten?'],
          APLICACAO: [
            '¿Quién dirías tú que es, sin usar ninguna palabra de iglesia?',
            '¿Qué Jesús prefieres, al que no le pasa nada o al que le pasa de todo?',
          ],
          ORACAO: ['Cada uno le habla llamándolo como de verdad lo llama. Y nada más.'],
        }),
        orientacaoLider: article(`
          La pregunta sin palabras de iglesia da los mejores diez minutos de la noche. Apunta lo que salga en un papel
          grande y no corrijas nada, ni siquiera con la cara.
        `),
      },
      {
        titulo: '¿Me quieres?',
        resumo: 'Tres veces, junto a unas brasas. Pedro ya había estado junto a otras.',
        autor: 'Iván Montero',
        referencia: 'Juan 21:15-19',
        duracaoMinutos: 60,
        corpo: article(`
          Huele a leña y a pescado. La última vez que Pedro se calentó las manos así, dijo tres veces que no lo conocía. Lo
          cuenta Juan 18:18, y seguro que él se acordó.

          Jesús no saca el tema. No pide explicaciones ni promesas. Pregunta lo único que importa, y lo pregunta tantas
          veces como hizo falta. A cada respuesta, un encargo: cuida de los míos.

          El perdón, aquí, tiene forma de desayuno y de trabajo.
        `),
        perguntas: questions({
          QUEBRA_GELO: ['¿Cuál es el mejor desayuno que te han hecho?'],
          OBSERVACAO: [
            '¿Qué cambia entre la primera vez y la tercera?',
            '¿Qué no se menciona en toda la conversación?',
          ],
          INTERPRETACAO: ['¿Por qué se entristece Pedro justo a la tercera?'],
          APLICACAO: ['¿Con quién tienes pendiente unas brasas? ¿Qué llevarías de comer?'],
          ORACAO: ['Rezad por quien esté a vuestra izquierda: que alguien se lo vuelva a preguntar.'],
        }),
        orientacaoLider: article(`
          Quedad en la playa si el levante lo permite. Es la última de la serie: que cada uno diga con qué pregunta se
          queda, y no resumas tú.
        `),
      },
    ],
  },
]
