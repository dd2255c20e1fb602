import type { DemoPlay, DemoTitle } from '../demo-play.ts'
import { prose } from '../prose.ts'

const [first, neighbours, learning] = ['Sube por aquí', 'Historias del barrio', 'Para aprender']
const stairs = 'Vecinos de escalera'
const questions = 'Preguntas en la azotea'

const episode = (
  temporada: number,
  numero: number,
  titulo: string,
  descricao: string,
  weeksAgo: number,
): DemoTitle => ({
  tipo: 'EPISODIO',
  titulo,
  descricao,
  of: stairs,
  temporada,
  numero,
  acesso: temporada === 1 && numero === 1 ? 'ABERTO' : 'ASSINANTE',
  on: numero === 1 ? [first, neighbours] : [neighbours],
  out: { weekday: 'wednesday', time: '20:30', weeksAgo },
})

const lesson = (numero: number, titulo: string, descricao: string): DemoTitle => ({
  tipo: 'AULA',
  titulo,
  descricao,
  of: questions,
  numero,
  acesso: 'ASSINANTE',
  on: [learning],
  out: { weekday: 'monday', time: '19:00', weeksAgo: 9 - numero },
})

/** Neighbours of one staircase, an evening course, and two films. */
export const play: DemoPlay = {
  settings: {
    nome: 'Azotea Play',
    chamada: 'Lo que se cuenta arriba, para verlo abajo: series, clases y alguna película.',
    tipoVisibilidadeConteudo: 'OPEN_CONTENT',
  },
  plans: [
    { nome: 'Mensual', descricao: 'Todo el catálogo, mes a mes.', valor: 499, intervalo: 'MES', diasTeste: 14 },
    { nome: 'Anual', descricao: 'Doce meses por el precio de diez.', valor: 4990, intervalo: 'ANO', diasTeste: 14 },
  ],
  shelves: [first, neighbours, learning],
  collections: [
    {
      tipo: 'SERIE',
      titulo: stairs,
      descricao: prose(`
        Un edificio de siete plantas y diez puertas. En cada capítulo se abre una.

        La segunda temporada cruza la calle y llama a los de enfrente.`),
    },
    {
      tipo: 'CURSO',
      titulo: questions,
      descricao: 'Cinco tardes para preguntar lo que en la iglesia no se pregunta. Sin prisa por responder.',
    },
  ],
  titles: [
    episode(1, 1, 'Bajo izquierda', 'Rosario riega las macetas de toda la escalera y sabe quién no duerme.', 14),
    episode(1, 2, 'Tercero derecha', 'Un piano que nadie toca y una vecina que lo afina cada otoño.', 13),
    episode(1, 3, 'El ático', 'Se mudaron por tres meses. Llevan once años y una higuera.', 12),
    episode(2, 1, 'El portal de enfrente', 'Dos comunidades, una llave equivocada y una cena para veinte.', 3),
    episode(2, 2, 'La panadería', 'A las cuatro de la mañana hay luz en un solo escaparate.', 2),
    {
      ...episode(2, 3, 'La terraza común', 'El capítulo final se rodó con todos los vecinos a la vez.', 0),
      opens: { weekday: 'wednesday', time: '20:30', weeksAhead: 1 },
    },
    lesson(1, '¿Y si no creo?', 'Empezamos por la silla vacía: la de quien todavía no sabe si quedarse.'),
    lesson(2, '¿Por qué calla Dios?', 'Leemos a Job con el teléfono apagado.'),
    lesson(3, '¿Se puede empezar otra vez?', 'Jonás, un billete de vuelta y una ciudad entera.'),
    {
      tipo: 'FILME',
      titulo: 'Siete pisos de luz',
      descricao:
        'Cómo una azotea llena de antenas se convirtió en lugar de oración. Contado por quien subió los ladrillos.',
      acesso: 'ABERTO',
      capitulos: [
        { inicioSegundos: 0, titulo: 'Las antenas' },
        { inicioSegundos: 16, titulo: 'Los ladrillos' },
      ],
      flagDestaque: true,
      on: [first],
      out: { weekday: 'saturday', time: '19:00', weeksAgo: 1 },
    },
    {
      tipo: 'FILME',
      titulo: 'Apagón',
      descricao: 'Una noche sin luz en el barrio, y todo lo que se oyó. Película hecha por los jóvenes.',
      acesso: 'AVULSO',
      precoAluguel: 299,
      horasAluguel: 72,
      idadeMinima: 10,
      notaIdade: 'Tiene escenas a oscuras.',
      flagDestaque: true,
      on: [first, neighbours],
      out: { weekday: 'friday', time: '21:00', weeksAgo: 4 },
    },
    {
      tipo: 'REPRISE',
      titulo: 'Concierto de los jueves',
      descricao: 'Levante, dos guitarras y las canciones que cantamos todo el verano.',
      acesso: 'ASSINANTE',
      on: [learning],
      out: { weekday: 'thursday', time: '22:00', weeksAgo: 5 },
    },
  ],
}
