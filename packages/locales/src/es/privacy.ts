import type { privacy as pt } from '../pt/privacy.ts'
import type { Translation } from '../translation.ts'

export const privacy: Translation<typeof pt> = {
  lead: 'Qué guarda este sitio, por qué lo guarda y qué puedes pedir. Sin letra pequeña.',
  who: 'Responsable de tus datos',
  whoLead:
    '{name} decide qué guarda este sitio y para qué. Si tienes una duda o una petición, habla directamente con la iglesia.',
  ownPolicy: 'Leer la política de privacidad de la iglesia',
  device: 'Qué se guarda en tu dispositivo',
  deviceLead: 'Solo lo que hace que el sitio funcione como pediste. Nada de esto sirve para seguirte.',
  language: 'Idioma',
  languageWhy: 'El que elegiste, en una cookie (“lang”), por un año. Si no eliges, no hay cookie.',
  theme: 'Apariencia',
  themeWhy: 'Claro u oscuro, si lo eliges, hasta que lo borres.',
  session: 'Tu sesión',
  sessionWhy: 'Si entras en tu cuenta, un código que prueba que eres tú, hasta que salgas.',
  offline: 'Páginas para leer sin internet',
  offlineWhy: 'Partes del sitio y páginas que ya abriste, para cuando falle la conexión.',
  consent: 'Tus respuestas sobre privacidad',
  consentWhy: 'Lo que aceptaste o rechazaste, para no volver a preguntarte.',
  server: 'Qué pasa por el servidor',
  serverText:
    'Para responderte, el servidor recibe la dirección IP de tu dispositivo. Cuenta por un momento las solicitudes de cada dirección, para frenar abusos, y no guarda registro de quién visitó qué.',
  others: 'Terceros',
  noOne: 'Nadie. Este sitio no carga herramientas de otras empresas para seguir las visitas.',
  facebookPixel: 'Meta (Facebook)',
  facebookPixelWhy:
    'Cuenta las páginas abiertas, para que la iglesia sepa si sus anuncios dan resultado. Solo si lo autorizas.',
  sessionRecording: 'Grabación de visitas ({host})',
  sessionRecordingWhy: 'Muestra cómo se usan las páginas, para mejorarlas. Solo si lo autorizas.',
  survey: 'Encuesta ({host})',
  surveyWhy:
    'Pregunta a quienes entraron en su cuenta qué les parece el sitio. Recibe datos de la iglesia y el idioma, no los tuyos. Solo si lo autorizas.',
  mapTiles: 'Calles en el mapa ({host})',
  mapTilesWhy:
    'Dibuja las calles en el mapa de los grupos. Recibe la dirección IP de tu dispositivo y la parte del mapa que ves. Solo si lo autorizas.',
  recaptcha: 'Google reCAPTCHA',
  recaptchaWhy:
    'Distingue personas de robots, para proteger los formularios. Solo aparece en las páginas con un formulario que lo pide.',
  links: 'Los enlaces a mapas, redes sociales y otros sitios te llevan a ellos, y allí se aplican sus reglas.',
  choices: 'Tus preferencias',
  choicesLead: 'Cámbialas cuando quieras: lo que desactives deja de cargarse, y borramos las cookies que podamos.',
  choicesNoScript: 'Sin JavaScript nada de esto se carga, así que no hay nada que elegir.',
  rights: 'Tus derechos',
  rightsLead: 'Según la ley de tu país (la LGPD en Brasil, el RGPD en Europa) puedes pedir a la iglesia, sin costo:',
  rightAccess: 'saber si tiene datos tuyos y recibir una copia;',
  rightCorrect: 'corregir lo que esté mal o incompleto;',
  rightDelete: 'borrar, bloquear o volver anónimo lo que ya no haga falta;',
  rightMove: 'llevar tus datos a otro lugar;',
  rightObject: 'oponerte a un uso y retirar tu consentimiento.',
  rightComplain:
    'Si la respuesta no llega o no resuelve, puedes acudir a la autoridad de protección de datos de tu país (en Brasil, la ANPD).',
}
