import type { planNames as source } from '../pt/plan-names.ts'
import type { Translation } from '../translation.ts'

/** Reading plans of the product itself. */
export const planNames: Translation<typeof source> = {
  firstSteps: {
    name: 'Primeros pasos',
    description: 'Treinta días para quien empieza: quién es Jesús, qué es la gracia, cómo orar y vivir con los demás.',
  },
  wholeBible: {
    name: 'La Biblia en un año',
    description:
      'De Génesis a Apocalipsis en 365 días. Cada día, una parte de la historia y otra del Nuevo Testamento, los Salmos o Proverbios.',
  },
  newTestament: {
    name: 'Nuevo Testamento en 90 días',
    description: 'Tres meses de Mateo a Apocalipsis, unos quince minutos al día.',
  },
  psalmsAndProverbs: {
    name: 'Salmos y Proverbios en un mes',
    description: 'Algunos salmos y un capítulo de Proverbios al día. Ideal para volver a empezar cuando quieras.',
  },
  gospels: {
    name: 'Los Evangelios en 40 días',
    description: 'Cuatro miradas a la vida de Jesús, de Mateo a Juan.',
  },
  advent: {
    name: 'Adviento',
    description: 'Las cuatro semanas antes de Navidad: las promesas, quienes las esperaron y la noche en Belén.',
  },
  lent: {
    name: 'Cuaresma',
    description:
      'Del Miércoles de Ceniza a la víspera de Pascua: la salida de Egipto, el consuelo de Isaías y los últimos días de Jesús.',
  },
}
