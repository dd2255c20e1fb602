import type { DemoVideo } from '../demo-tenant.ts'
import { prose } from '../prose.ts'

const hill = 'Up the Hill'

/** Short films that Emeka's phone and a borrowed tripod can make. */
export const videos: DemoVideo[] = [
  {
    titulo: 'What the east window does at eight o’clock',
    descricao: prose(`
      Nobody planned it. The chapel was set square to the road, and the road happens to point at sunrise in the second
      week of March. Stay for 0:14, when it reaches the organ.`),
    serie: hill,
    referencia: 'Psalm 19:1–4',
    capitulos: [
      { inicioSegundos: 0, titulo: 'The road' },
      { inicioSegundos: 14, titulo: 'The organ' },
    ],
    said: [
      [1, 9, 'They set the chapel square to the road.'],
      [14, 24, 'And the road, it turns out, was set square to the morning.'],
    ],
    out: { past: { weekday: 'sunday', time: '08:10', weeksAgo: 0 } },
  },
  {
    titulo: 'Forty reeds, twenty-one to go',
    descricao: 'Dale cleans a reed with a toothbrush and tells you what each one thinks of damp weather.',
    serie: hill,
    out: { past: { weekday: 'monday', time: '16:30', weeksAgo: 2 } },
  },
  {
    titulo: 'Half a minute in the Pruitts’ pasture',
    descricao: 'While the culvert was out, this was the way to church. No cow was lost in the making of this film.',
    serie: hill,
    out: { past: { weekday: 'wednesday', time: '09:00', weeksAgo: 3 } },
  },
  {
    titulo: 'Come as you are, bring a jacket',
    descricao: 'Where to park, which door sticks, and why the third pew on the left is the warm one.',
    out: { past: { weekday: 'friday', time: '12:00', weeksAgo: 6 } },
  },
]
