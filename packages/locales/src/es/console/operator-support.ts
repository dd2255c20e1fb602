export const operatorSupport = {
  title: 'Soporte',
  closed:
    'La iglesia no abrió su administración al soporte. Una persona responsable la abre en Ajustes → Acceso de soporte.',
  reads: 'La iglesia abrió su administración al soporte hasta las {until}, solo para ver.',
  changes: 'La iglesia abrió su administración al soporte hasta las {until}, para ver y cambiar.',
  reason: 'Motivo: {reason}',
  enter: 'Entrar en la administración',
  newTab: '(se abre en otra pestaña)',
  entered: 'La administración se abrió en otra pestaña.',
  over: 'La iglesia terminó el acceso.',
} as const
