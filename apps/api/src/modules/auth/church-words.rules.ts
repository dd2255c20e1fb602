/**
 * Words that churchgoers use in passwords and that general lists lack, in Portuguese, Spanish and English; lower case, no
 * accents. Up to three of them in a row are refused too, as in `DeusFiel`.
 */
export const churchWords: readonly string[] = `
  jesus jesuscristo cristo christ deus dios god senhor senor lord salvador savior messias mesias emanuel
  emmanuel yeshua jeova jehova jehovah espirito espiritu santo santa graca gracia gracias grace gloria glory
  aleluia aleluya hallelujah hosana amem amen bencao bendicion blessing blessed abencoado bendecido fe faith
  esperanca esperanza hope amor love paz peace vida life luz light ceu cielo heaven cruz cross milagre milagro
  vitoria victoria victory fiel eterno rei rey king pai padre father filho hijo cordeiro cordero leao leon
  pastor pastora ovelha igreja iglesia church templo temple altar culto louvor adoracao alabanza worship
  oracao oracion prayer biblia bible palavra palabra evangelho evangelio gospel salmo salmos psalm genesis
  exodo mateus mateo marcos lucas joao juan atos romanos apocalipse apocalipsis sao san celula jovens missao
  mision batista cristao cristiano assembleia presbiteriana metodista catolica adventista meu minha mi my te
  ama sou soy de do da e y o a is the me nosso nossa nuestro guia
  maria ana jose pedro paulo pablo davi david daniel samuel gabriel gabriela rafael miguel arthur heitor
  bernardo lorenzo theo enzo isaac abraao moises sara rebeca raquel ester rute marta debora isabel isabela
  julia laura helena alice sofia valentina manuela luiza beatriz mariana larissa leticia camila amanda bruna
  fernanda patricia juliana aline vanessa carlos antonio francisco luis luiz marcelo marcio rodrigo fernando
  ricardo eduardo gustavo guilherme felipe matheus thiago tiago bruno leonardo vinicius caio joaquim benjamin
  nicolas murilo jorge javier alejandro diego sergio manuel carmen lucia guadalupe ximena camilo andres
  senha minhasenha contrasena clave segredo secreto mudar trocar acesso acceso entrar bemvindo bienvenido
  bemvinda teste prueba usuario administrador familia casa filha mamae mama papai papa bebe princesa amizade
  felicidade felicidad saudade coracao corazon estrela estrella sol lua luna flor rosa brasil mexico argentina
  colombia espana portugal angola saopaulo riodejaneiro flamengo corinthians palmeiras santos gremio
  internacional cruzeiro vasco fluminense botafogo barcelona realmadrid boca janeiro fevereiro marco abril
  maio junho julho agosto setembro outubro novembro dezembro enero febrero marzo mayo junio julio septiembre
  octubre noviembre diciembre segunda terca quarta quinta sexta sabado domingo lunes martes miercoles jueves
  viernes verao inverno primavera verano invierno futebol futbol musica natal pascoa
`
  .trim()
  .split(/\s+/)
