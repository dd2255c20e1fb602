import type { DemoVideo } from '../demo-tenant.ts'
import { prose } from '../prose.ts'

const sky = 'Treinta segundos de cielo'

/** Short films from a rooftop, where light is never missing. */
export const videos: DemoVideo[] = [
  {
    titulo: 'La azotea cuando se apagan las farolas',
    descricao: prose(`
      Hay cuatro minutos, justo antes de las siete, en que la ciudad se queda a oscuras y el cielo todavía no. Aquí van
      treinta segundos de esos cuatro minutos. En 0:15 canta el primer vencejo.`),
    serie: sky,
    referencia: 'Salmo 130,6',
    capitulos: [
      { inicioSegundos: 0, titulo: 'Las farolas' },
      { inicioSegundos: 15, titulo: 'El vencejo' },
    ],
    said: [
      [1, 10, 'Hay un momento en que nadie ilumina nada.'],
      [15, 26, 'Y entonces empieza.'],
    ],
    out: { past: { weekday: 'saturday', time: '07:05', weeksAgo: 0 } },
  },
  {
    titulo: 'El vidrio amarillo',
    descricao:
      'Lo trajo una familia de Jerez envuelto en mantas. Era de una bodega y ahora es nuestro sol de los jueves.',
    serie: sky,
    out: { past: { weekday: 'thursday', time: '20:30', weeksAgo: 1 } },
  },
  {
    titulo: 'Levante en la cara',
    descricao: 'Día de viento: se volaron tres hojas de canciones y nadie dejó de cantar.',
    serie: sky,
    out: { past: { weekday: 'sunday', time: '12:40', weeksAgo: 3 } },
  },
  {
    titulo: 'Cómo subir a la azotea',
    descricao:
      'El portal, el ascensor que solo obedece a la tercera y la escalera con barandilla azul. Te esperamos arriba.',
    out: { past: { weekday: 'monday', time: '10:00', weeksAgo: 5 } },
  },
]
