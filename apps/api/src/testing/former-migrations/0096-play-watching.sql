-- Watching: protected files, where members stopped, what plays now (decision 0106).

-- A video that the product keeps and hands out by signed addresses alone.
create table play_midia (
  igreja_id integer not null references igreja,
  id uuid not null,
  nome text not null check (length(nome) <= 200),
  situacao text not null check (situacao in ('ENVIANDO', 'CONFERINDO', 'CONVERTENDO', 'PRONTA', 'RECUSADA')),
  -- Why it was refused: a code of the contract.
  recusa text,
  -- What is announced and what has come so far.
  bytes bigint not null check (bytes > 0),
  recebidos bigint not null default 0 check (recebidos >= 0 and recebidos <= bytes),
  progresso integer not null default 0 check (progresso between 0 and 100),
  -- UNICO: one file. HLS: playlists and segments below it.
  formato text check (formato in ('UNICO', 'HLS')),
  tipo text,
  duracao_segundos integer check (duracao_segundos >= 0),
  poster text,
  criado_em timestamptz not null,
  alterado_em timestamptz not null,
  primary key (igreja_id, id)
);
create index play_midia_recentes on play_midia (igreja_id, criado_em desc, id);
alter table play_conteudo
  add foreign key (igreja_id, midia_id) references play_midia,
  add foreign key (igreja_id, previa_midia_id) references play_midia;

-- A profile of a family's account; the member's own is the one without a row here.
create table play_perfil (
  igreja_id integer not null references igreja,
  id uuid not null,
  usuario_id integer not null,
  nome text not null check (length(nome) between 1 and 40),
  idade_maxima integer not null check (idade_maxima in (0, 10, 12, 14, 16)),
  criado_em timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
create index play_perfil_usuario on play_perfil (igreja_id, usuario_id);
-- The PIN that leads out of a child's profile; one for the account.
create table play_pin (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  pin_hash text not null,
  alterado_em timestamptz not null,
  primary key (igreja_id, usuario_id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);

-- Where a viewer stopped: the newest by the moment of watching wins, whatever arrives last.
create table play_posicao (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  -- The member's own profile is the zero id.
  perfil_id uuid not null default '00000000-0000-0000-0000-000000000000',
  conteudo_id integer not null,
  segundos integer not null check (segundos >= 0),
  -- Seen to its end, or marked so.
  flag_visto boolean not null default false,
  visto_em timestamptz not null,
  primary key (igreja_id, usuario_id, perfil_id, conteudo_id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, conteudo_id) references play_conteudo on delete cascade
);
create index play_posicao_recentes on play_posicao (igreja_id, usuario_id, perfil_id, visto_em desc);
create index play_posicao_conteudo on play_posicao (igreja_id, conteudo_id);

-- What plays now; a row that was not renewed is over.
create table play_reproducao (
  igreja_id integer not null references igreja,
  id uuid not null,
  usuario_id integer not null,
  conteudo_id integer not null,
  aparelho text not null check (length(aparelho) <= 120),
  comecou_em timestamptz not null,
  renovada_em timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade,
  foreign key (igreja_id, conteudo_id) references play_conteudo on delete cascade
);
create index play_reproducao_usuario on play_reproducao (igreja_id, usuario_id, renovada_em desc);
create index play_reproducao_conteudo on play_reproducao (igreja_id, conteudo_id);

-- How much is watched, a day and title a row; of whom is not kept.
create table play_estatistica (
  igreja_id integer not null references igreja,
  conteudo_id integer not null,
  dia date not null,
  inicios integer not null default 0,
  segundos bigint not null default 0,
  conclusoes integer not null default 0,
  primary key (igreja_id, conteudo_id, dia),
  foreign key (igreja_id, conteudo_id) references play_conteudo on delete cascade
);
