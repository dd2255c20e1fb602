import type { shell as pt } from '../pt/shell.ts'
import type { Translation } from '../translation.ts'

export const shell: Translation<typeof pt> = {
  skip: 'Ir al contenido',
  home: 'Inicio',
  mainMenu: 'Menú principal',
  menu: 'Menú',
  more: 'Más',
  close: 'Cerrar',
  signIn: 'Entrar',
  account: 'Mi cuenta',
  shortcuts: 'Accesos rápidos',
  newTab: '(se abre en otra pestaña)',
  contact: 'Escríbenos',
  visit: 'Dónde estamos',
  openMap: 'Ver en el mapa',
  follow: 'Síguenos',
  links: 'En el sitio',
  churches: 'Nuestras iglesias',
  admin: 'Administración',
}
