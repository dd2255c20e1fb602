export const consoleProfile = {
  lead: 'Lo que el sitio cuenta de la iglesia: en la página de inicio, en “Quiénes somos”, al pie y en los buscadores.',
  sections: {
    words: 'Quiénes somos',
    contact: 'Contacto',
    place: 'Dónde estamos',
    clock: 'Idioma y hora',
    visitors: 'Quien visita el sitio',
  },
  nome: { label: 'Nombre de la iglesia', help: 'Como la llama la gente. Aparece arriba en todas las páginas.' },
  descricao: {
    label: 'En pocas palabras',
    help: 'Una o dos frases, debajo del nombre y cuando alguien comparte el sitio.',
  },
  historia: {
    label: 'Nuestra historia',
    help: 'Una línea en blanco empieza otro párrafo. Está entera en “Quiénes somos”, y su comienzo en la página de inicio.',
  },
  imagens: {
    label: 'Fotos',
    help: 'La primera abre el sitio; las demás aparecen en “Quiénes somos”.',
    count: '{count, plural, =0 {Ninguna foto} one {# foto} other {# fotos}}',
  },
  telefone: { label: 'Teléfono', help: 'En el sitio, un toque llama. También puede ser el de WhatsApp.' },
  email: { label: 'Correo', help: 'Recibe los mensajes de quienes visitan el sitio.' },
  redesSociais: { label: 'Redes sociales', help: 'Aparecen al pie de todas las páginas.' },
  endereco: { label: 'Dirección', help: 'Donde la gente encuentra la iglesia. El sitio la muestra y abre el mapa.' },
  latitude: {
    label: 'Punto en el mapa',
    help: 'Abre el lugar en cualquier mapa y pega aquí el enlace, o los dos números. Pone a la iglesia en el lugar justo en “Cómo llegar”.',
  },
  longitude: { label: 'Longitud' },
  idioma: {
    label: 'Idioma del sitio',
    help: 'Quien visita puede elegir otro. Fechas e importes siguen este. Con el español de España, los textos en español son los de allí.',
  },
  fusoHorario: { label: 'Zona horaria', help: 'Cultos, eventos y publicaciones usan esta hora.' },
  facebookPixelCode: {
    label: 'Código del píxel de Meta',
    help: 'Solo los números. Mide anuncios, y solo de quien lo aceptó.',
  },
  urlPoliticaPrivacidade: {
    label: 'Política de privacidad propia',
    help: 'La dirección de la tuya. Vacío: el sitio muestra la que viene con el sistema.',
  },
  flagChatBot: {
    label: 'Asistente de conversación',
    help: 'Responde preguntas de quien visita el sitio, donde el sistema tiene un asistente.',
  },
} as const
