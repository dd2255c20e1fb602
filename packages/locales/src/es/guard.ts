import type { guard as pt } from '../pt/guard.ts'
import type { Translation } from '../translation.ts'

export const guard: Translation<typeof pt> = {
  title: 'Entra para continuar',
  lead: 'Esta parte es solo tuya: debes entrar en tu cuenta para ver “{title}”.',
  signIn: 'Entrar o crear una cuenta',
  home: 'Volver al inicio',
  mustTitle: 'Debes entrar para continuar',
  must: 'Esto es para quienes tienen una cuenta. Entra o crea la tuya, y volvemos aquí enseguida.',
  notNow: 'Ahora no',
  nothingDone: 'No hay nada que confirmar',
  nothingDoneLead: 'Esta página confirma lo que acabas de hacer y solo aparece justo después.',
}
