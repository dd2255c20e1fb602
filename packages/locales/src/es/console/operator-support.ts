export const operatorSupport = {
  title: 'Soporte',
  closed: 'La iglesia no abrió su oficina a soporte. Una persona responsable la abre en Ajustes → Acceso de soporte.',
  reads: 'La iglesia abrió su oficina a soporte hasta las {until}, solo para mirar.',
  changes: 'La iglesia abrió su oficina a soporte hasta las {until}, para mirar y cambiar.',
  reason: 'Motivo: {reason}',
  enter: 'Entrar en la oficina',
  newTab: '(se abre en otra pestaña)',
  entered: 'La oficina se abrió en otra pestaña.',
  over: 'La iglesia terminó el acceso.',
} as const
