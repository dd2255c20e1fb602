export const consoleWelcome = {
  title: 'Elige tu contraseña',
  lead: 'Con ella entras en la administración y en el sitio de {church}.',
  password: 'Nueva contraseña',
  submit: 'Guardar y entrar',
  INVALID_CODE: 'Este enlace ya se usó o venció. Pide que te envíen la invitación de nuevo.',
  toLogin: 'Ya tengo contraseña',
} as const
