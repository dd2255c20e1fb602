import type { giveCheckout as pt } from '../pt/give-checkout.ts'
import type { Translation } from '../translation.ts'

export const giveCheckout: Translation<typeof pt> = {
  back: 'Cambiar importe o causa',
  loading: 'Cargando…',
  rehearsal: 'Esta iglesia está en modo de prueba: no se cobra dinero de verdad.',
  none: {
    title: 'Primero elige cuánto dar',
    lead: 'Aquí confirmas y pagas. Todavía no empezaste una ofrenda.',
    choose: 'Elegir el importe',
  },
  summary: {
    title: 'Resumen',
    edit: 'Editar',
    fees: 'Comisiones que cubres',
    total: 'Total',
    anonymous: 'Sin mostrar tu nombre',
  },
  giver: {
    title: 'Tus datos',
    emailHint: 'El recibo llega aquí.',
    receiptTo: 'Enviaremos el recibo a {email}',
  },
  upTo: '{method} acepta hasta {amount} por ofrenda.',
  fees: {
    label: 'Cubrir las comisiones ({amount})',
    off: 'Así la iglesia recibe los {amount} completos.',
    on: 'La iglesia recibe los {amount} completos. ¡Gracias!',
  },
  card: 'Tarjeta',
  bank: 'Cuenta bancaria',
  toCard: 'Continuar con la tarjeta',
  toBank: 'Continuar con la cuenta',
  pay: 'Ofrendar {amount}',
  trust: 'El recibo llega por correo.',
  offline: 'No tienes conexión. Tu ofrenda está guardada aquí; continúa cuando vuelva la conexión.',
  refusals: {
    declined: 'El pago no fue aprobado y no se cobró nada. Revisa los datos, usa otra tarjeta o paga de otra forma.',
    GIVING_UNAVAILABLE: 'La iglesia no recibe ofrendas en este sitio ahora. No se cobró nada.',
    REASON_UNAVAILABLE: 'Una de las causas ya no recibe ofrendas. No se cobró nada; elige otra.',
    GIFT_TOO_SMALL: 'El importe mínimo cambió. No se cobró nada; ajusta el importe.',
    change: 'Cambiar la ofrenda',
  },
}
