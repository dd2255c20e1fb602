import type { consoleSecondFactor as pt } from '../../pt/console/factors.ts'
import type { Translation } from '../../translation.ts'

/** The second factor of the team. */
export const consoleSecondFactor = {
  title: 'Segundo factor del equipo',
  lead: 'Con un segundo factor, una contraseña filtrada no basta para entrar: también hace falta una llave de acceso o un código del celular.',
  isRequired: 'Se exige a todo el equipo. Quien no lo tiene queda sin acceso hasta configurarlo.',
  isNotRequired: 'No se exige. Cada persona del equipo decide.',
  require: 'Exigir a todo el equipo',
  release: 'Dejar de exigir',
  requireTitle: '¿Exigir el segundo factor?',
  requireLead: 'Todo el equipo ya lo tiene. Quien llegue después tendrá acceso cuando configure el suyo.',
  missingLead:
    '{count, plural, one {Esta persona aún no lo tiene y queda sin acceso, desde ahora, hasta configurarlo:} other {Estas personas aún no lo tienen y quedan sin acceso, desde ahora, hasta configurarlo:}}',
  releaseTitle: '¿Dejar de exigir?',
  releaseLead: 'Quien tiene un segundo factor lo sigue usando. Los accesos que esperan uno vuelven en el momento.',
  required: 'El segundo factor ahora se exige.',
  released: 'El segundo factor ya no se exige.',
  cancel: 'Dejar como está',
  ownFirst: 'Configure primero el suyo',
  ownFirstLead: 'Para exigir el segundo factor hay que tener uno: de otro modo perdería su acceso a la oficina.',
  setUp: 'Configurar mi segundo factor',
  team: 'Equipo',
  count:
    '{count, plural, =0 {Todas las personas tienen un segundo factor.} one {Falta # persona.} other {Faltan # personas.}}',
  has: 'Tiene',
  hasNot: 'Aún no tiene',
} satisfies Translation<typeof pt>
