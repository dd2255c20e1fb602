import { article } from '../article.ts'

/* Lo que algunos de los diez minutos dicen con calma. */

export const theOneWhoWasNotThere = article(`
  A Tomás le colgamos un mote que los evangelios no le pusieron. De él sabemos otra cosa: cuando todos temían volver a
  Judea, fue el único que dijo vamos también nosotros, aunque sea para morir con él (Juan 11:16). No era un hombre frío. Era
  un hombre que había querido mucho y no pensaba consolarse con un rumor.

  ## Ocho días

  Juan 20:26 deja caer el detalle: pasaron ocho días. Una semana entera sentado a la mesa con diez personas que hablaban de
  lo que él no había visto. Cualquiera se habría ido, o se habría apuntado al entusiasmo para no desentonar. Tomás se quedó
  con su pregunta, y los otros, que ya no la tenían, le siguieron pasando el pan.

  > Una comunidad no se mide por lo segura que está, sino por el sitio que le guarda a quien duda.

  Cuando Jesús vuelve, entra con las mismas palabras de paz y va directo a él. Le repite una por una las condiciones que
  había puesto, como quien dice: estaba aquí cuando lo dijiste. Y le ofrece las heridas. No una explicación: las manos.

  ## Para hoy

  Quizá tú eres Tomás esta temporada. Entonces quédate. No hace falta que cantes lo que no puedes cantar; basta con que no
  dejes la mesa. O quizá eres uno de los diez, y hay alguien cerca que cree distinto, o que ya no cree. No le mandes un
  vídeo. Guárdale el sitio, invítale a cenar, y deja que las heridas hagan su trabajo.

  La frase que sale al final de su boca es la más alta de todo el evangelio. La dijo el último en llegar.
`)

export const openingTheRoof = article(`
  En Cádiz sabemos de azoteas. Se sube a tender, a tomar el fresco, a ver pasar los barcos, a llorar sin que te oigan. En
  Cafarnaún también servían para todo, y una tarde sirvieron para entrar.

  ## Cuatro que no se conforman

  Marcos 2:3 los cuenta: eran cuatro. No sabemos cómo se llamaban ni de qué lo conocían. Sabemos que llegaron tarde, que no
  se podía pasar y que ninguno dijo pues ya volveremos mañana. Miraron hacia arriba. La fe, a veces, no es más que eso:
  encontrar otra entrada.

  Imagina la maniobra. La camilla por una escalera estrecha, las manos escarbando el barro, el polvo cayendo sobre los
  invitados importantes. Y abajo Jesús, que levanta la vista y sonríe. El texto dice que vio la fe de ellos. De ellos, de
  los de las cuerdas. El enfermo no abre la boca en toda la escena.

  > Hay días en que uno no puede creer, y entonces lo bajan los amigos.

  ## Cuerdas

  Santiago 5:16 nos pide que oremos los unos por los otros, y Gálatas 6:2 que llevemos las cargas ajenas. Suena bonito
  hasta que te toca una esquina de la camilla. Pesa, estorba y llega en mal momento. Pero nadie entra solo a según qué
  sitios.

  Piensa en una persona que hoy no puede subir. Llama a otras tres. No hace falta un plan: una escalera, una tarde, un guiso.
  Y si el que está en la camilla eres tú, deja que te bajen. Da vergüenza, cae polvo, todo el mundo mira. Vale la pena.
`)
