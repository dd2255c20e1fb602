import { article } from '../article.ts'

/* What some of the week's devotionals say at length. */

export const beforeTheLight = article(`
  Quem mora perto do cais conhece a água antes do amanhecer. Não é azul nem verde: é um peso escuro que respira. Os barcos
  que voltam cedo vêm pelo som, e quem espera na pedra aprende a reconhecer um motor muito antes de ver o casco.

  É assim que a Bíblia começa. Gênesis 1.1-2 não abre com um jardim; abre com o fundo, com o escuro, com uma terra que
  ainda não serve para nada. E, sobre tudo isso, alguém que se move sem pressa e sem susto.

  ## O escuro não é sinal de ausência

  A gente costuma contar a história ao contrário: primeiro arrumo a vida, depois convido Deus. O texto diz o oposto. O
  Espírito estava ali quando não havia nada apresentável. Séculos depois, o Salmo 139.11-12 repete a descoberta de um jeito
  íntimo: mesmo que eu peça à noite que me esconda, para ele a noite é clara como o dia. E João 1.5 guarda a mesma certeza
  numa linha só: a luz brilha na escuridão, e a escuridão não deu conta dela.

  > Deus não espera a casa ficar pronta para entrar. Ele entra para que ela fique.

  ## Para a sua segunda-feira

  Talvez a semana comece com uma pia cheia, um exame por fazer, uma conversa adiada. Você não precisa dar forma a tudo até
  a noite. A primeira palavra da criação não foi uma tarefa, foi um presente: haja luz. Antes dela, só havia companhia.

  Hoje, antes de abrir o celular, fique um minuto no escuro do quarto. Não peça nada. Diga apenas: o Senhor já estava aqui.
  Depois acenda a luz e faça uma coisa de cada vez, como se faz um mundo: primeiro separa, depois junta, e ao fim do dia
  olha e reconhece o que ficou bom.

  Se puder, repita à noite, quando as luzes da rua acenderem. Houve tarde e houve manhã: na Bíblia o dia começa pela tarde,
  enquanto a gente dorme e outro trabalha.
`)

export const feetFirst = article(`
  O Jordão, na cheia, não é um riacho de presépio. Josué 3.15 faz questão de dizer que era tempo de colheita e que o rio
  transbordava as margens. Ninguém escolheria aquela semana para atravessar com crianças, cabras e panelas.

  ## A ordem das coisas

  No mar, quarenta anos antes, a água abriu e então o povo andou (Êxodo 14.21-22). No rio foi o contrário: alguém precisou
  entrar primeiro. A fé dos pais tinha sido a de seguir um caminho aberto; a dos filhos seria a de abri-lo molhando a
  sandália. Deus é o mesmo, mas não repete o método, e quem espera o milagre da mãe pode perder o seu.

  Repare também em quem vai na frente. Não vão os mais fortes nem os mais rápidos, vão os que carregam peso. Os sacerdotes
  entraram com a arca nos ombros e ficaram de pé no meio do leito até passar o último. É uma boa descrição de quem lidera:
  entra antes e sai depois.

  > Entre a promessa e o chão seco houve um passo molhado.

  ## O seu pé

  Há margens em que a gente mora por anos. O telefonema para o irmão. O pedido de ajuda. A matrícula. A palavra que
  terminaria uma briga em que ninguém lembra mais quem começou. Ficamos olhando o nível da água e chamando isso de
  prudência.

  Não é preciso resolver o rio. Ele não é com você. O que é com você tem o tamanho de um pé:

  - escreva a mensagem, mesmo que mande só amanhã;
  - marque a hora, mesmo que ainda não saiba o que dizer;
  - peça a alguém que fique na margem olhando por você.

  E, quando passar, faça como eles em Josué 4.6-7: leve uma pedra. Um dia uma criança vai perguntar o que ela significa, e
  você terá uma história para contar.
`)

export const behindTheTent = article(`
  Sara tinha aprendido a não esperar. Não por falta de fé: por cansaço. Quem já comprou roupa de bebê e a guardou no fundo
  do armário sabe o tipo de silêncio que se faz em volta de certos assuntos. Então três visitas chegam na hora do calor, e
  uma delas fala de um filho como quem fala do tempo.

  ## Rir também é uma resposta

  Gênesis 18.12 diz que ela riu consigo mesma. Ninguém ouviu, só Deus. E a pergunta que vem em seguida não é uma bronca: há
  coisa difícil demais para o Senhor? Séculos mais tarde um anjo diria quase o mesmo a outra mulher, em Lucas 1.37, e desta
  vez a resposta seria um sim. Entre o riso de uma e o sim da outra cabe muita gente, e Deus conversa com todas.

  Sara negou que tivesse rido. Teve medo. O que ela ouviu de volta é uma das frases mais honestas da Bíblia: não é verdade,
  você riu. E a conversa acaba aí. Nenhum castigo, nenhuma promessa retirada. Deus não se ofende com o nosso cansaço;
  apenas não deixa que ele minta.

  > Há promessas que entram pela porta dos fundos, enquanto a gente ri na cozinha.

  ## Um nome que quer dizer riso

  Quando o menino nasceu, deram-lhe o nome de Isaque. Toda vez que o chamavam para jantar, repetiam a piada, agora do lado
  certo. É o que Deus faz com o que a gente riu de amargura: não apaga, devolve. Hebreus 11.11 lembra Sara entre os que
  creram, e quem escreveu conhecia a história inteira, com a risada dentro.

  Se hoje você só consegue sorrir de canto, não finja outra coisa. Diga a Deus o que parece tarde demais, e diga com o
  sorriso que tiver. Depois continue assando o pão, que as visitas estão à porta.
`)

export const atThePool = article(`
  Trinta e oito anos é tempo bastante para conhecer todo mundo à beira de um tanque: quem chega cedo, quem fura a fila,
  quem já desistiu e só vem pela conversa. João 5.5 dá o número e não dá o nome. Talvez porque, depois de tanto tempo, a
  espera tivesse ficado com o lugar do nome.

  ## A pergunta que incomoda

  Jesus pergunta se ele quer ficar bom. Parece cruel, mas repare: o homem não diz que sim. Explica. Não tem quem o leve,
  outro desce primeiro, a culpa é da água. Tudo verdade, e nada disso tinha sido perguntado. A gente se explica muito
  quando tem medo de querer.

  Querer custa. Quem fica bom precisa levantar cedo, arranjar trabalho, aprender a dizer quem é quando já não é o doente
  do tanque. Em Marcos 10.51 Jesus faz quase a mesma pergunta a um cego, e ele responde em poucas palavras. Uns têm o
  desejo na ponta da língua; outros precisam procurá-lo no fundo da esteira.

  > Não é preciso fé grande para responder a uma pergunta. Basta parar de explicar.

  ## Levantar a cama

  O que vem depois é quase seco: levante-se, pegue a cama, ande. Sem tanque, sem fila, sem o anjo que todos esperavam. E a
  cama vai junto. Jesus não manda jogar fora os trinta e oito anos; manda carregar o que antes o carregava.

  Hoje, escreva num papel o que você responderia se ele perguntasse. Sem justificativa. Se a resposta for “não sei se
  quero”, escreva isso, que também é oração. E depois leia, devagar, o Salmo 40.1-3, de alguém que esperou com paciência e
  foi tirado do fundo com os pés cheios de barro.
`)
