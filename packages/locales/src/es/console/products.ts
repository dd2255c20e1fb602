export const consoleProducts = {
  lead: 'Los sistemas de turnos de voluntarios y de entrada de los niños, a los que el sitio lleva a quien inició sesión.',
  sections: { voluts: 'Voluntarios', mykids: 'Niños' },
  volutsModo: {
    label: 'Sistema de voluntarios',
    options: { PADRAO: 'El que viene con el sitio', PROPRIO: 'Uno de la iglesia', DESLIGADO: 'Ninguno' },
  },
  volutsUrl: {
    label: 'Dirección del sistema de voluntarios',
    help: 'Donde el sistema recibe a las personas. Empieza con https.',
  },
  mykidsModo: {
    label: 'Sistema de los niños',
    options: { PADRAO: 'El que viene con el sitio', PROPRIO: 'Uno de la iglesia', DESLIGADO: 'Ninguno' },
  },
  mykidsUrl: {
    label: 'Dirección del sistema de los niños',
    help: 'Donde el sistema recibe a las personas. Empieza con https.',
  },
  state: {
    standard: 'Un sistema ya viene con el sitio.',
    noStandard: 'Ningún sistema viene con el sitio: con esa opción, el elemento desaparece del menú.',
    hosts: 'Un sistema de la iglesia puede estar en: {hosts}.',
    noHosts:
      'Quien cuida del sistema no habilitó direcciones propias. Si quieres usar una de la iglesia, pide que la habilite.',
  },
  secret: {
    title: 'Clave: {product}',
    setOn: 'Definida el {date}. Nunca se muestra.',
    none: 'Aún no definida. Sin ella, el sistema de la iglesia no recibe a nadie.',
    owner: 'Solo los responsables de la iglesia definen claves.',
    label: 'Clave del sistema de la iglesia',
    replace: 'Clave nueva, en lugar de la actual',
    help: 'La misma que tiene el sistema, con al menos 32 caracteres. Se guarda en secreto.',
    short: 'La clave necesita al menos 32 caracteres.',
    save: 'Guardar la clave',
    saved: 'Clave guardada.',
    remove: 'Quitar la clave',
    removed: 'Clave quitada.',
    sure: 'Sin la clave, el sistema de la iglesia deja de recibir a las personas. ¿Quitarla de todos modos?',
    keep: 'Dejar como está',
  },
} as const
