import type { DemoSong } from '../demo-tenant.ts'

/** Written on the roof, mostly after midnight. */
export const songs: DemoSong[] = [
  {
    code: 'A1',
    theme: 'Adoración',
    rhythm: 'Pop · 92',
    cifra: `
{title: Más arriba}
{artist: Banda de La Azotea}
{key: E}

{sov: Estrofa 1}
[E]Subimos seis [B/D#]pisos sin [C#m7]ascensor
[A9]Con la guitarra al [E/G#]hombro y el [F#m7]corazón [B4]peor
[E]Pero arriba el [B/D#]cielo no [C#m7]cobra la en[A9]trada
[F#m7]Y Tú ya es[E/G#]tabas, [A]sin que nadie te lla[B]mara
{eov}

{soc}
Más a[A]rriba, más a[E/G#]llá
De lo [F#m7]que me sé ex[C#m7]plicar
Más a[A]rriba que mi [E/G#]miedo
Y tan [D9]cerca al respi[B]rar
Más a[A]rriba, y sin em[G#7/B#]bargo
Te sen[C#m7]taste aquí a ce[F#7/A#]nar
[A]Dios de las [B]alturas
Que [A]sabe ba[B]jar [E]
{eoc}

{sob: Puente}
[C#m7]Baja, [A]baja, [E]baja [B/D#]
[C#m7]Hasta la [A]calle, [F#m7]hasta el por[B]tal
{eob}
{chorus}`,
  },
  {
    code: 'A2',
    theme: 'Confianza',
    rhythm: 'Tangos · 4/4',
    title: 'Levante',
    author: 'Rocío Benítez',
    tone: 'Lam',
    cifra: `
[Intro] Lam  Sol  Fa  Mi7

[Estrofa]
Lam            Sol
Sopla levante y se lleva mi ropa
Fa              Mi7
Sopla levante y no sé dónde voy
Lam            Sol
Todo lo suelto se pierde en el aire
Fa           Mi7
Menos el hilo que sabe quién soy

Estribillo:
Rem         Lam
Tú no te mueves, Tú no te mueves
Mi7          Lam   La7
Roca tranquila bajo mi pie
Rem        Sol7    Do   Fa7M
Que venga el viento con lo que quiera
Sim7(b5)    Mi7   Lam
Yo ya he llegado, yo ya me sé`,
  },
  {
    code: 'A3',
    theme: 'Gratitud',
    rhythm: 'Rumba',
    cifra: `
{title: Gracias por el martes}
{artist: Banda de La Azotea}
{key: C}

[C]Gracias por el [Am7]martes, que nadie cele[Dm7]bra [G7]
[C]Por el café con [Am7]leche y la gente que no [Dm7]tiembla [G7]
[F]Por la vecina que [Fm6]canta desa[Em7]finando [A7(b9)]feliz
[Dm7]Si eso no es un mi[G7]lagro, [F/C]no sé qué hago a[C]quí

{soc}
Y [F]gracias, y [G]gracias, y [Em7]gracias otra [Am7]vez
[Dm7]Por lo que no se [G7]cuenta y por [C]lo que no se [C7]ve
Y [F]gracias, y [G]gracias, aunque [E7/G#]sea sin mo[Am7]tivo
[Dm7]Que el motivo eres [G7]Tú, y que [C6/9]sigo vivo
{eoc}`,
  },
  {
    code: 'A4',
    theme: 'Noche',
    rhythm: 'Lenta',
    cifra: `
{title: Nana del puerto}
{artist: Rocío Benítez}

Duérmete, bahía,
que ya apagó su motor
el último de los barcos
y te cuida el Pescador.

Duérmete, que nadie
te va a pedir perfección:
hasta las redes vacías
caben en su corazón.`,
  },
]
