import type { DemoPodcast } from '../demo-tenant.ts'
import { prose } from '../prose.ts'

const monday = (weeksAgo: number) => ({ weekday: 'monday', time: '07:30', weeksAgo }) as const

export const podcast: DemoPodcast = {
  titulo: 'Levante',
  autor: 'La Azotea',
  descricao: prose(`
    Un minuto de campanas grabado en alguna azotea de Cádiz antes de que la ciudad se despierte. Cuando sopla levante se
    oye el levante; cuando no, los vencejos. Súbete.`),
  subcategoria: 'Christianity',
  spotify: 'https://podcast.laazotea.example',
  episodes: [
    {
      titulo: 'Calle Levantera, 14',
      seconds: 66,
      descricao: prose(`
        Volvimos a la azotea donde empezó todo. El vecino del tercero nos reconoció, bajó el tendedero y subió café.`),
      published: monday(0),
    },
    {
      titulo: 'Una silla de más',
      seconds: 59,
      descricao: 'Hay una nota que falta en cada vuelta. Está guardada para quien llegue.',
      published: monday(1),
    },
    {
      titulo: 'Los nombres en la pared',
      seconds: 82,
      descricao: prose(`
        Veintitrés toneleros firmaron a lápiz la pared que no pintamos. Hay un toque para cada uno, en el orden en que
        están escritos.`),
      published: monday(2),
    },
    {
      titulo: 'Turno de tarde',
      seconds: 54,
      descricao: 'Empieza despacio, como el domingo: hasta que no entra quien sale del turno, no hay segunda voz.',
      published: monday(3),
    },
    {
      titulo: 'Se llevó las partituras',
      seconds: 73,
      descricao: 'El viento, aquella primera tarde. Esto es lo que nos acordamos de lo que ponía en ellas.',
      published: monday(4),
    },
    {
      titulo: 'Desde Recife, con cariño',
      seconds: 77,
      descricao: 'Taís trajo una melodía de las campanas de allí. La tocamos con lo que tenemos aquí.',
      published: monday(6),
    },
    {
      titulo: 'Bajito después de las nueve y media',
      seconds: 45,
      descricao: 'Para escuchar con la ventana abierta y sin molestar a nadie.',
      published: monday(7),
    },
  ],
}
