export const consoleExport = {
  title: 'Exportar la iglesia',
  lead: 'Un archivo con todo lo que la iglesia guarda: personas, ofrendas, contenido, mensajes y archivos, en tablas que otros programas leen. Otro Narthex recibe la iglesia entera con él.',
  privacy:
    'Contiene datos personales de todos. Las contraseñas, credenciales y códigos de acceso no forman parte. Los responsables de la iglesia reciben un correo, y solo quien la pidió puede descargarla, durante un día.',
  ask: 'Exportar la iglesia',
  asked: 'La exportación comenzó. Los responsables de la iglesia reciben un correo.',
  ended: 'El archivo se borró.',
  former: 'Exportaciones',
  none: 'La iglesia nunca se exportó.',
  more: 'Mostrar más',
  askedBy: 'Pedida por {who}, {moment}',
  gone: 'alguien que ya salió',
  underWay: 'Preparando: {progress}',
  failed: 'No funcionó. Pídela otra vez.',
  over: 'El archivo se borró.',
  contents:
    '{rows, plural, one {# registro} other {# registros}}, {files, plural, one {# archivo} other {# archivos}}, {size} MB.',
  until: 'Se puede descargar hasta {moment}.',
  notMine: 'Solo quien la pidió puede descargarla, hasta {moment}.',
  fetch: 'Descargar',
  end: 'Borrar',
}
