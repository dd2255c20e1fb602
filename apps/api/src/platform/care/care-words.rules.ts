import type { CareKind } from '@narthex/contract/prayer/prayer-moderation.endpoints'

/**
 * Phrases that suggest danger, in Portuguese, English and Spanish, without accents, separated by commas. `a/b` means
 * either word, `word?` is optional, `word*` matches any ending, `a_b` is two words. The lists prefer false positives: a
 * prayer held by mistake is published as soon as a moderator has read it.
 */

const parente = 'marido/esposo/esposa/mulher/companheiro/companheira/namorado/namorada/pai/padrasto/mae/madrasta/ex'
const pareja = 'esposo/esposa/marido/mujer/pareja/novio/novia/padre/padrastro/madre/madrastra/papa/mama/ex'
const spouse = 'husband/wife/boyfriend/girlfriend/partner/father/dad/stepfather/stepdad/mother/mom/mum/stepmother/ex'

export const careWords: Readonly<Record<CareKind, string>> = {
  SUICIDIO: `
    suicid*, suisid*, kms,
    quero/queria/quisera/prefiro/preferia muito? so? morrer, vontade/desejo/pensamento/pensamentos de morrer/morte,
    queria/gostaria/preferia de? estar/ter morto/morta/morrido, penso/pensando/pensei em morrer/morte,
    me matar, matar me, matar a mim mesmo/mesma, me mato, me matei, se matou, se matar,
    tirar/tirei/tirou/tirando a? minha/propria/sua propria? vida, tirar a vida, dar um? fim a/na/em minha vida,
    por um fim a/na/em minha vida, acabar com a? minha propria? vida, quero/queria/vou/pensei/pensando em? acabar com tudo,
    nao quero/aguento/consigo/suporto mais viver, nao quero/queria viver, nao quero/queria mais? existir,
    nao quero/queria mais acordar, cansei/cansado/cansada de viver, desisti/desistir de viver, desisti/desistir da vida,
    sem razao/motivo/motivos para/pra viver, nao tenho motivo/motivos/razao para/pra viver, melhor sem mim,
    perdi/perdeu a? vontade de viver, nao tenho/sinto mais? vontade de viver, gostaria de morrer,
    queria/quero dormir e nao acordar mais?, quero/queria sumir/desaparecer, nao quero/queria mais? estar aqui,
    melhor morto/morta, me enforcar, me jogar da/do/de ponte/predio/janela,

    kill/killing/killed myself/himself/herself/themselves, end/ending/ended my own? life, take/taking/took my own? life,
    want/wanted/wanna/wish/ready to? just? die, wish i/he/she was/were/am dead, wish i had? never been? born,
    better off dead, better off without me, dont/do_not want/wanna to? live, dont/do_not want to? be alive/here anymore,
    no reason/reasons to live, nothing to live for, end it all, tired of living, lost the will to live, hang myself,
    dont/do_not want/wanna to? wake up, want/wanted/wanna to? disappear, thoughts of death/dying,

    quiero/quisiera/queria/prefiero/preferiria morir/morirme, ganas de morir/morirme, pienso/pensando/pense en morir/morirme,
    quitarme/quitarse la vida, me quite/quito la vida, matarme, me quiero matar, me voy a matar,
    acabar/terminar con mi vida, quiero/quisiera/voy a? acabar/terminar con todo,
    no quiero/aguanto/soporto ya? mas? vivir, sin razon/razones/motivo/motivos para vivir,
    quiero/quisiera dejar de existir, quiero/quisiera desaparecer, perdi las? ganas de vivir,
    no quiero/quisiera despertar mas?, no tengo razones/motivos/ganas para/de vivir, mejor sin mi, ahorcarme, estaria mejor muerto/muerta`,

  AUTOLESAO: `
    automutil*, auto mutil*, autoles*, me cortar, me corto, me cortei, me cortando, cortar os? meus? pulsos/bracos,
    me machucar de proposito, me machuco de proposito, me ferir de proposito,

    self harm*, self injur*, cutting/cut myself, hurting myself, want/wanted/wanna to? hurt/harm myself,
    harm/harming myself, slit my wrists, overdosed,

    cortarme, me corte, me estoy cortando, hacerme dano, me hago dano, lastimarme`,

  ABUSO: `
    abuso/abusos/abusada/abusado/abusou/abusar/abusando sexual/sexuais/sexualmente, fui/sou/era/foi/sendo abusada/abusado,
    abusou/abusa/abusava/abusaram de mim, me abusou/abusa/abusava, estupr*,
    fui/foi/sou violada/violado/violentada/violentado/molestada/molestado, pedofil*, assedio sexual, assediad* sexualmente,
    sofro/sofri/sofre/sofria/sofrendo abuso/abusos, abuso do/da/de meu?/minha? ${parente}/tio/avo/primo/irmao,
    meu/minha tio/avo/primo/irmao/${parente} me toca/tocava/tocou/abusa,
    violencia sexual, incest*, toca/tocava/tocou nas minhas partes, abuso/abusos infantil/infantis, exploracao sexual,

    rape, rapes, raped, rapist, raping, my uncle/cousin/brother/grandfather/grandpa/${spouse} touches/touched me, molested, molesting, molester, sexual/sexually abuse/abused/assault/assaulted/abusing,
    abused/abuses/abusing me, was/been/being/am abused, child abuse, touches/touched me down? there/inappropriately,
    pedophil*, grooming me,

    abuso/abusa/abusaba/abusaron de mi, fui/fue/soy/siendo abusada/abusado, abusos sexuales, violacion sexual, me violo,
    me violaron, me viola, violaron a mi hija/hijo/hermana/madre,
    mi tio/primo/abuelo/hermano/${pareja} me toca/tocaba/toco, acoso sexual, abusos infantiles, toca/tocaba/toco mis partes`,

  VIOLENCIA: `
    violencia domestica, violencia em/dentro de? casa, violencia intrafamiliar/conjugal, maria da penha, medida protetiva,
    me bate, me batia, me bateu, me batendo, me bater, bate/batia/bateu em mim, me espanc*, fui/sou espancad*,
    apanho/apanhei/apanhando/apanhar do/da meu?/minha? ${parente}, apanho/apanhei/apanhando em casa,
    bate/batia/bateu na/no/em minha/meu ${parente}/filho/filha/irma/irmao, me agride, me agredia, me agrediu, me agredindo, agredid* pel* meu?/minha? ${parente}, agredid* em casa,
    ameaca/ameacou/ameacando/ameacava me? de? matar/morte, ameacad* de morte, medo do/da/de meu/minha ${parente},
    relacionamento abusivo, relacao abusiva, me tranca em casa,

    domestic violence/abuse, hits/beats/punches/kicks/slaps/chokes/strangles me, he/she/they beat/hit me,
    beat/beating me up, punched/kicked/slapped/choked/strangled me,
    beats/hits my ${spouse}/sister/brother/son/daughter, my ${spouse} hit/beat/hurt/hurts me,
    threatened/threatens/threatening to kill, abusive ${spouse}/relationship/marriage/home, afraid/scared of my ${spouse},
    violence at home,

    violencia en el? casa/hogar, violencia familiar, violencia de genero, me golpe*, me pegaba, me pegan,
    me pega mi ${pareja}, mi ${pareja} me pega/pego/pegaba/golpea/golpeo/maltrata/amenaza, me maltrat*, me amenaz*,
    miedo de/a mi ${pareja}, relacion abusiva`,

  OFENSA: `
    vai/va/vao se foder/fuder, foda se, vsf, fdp, filho/filha da puta, puta, vagabund*, desgracad*, idiota, idiotas,
    imbeci*, otari*, arrombad*, viad*, vai/va pro/para o? inferno, merece/merecia/merecem morrer, se mata, se mate,
    vai morrer, cala a boca, nojent*,

    fuck*, bitch*, asshole*, moron*, idiot, idiots, kill yourself, kys, go to hell, retard, retarded, whore*, slut*,
    faggot*, shut up, you deserve to die, loser, disgusting person,

    hijo/hija de puta, pendej*, mierda, cabron*, vete al infierno, muerete, maricon*, matate, mereces/merece morir, callate,
    malnacid*, gilipollas`,
}

