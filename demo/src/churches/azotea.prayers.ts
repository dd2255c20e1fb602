import type { DemoWall } from '../demo-prayers.ts'

export const prayers: DemoWall = {
  reasons: ['Salud', 'Familia', 'Trabajo', 'Estudios', 'Duelo', 'Gracias'],
  people: [
    { nome: 'Rocío', sobrenome: 'Benjumea' },
    { nome: 'Curro', sobrenome: 'Palacios' },
    { nome: 'Inma', sobrenome: 'Salvatierra' },
    { nome: 'Nacho', sobrenome: 'Verdugo' },
    { nome: 'Lola', sobrenome: 'Cabeza' },
    { nome: 'Samuel', sobrenome: 'Olmedo', dataNascimento: '2010-11-02' },
    { nome: 'Pilar', sobrenome: 'Aragón' },
    { nome: 'Dani', sobrenome: 'Quintero' },
  ],
  prayers: [
    {
      ...{ by: 'Rocío', daysAgo: 0, reason: 'Salud', prayed: 5 },
      text: 'Mañana ingresan a mi padre para una prueba del corazón. Está haciendo bromas, así que sé que tiene miedo. Orad por él y por mi madre.',
      messages: [
        ['Inma', 'Estamos contigo, Rocío. ¿Os acerco algo de cena?'],
        ['Dani', 'Orando desde ya. Un abrazo grande a los tres.'],
      ],
    },
    {
      ...{ by: 'Dani', daysAgo: 1, reason: 'Trabajo', prayed: 6 },
      text: 'Tengo la segunda entrevista en el astillero el jueves. Llevo ocho meses buscando. Pedid conmigo calma y buenas palabras.',
      messages: [['Curro', 'Camisa limpia y respira, hermano. El jueves a las diez paro y oro.']],
    },
    {
      ...{ by: 'Pilar', daysAgo: 2, reason: 'Familia', prayed: 7, isAnonymous: true },
      text: 'Mi hija se ha ido a vivir lejos y la casa suena distinta. Pedid que aprendamos a querernos también por teléfono.',
      messages: [
        ['Lola', 'A mí me salvó mandar una foto tonta cada mañana. Prueba. Oro por vosotras.'],
        ['Pilar', 'Hoy mandé la primera. Gracias.'],
      ],
    },
    {
      ...{ by: 'Samuel', daysAgo: 3, reason: 'Estudios', prayed: 5 },
      text: 'La semana que viene tengo exámenes y matemáticas me cuesta mucho. Orad para que no me bloquee.',
      messages: [['Nacho', 'Vente el sábado a la azotea y las repasamos juntos.']],
    },
    {
      ...{ by: 'Candela', daysAgo: 4, reason: 'Trabajo', prayed: 6 },
      text: 'Termino el proyecto más grande que he hecho y todavía no sé qué viene después. Pedid que sepa descansar antes de decidir.',
      messages: [
        ['Rocío', 'Te lo mereces, Candela. Que descanses de verdad.'],
        ['Inma', 'Y cuando descanses, café en mi terraza.'],
      ],
    },
    {
      ...{ by: 'Curro', daysAgo: 6, reason: 'Duelo', prayed: 7 },
      text: 'Se nos ha ido el abuelo Manuel, que me enseñó a remar y a callar a tiempo. Pedid consuelo para mi abuela.',
      messages: [
        ['Pilar', 'Qué hombre tan bueno. Un abrazo a tu abuela de mi parte.'],
        ['Samuel', 'Lo siento mucho, Curro.'],
      ],
    },
    {
      ...{ by: 'Lola', daysAgo: 8, reason: 'Gracias', prayed: 3 },
      text: 'Hoy no pido nada. Subí a tender, vi toda la bahía encendida y me acordé de dar gracias. Ahí queda.',
    },
    {
      ...{ by: 'Nacho', daysAgo: 10, reason: 'Trabajo', prayed: 5 },
      text: 'Abrimos el taller de bicis el lunes con más ilusión que ahorros. Orad por las primeras semanas.',
      answered: {
        daysAgo: 1,
        text: 'Primera semana: catorce bicis arregladas y un vecino que trajo churros. ¡Seguimos! Gracias por orar.',
      },
      messages: [['Lola', 'La mía va como la seda.']],
    },
    {
      ...{ by: 'Inma', daysAgo: 13, reason: 'Salud', prayed: 6 },
      text: 'Me operan de la vista y vivo de leer. Pedid por el doctor y por mi paciencia, que es poca.',
      answered: { daysAgo: 4, text: 'Ya leo la carta del bar sin gafas. Lo primero que leí fue el salmo 121.' },
      messages: [['Rocío', '¡Qué alegría tan grande!']],
    },
    {
      ...{ by: 'Curro', daysAgo: 17, reason: 'Familia', prayed: 4, isAnonymous: true },
      text: 'En casa nos hablamos a gritos por cansancio. Orad para que volvamos a bajar la voz.',
      messages: [['Pilar', 'Una tarde sin prisas obra maravillas. Oro por vosotros.']],
    },
    {
      ...{ by: 'Rocío', daysAgo: 22, reason: 'Familia', prayed: 3 },
      text: 'Mi hermano vuelve de Alemania después de seis años. Pedid un buen reencuentro.',
      answered: {
        daysAgo: 12,
        text: 'Llegó con tres maletas y el mismo chiste de siempre. Lloramos todos, hasta el perro.',
      },
    },
    {
      ...{ by: 'Pilar', daysAgo: 2, reason: 'Salud', is: 'waiting' },
      text: 'Espero unos resultados y se me hace larga la semana. Una oración, por favor.',
    },
    {
      ...{ by: 'Nacho', daysAgo: 5, reason: 'Familia', prayed: 1, is: 'reported' },
      text: 'Orad por mi vecino Fermín, del segundo izquierda, que lo está pasando mal con el casero.',
    },
    {
      ...{ by: 'Candela', daysAgo: 7, reason: 'Familia', forPastors: true, wants: 'visit' },
      text: 'Me gustaría hablar un rato con uno de vosotros esta semana, sin prisa. ¿Podéis pasaros por casa?',
    },
  ],
}
