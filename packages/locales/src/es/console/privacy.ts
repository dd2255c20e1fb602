export const consolePrivacy = {
  lead: 'La política de privacidad en palabras de la iglesia. Aparece en “Privacidad”, al pie de todas las páginas, antes de lo que el propio sitio explica. Quien lee en un idioma sin texto ve el del idioma de la iglesia.',
  sections: { texts: 'Texto en cada idioma' },
  pt: { label: 'En portugués' },
  en: { label: 'En inglés' },
  es: { label: 'En español' },
  look: 'Ver la página de privacidad',
  address:
    '¿La política ya está en otro sitio? Su dirección va en los datos de la iglesia, y el pie de página lleva allí.',
  toAddress: 'Datos de la iglesia',
} as const
