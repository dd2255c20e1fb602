-- Play: the church's own video subscription (decision 0106).

-- How a church's Play shows itself; none where the church never set it up.
create table play_configuracao (
  igreja_id integer primary key references igreja,
  nome text not null check (length(nome) between 1 and 60),
  chamada text check (length(chamada) <= 300),
  tipo_visibilidade_conteudo text not null check (tipo_visibilidade_conteudo in ('OPEN_CONTENT', 'CLOSED_CONTENT')),
  -- How many days a subscription stays open after a renewal that was not paid.
  dias_tolerancia integer not null default 3 check (dias_tolerancia between 0 and 30),
  versao integer not null default 1,
  alterado_em timestamptz not null
);

-- A series with seasons, a course, or a mere collection.
create table play_coletanea (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  tipo text not null check (tipo in ('SERIE', 'CURSO', 'COLECAO')),
  titulo text not null check (length(titulo) <= 200),
  descricao text check (length(descricao) <= 10000),
  imagem text,
  imagem_larga text,
  situacao text not null check (situacao in ('RASCUNHO', 'PUBLICADO')),
  versao integer not null default 1,
  alterado_em timestamptz not null,
  primary key (igreja_id, id)
);

-- A film, an episode, a lesson or the replay of a broadcast.
create table play_conteudo (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  tipo text not null check (tipo in ('FILME', 'EPISODIO', 'AULA', 'REPRISE')),
  titulo text not null check (length(titulo) <= 200),
  descricao text check (length(descricao) <= 10000),
  imagem text,
  imagem_larga text,
  duracao_segundos integer check (duracao_segundos >= 0),
  -- Its place in a collection.
  coletanea_id integer,
  temporada integer check (temporada >= 1),
  numero integer check (numero >= 1),
  -- ABERTO: anyone plays it. ASSINANTE: members with an active subscription. AVULSO: members who rented or bought it.
  acesso text not null check (acesso in ('ABERTO', 'ASSINANTE', 'AVULSO')),
  -- In cents, of titles that can be had alone; also beside a subscription.
  preco_aluguel bigint check (preco_aluguel > 0),
  horas_aluguel integer check (horas_aluguel between 1 and 8760),
  preco_compra bigint check (preco_compra > 0),
  -- From this age; null where everyone may see it.
  idade_minima integer check (idade_minima in (10, 12, 14, 16, 18)),
  nota_idade text check (length(nota_idade) <= 200),
  idioma text not null,
  palestrantes text[] not null default '{}',
  -- [{ inicioSegundos, titulo }]; [{ idioma, url }]; [{ nome, url }].
  capitulos jsonb not null default '[]',
  legendas jsonb not null default '[]',
  anexos jsonb not null default '[]',
  -- The video: at a service, an address of the church's own, or a protected file of the product (play_midia).
  servico text not null check (servico in ('YOUTUBE', 'VIMEO', 'HLS', 'ARQUIVO', 'PROTEGIDO')),
  codigo text,
  url text,
  midia_id uuid,
  -- A short clip for anyone.
  previa_midia_id uuid,
  flag_destaque boolean not null default false,
  situacao text not null check (situacao in ('RASCUNHO', 'PUBLICADO')),
  -- Shown from then on; can be played from disponivel_de ("coming soon" before it) until disponivel_ate.
  data_publicacao timestamptz not null,
  disponivel_de timestamptz,
  disponivel_ate timestamptz,
  versao integer not null default 1,
  alterado_em timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, coletanea_id) references play_coletanea on delete set null (coletanea_id),
  check ((codigo is not null) = (servico in ('YOUTUBE', 'VIMEO'))),
  check ((url is not null) = (servico in ('HLS', 'ARQUIVO'))),
  check ((midia_id is not null) = (servico = 'PROTEGIDO')),
  check ((preco_aluguel is null) = (horas_aluguel is null)),
  check (acesso <> 'AVULSO' or num_nonnulls(preco_aluguel, preco_compra) > 0)
);
-- With all that lists filter by, so that skipping to a page reads the index alone.
create index play_conteudo_recentes on play_conteudo (igreja_id, data_publicacao desc, id desc)
  include (disponivel_ate, flag_destaque, tipo, coletanea_id) where situacao = 'PUBLICADO';
-- What the clock changes next.
create index play_conteudo_comeca on play_conteudo (igreja_id, disponivel_de)
  where situacao = 'PUBLICADO' and disponivel_de is not null;
create index play_conteudo_acaba on play_conteudo (igreja_id, disponivel_ate)
  where situacao = 'PUBLICADO' and disponivel_ate is not null;
create index play_conteudo_de_coletanea on play_conteudo (igreja_id, coletanea_id, temporada, numero, id);
create index play_conteudo_midia on play_conteudo (igreja_id, midia_id) where midia_id is not null;
create index play_conteudo_previa on play_conteudo (igreja_id, previa_midia_id) where previa_midia_id is not null;

-- A shelf of the home, in the church's order.
create table play_tag (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  nome text not null check (length(nome) between 1 and 60),
  ordem integer not null,
  flag_home boolean not null,
  versao integer not null default 1,
  primary key (igreja_id, id)
);
create table play_conteudo_tag (
  igreja_id integer not null references igreja,
  conteudo_id integer not null,
  tag_id integer not null,
  primary key (igreja_id, tag_id, conteudo_id),
  foreign key (igreja_id, conteudo_id) references play_conteudo on delete cascade,
  foreign key (igreja_id, tag_id) references play_tag on delete cascade
);
create index play_conteudo_tag_conteudo on play_conteudo_tag (igreja_id, conteudo_id);

-- What a member keeps for later.
create table play_lista (
  igreja_id integer not null references igreja,
  id uuid not null,
  usuario_id integer not null,
  conteudo_id integer not null,
  criado_em timestamptz not null,
  primary key (igreja_id, id),
  constraint play_lista_uma_vez unique (igreja_id, usuario_id, conteudo_id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, conteudo_id) references play_conteudo on delete cascade
);
create index play_lista_conteudo on play_lista (igreja_id, conteudo_id);
