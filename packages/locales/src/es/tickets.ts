import type { tickets as pt } from '../pt/tickets.ts'
import type { Translation } from '../translation.ts'

export const tickets: Translation<typeof pt> = {
  title: 'Entradas',
  free: 'Gratis',
  priceRange: '{from} – {to}',
  feesApart: 'Más las comisiones de la forma de pago.',
  addOns: 'Complementos',
  terms: 'Condiciones de la inscripción',
  cancelUntil: 'Puedes cancelar hasta {date} y se devuelve el {percent} %.',
  cancelUntilLessFees: 'Puedes cancelar hasta {date} y se devuelve el {percent} %, menos las comisiones.',
  installments: 'Hasta {count} cuotas con tarjeta',
  visitorsToo: 'No hace falta tener cuenta.',
  audience: {
    MEMBROS: 'Para miembros de la iglesia',
    VISITANTES: 'Para visitantes',
    ages: 'De {from} a {to} años',
    from: 'Desde los {from} años',
    upTo: 'Hasta los {to} años',
    MASCULINO: 'Para hombres',
    FEMININO: 'Para mujeres',
  },
  state: {
    from: 'A la venta desde {date}',
    until: 'A la venta hasta {date}',
    ended: 'La venta terminó',
    soldOut: 'Agotado',
    limit: 'Ya tienes el máximo por persona',
    left: '{count, plural, one {Queda #} other {Quedan #}}',
  },
  button: {
    register: 'Inscribirse',
    again: 'Inscribir a alguien más',
    online: 'Participar en línea',
    closed: 'Inscripciones cerradas',
    soldOut: 'Entradas agotadas',
    notYet: 'Inscripciones desde {date}',
    limit: 'Ya tienes tus entradas',
    wait: 'Entrar en la lista de espera',
    mine: 'Ver mis entradas',
  },
}