/** Harmless phrases that contain such words. They are removed before the search. */
export const harmlessWords = `
  morrer/morrendo/morri/morro de rir/riso/saudade/saudades/amor/vergonha/fome/frio/calor/sono/medo/tedio/alegria,
  me matar/mato/matei/matando de? rir/trabalhar/estudar/tanto, se matar/matou/mata/mate de? trabalhar/estudar,
  die/dying/died laughing, die/dying/died of/from laughter/laughing/embarrassment/boredom, killing myself at/with work,
  suicide squad, esquadrao suicida, escuadron suicida,
  morir/morirme/muero/muriendo de risa/verguenza/hambre/frio/calor/sueno/amor/alegria,

  quero/queria/quiero/quisiera morrer/morir a/ao/aos/para/pra/al o? pecado/pecados/mundo/carne/velho/viejo,
  quero/queria/quiero/quisiera morrer/morir a/para/pra mim/mi mesmo/mesma/mismo/misma/e/y,
  quero/queria/quiero/quisiera morrer/morir para_o/pra_o/ao/al eu/yo,
  morrer/morir para/a/al/ao o? mundo/pecado/carne, morrer/morir a/para mim/mi mesmo/mesma/mismo/misma/e/y,
  morrer/morir para_o/ao/al eu/yo,
  want/wanna to? die to my? own? self/myself/sin/flesh, die to my? self/myself/sin/flesh,
  nao quero/queria mais? viver no/em/longe/sem de? pecado/pecados/deus/cristo/jesus/ti,
  no quiero ya? mas? vivir en/lejos/sin el? de? pecado/dios/cristo/jesus/ti,
  dont/do_not want to live in/without/far from? sin/god/christ/jesus/him,

  nao/nunca/jamais quero/queria/quis morrer, no quiero/queria/quisiera morir/morirme,
  dont/do_not/doesnt/does_not/didnt/did_not/never want/wants/wanted to die,
  medo/miedo de morrer/morir, afraid/fear/scared of? to? die/dying/death,

  me cortei/cortar/corto/corte o/a/el/la/com/con/no/na cozinhando/cabelo/unha/pelo/cabello/una/dedo/mao/faca/barba,
  cortarme el/la/las cabello/pelo/barba/unas, cut myself while? shaving/cooking/gardening/slicing,
  me bateu/bate/batia uma/um/aquela/a, it/this/that beats/hits me, beats me why/how`
