import { article } from '../article.ts'
import type { DemoMinistry } from '../demo-reading.ts'

export const ministries: DemoMinistry[] = [
  {
    titulo: 'La cena de los jueves',
    resumo: 'Una mesa larga para quien llega solo, para quien llega sin nada y para quien llega con hambre de hablar.',
    responsaveis: [
      { nome: 'Iván Montero', funcao: 'Pastor' },
      { nome: 'Ramón Vela', funcao: 'Turno de guisos' },
    ],
    contato: 'https://cena.laazotea.example',
    corpo: article(`
      Se abre a las ocho y media y se cena a las nueve, que es cuando está el guiso. No hay que apuntarse. Quien quiere
      friega, quien puede trae pan, y a quien viene por primera vez le toca el sitio junto a la ventana.

      Al terminar leemos un trozo corto de un evangelio, casi siempre de los que pasan en una mesa: Lucas 24:30, Juan 21:12.
      Después se canta o se friega, según la noche.
    `),
    projects: [
      {
        titulo: 'Tuppers del viernes',
        resumo: 'Lo que sobra no se tira: sale a las diez de la mañana hacia seis casas que no pueden bajar.',
      },
      {
        titulo: 'Cocina para empezar',
        resumo: 'Un curso de ocho tardes para quien se acaba de independizar y solo sabe hacer pasta.',
      },
    ],
  },
  {
    titulo: 'El piso de las tres llaves',
    resumo: 'Un sitio pequeño y tranquilo para quien necesita unos meses de calma.',
    responsaveis: [{ nome: 'Noelia Prado', funcao: 'Acompañamiento' }],
    contato: 'mailto:piso@laazotea.example',
    corpo: article(`
      Lo pagamos entre dieciocho familias. Hay tres llaves: la de quien vive allí, la de quien acompaña y una que está
      guardada por si acaso. Nunca contamos quién es. Si lo necesitas o conoces a alguien, escribe; responde siempre la
      misma persona.
    `),
    projects: [],
  },
  {
    titulo: 'Martes de voz',
    resumo: 'Ensayos de puertas abiertas los martes, con Taís, un pandero y mucha paciencia.',
    responsaveis: [{ nome: 'Taís Queiroz', funcao: 'Música' }],
    projects: [{ titulo: 'Coro de la escalera', resumo: 'Villancicos en los portales de la Viña, uno por noche.' }],
  },
]
