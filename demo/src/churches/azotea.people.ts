import type { DemoPastor, DemoService } from '../demo-tenant.ts'
import { prose } from '../prose.ts'

export const services: DemoService[] = [
  {
    nome: 'Domingo en San Fernando',
    diaSemana: 0,
    horario: '12:00',
    duracaoMinutos: 75,
    flagTransmissao: false,
    local: 'Calle del Salinero, 31, San Fernando',
  },
  {
    nome: 'Domingo en la puerta amarilla',
    diaSemana: 0,
    horario: '19:00',
    duracaoMinutos: 90,
    flagTransmissao: true,
    local: null,
  },
  {
    nome: 'Oración en voz baja',
    diaSemana: 3,
    horario: '21:00',
    duracaoMinutos: 40,
    flagTransmissao: false,
    local: null,
  },
]

export const pastors: DemoPastor[] = [
  {
    nome: 'Candela Rosales',
    funcao: 'Pastora',
    foto: null,
    biografia: prose(`
      Gaditana del barrio de Santa María y profesora de matemáticas por las mañanas. Prepara los sermones en el bus de
      la línea 1 y los prueba con sus alumnos sin que se den cuenta. Si le preguntas algo que no sabe, te lo dice y te
      llama el martes.`),
  },
  {
    nome: 'Iván Montero',
    funcao: 'Pastor',
    foto: null,
    biografia: prose(`
      Fue camarero once años y todavía reconoce a la gente por lo que pide. Cuida de las cenas, de las casas y de
      quienes pasan una mala racha. Predica corto. Está casado con Noelia y tiene dos gemelas que corrigen sus
      ejemplos.`),
  },
  {
    nome: 'Taís Queiroz',
    funcao: 'Grupos de barrio y música',
    foto: null,
    biografia: prose(`
      Llegó de Recife con una beca, un pandero y billete de vuelta. El billete caducó. Es restauradora de madera, y por
      eso la pared de los toneleros sigue en pie. Coordina los ocho grupos y enseña a cantar a quien jura que no sabe.`),
  },
]
